// Plain people of every strength in the hand, and no card yet that does something special.

import type { Lesson } from '../lessons';

export const lesson: Lesson = { seed: 115, options: { first: '0' } };
