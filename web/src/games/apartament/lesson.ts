// Orders of several towns that fit into the truck, and furniture for a first room. The deal lets seat 1 begin.

import type { Lesson } from '../lessons';

export const lesson: Lesson = { seed: 41 };
