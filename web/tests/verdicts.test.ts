import { expect, test } from 'vitest';
import type { Account, Decision, Point, Review } from '../src/generated/protocol';
import { inHundredths, isGood, judgedIn, partsOf, pointAt, sharesAt, signed } from '../src/lib/verdicts';

const ACCOUNT: Account = {
  seat: 1, result: 0.5, even: 0.3333, deal: 0.014, draws: -0.056, hidden: 0.1, play: [0.2, -0.3, 0.1],
  remainder: 0.1087, luck_error: 0.1, play_error: 0.1, decisions: 9, accuracy: 80, like: null, marks: {},
};
const point = (move: number, beat: number | null = null): Point => ({
  move, moment: 'decision', beat, shares: [0.5, 0.5], errors: [], known: null, known_errors: null,
});
const DECISION = {
  move: 3, seat: 0, action: 7, best: 9, loss: 12, choices: [
    { action: 9, share: 0.5, points: 60, chance: 0.5 },
    { action: 8, share: 0.48, points: 57, chance: 0.3 },
    { action: 7, share: 0.4, points: 47, chance: 0.2 },
  ],
} as Decision;

test('what is told of a result adds up to it, rounded as it is', () => {
  const values = partsOf(ACCOUNT).map(([, value]) => value);
  const total = ACCOUNT.result - ACCOUNT.even;
  const told = inHundredths(values, total);
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(Math.round(total * 100));
  told.forEach((each, index) => expect(Math.abs(each - (values[index] ?? 0) * 100)).toBeLessThanOrEqual(1));
});

test('what the others did is told without what one did oneself', () => {
  expect(partsOf(ACCOUNT).find(([name]) => name === 'own')?.[1]).toBe(-0.3);
  expect(partsOf(ACCOUNT).find(([name]) => name === 'others')?.[1]).toBeCloseTo(0.3);
});

test('an answer that the review has tried is judged by what it found', () => {
  expect(judgedIn(DECISION, 8)).toMatchObject({ loss: 3, isBest: false });
  expect(judgedIn(DECISION, 7)).toMatchObject({ loss: 12 });
  expect(judgedIn(DECISION, 5)).toBeNull();
  const good = [9, 8, 7].map((action) => isGood(judgedIn(DECISION, action) ?? { action, loss: 99, share: 0, isBest: false }));
  expect(good).toEqual([true, true, false]);
});

test('the graph stands at the last point that the replay has reached', () => {
  const review = { graph: [point(0), point(1), point(1, 2), point(2)] } as Review;
  expect(pointAt(review, 0, null)).toBe(0);
  expect(pointAt(review, 1, 1)).toBe(1);
  expect(pointAt(review, 1, null)).toBe(2);
  expect(pointAt(review, 2, null)).toBe(3);
});

test('of what a seat could know nothing is told before it was worked out', () => {
  expect(sharesAt(point(1), null)).toEqual([0.5, 0.5]);
  expect(sharesAt(point(1), 0)).toBeNull();
  expect(sharesAt({ ...point(1), shares: [] }, null)).toBeNull();
});

test('numbers have a real sign', () => {
  expect([signed(3), signed(0), signed(-3)]).toEqual(['+3', '0', '−3']);
});
