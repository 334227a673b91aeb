// What a page puts into the bar at the top beside the way home.

import type { Snippet } from 'svelte';

class Bar {
  tools = $state.raw<Snippet | null>(null);
  /** Whether the page has all of it at the thumb and wants the room. */
  isAway = $state(false);
}

export const bar = new Bar();
