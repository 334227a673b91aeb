import { expect, test } from 'vitest';
import { daysInARow } from '../src/lib/puzzles.svelte';

test.each([
  ['goes on through today', [7, 8, 9], 3],
  ['waits for today since yesterday', [8, 7], 2],
  ['begins anew after a day left out', [9, 7, 6], 1],
  ['is over the day after next', [7], 0],
])('a streak %s', (_, days, count) => expect(daysInARow(days, 9)).toBe(count));
