// Things that go from one part of the board to another: pieces, trucks.

import { crossfade, scale } from 'svelte/transition';
import { lasting } from '../../pieces/motion';

export const [send, receive] = crossfade({
  duration: () => lasting(450),
  fallback: (node) => scale(node, { duration: lasting(220), start: 0.6 }),
});
