// Two hotels without rules of their own, and guests of every kind in the hand.

import type { Lesson } from '../lessons';

export const lesson: Lesson = { seed: 256, options: { first: '0' } };
