// Guests and cards that go from one place of the board to another.

import { crossfade, scale } from 'svelte/transition';
import { lasting } from '../../pieces/motion';

export const [send, receive] = crossfade({
  duration: () => lasting(480),
  fallback: (node) => scale(node, { duration: lasting(260), start: 0.7 }),
});
