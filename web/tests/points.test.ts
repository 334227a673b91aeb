// Points as they are printed: a minus is no hyphen, and a hyphen stays one.

import { expect, test } from 'vitest';
import { withMinus } from '../src/lib/points';

test('a number below zero has a minus, also in a sentence', () => {
  expect(withMinus(-3)).toBe('−3');
  expect(withMinus('Alicja: -12 punktów')).toBe('Alicja: −12 punktów');
});

test('a rule, a span of numbers and a day keep their hyphens', () => {
  for (const told of ['PTN-5.12', '1-3', '2026-11-19']) expect(withMinus(told)).toBe(told);
});
