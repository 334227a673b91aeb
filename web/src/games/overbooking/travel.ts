// Cards that go from the hand to a hotel, and away.

import { crossfade, scale } from 'svelte/transition';
import { lasting } from '../../pieces/motion';

export const [send, receive] = crossfade({
  duration: () => lasting(350),
  fallback: (node) => scale(node, { duration: lasting(250), start: 0.6 }),
});
