// Cards that go from the hand to a hotel, and away.

import { crossfade, scale } from 'svelte/transition';
import { lasting } from '../../pieces/motion';

/** What others lay is seen on its way first, and lies there when it has come. */
export const [send, receive] = crossfade({
  duration: () => lasting(350),
  fallback: (node) => scale(node, { delay: lasting(450), duration: lasting(150), start: 0.9 }),
});
