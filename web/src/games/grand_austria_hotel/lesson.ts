// Guests who want little, and staff that suit a beginner. Who plays last in the first round chooses a guest first.

import type { Lesson } from '../lessons';

export const lesson: Lesson = { seed: 51, options: { first: '1', staff: 'introductory' } };
