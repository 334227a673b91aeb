// What the review says of moves, and how it is written.

import type { Account, Decision, Point, Review } from './protocol';

export type Mark = NonNullable<Decision['mark']>;
export const SIGNS: Record<Mark, string> = { dubious: '?!', mistake: '?', blunder: '??' };
export const MARKS: readonly Mark[] = ['dubious', 'mistake', 'blunder'];

/** From so many points on a move is marked. */
const MARKED_FROM = 5;

/** What an answer is worth: what it loses against the best, and its share of the win. */
export interface Verdict {
  action: number;
  loss: number;
  share: number;
  isBest: boolean;
}

export const percent = (share: number): number => Math.round(share * 100);

/** Whether an answer is as good as the best, as far as anybody would mark it. */
export const isGood = (verdict: Verdict): boolean => verdict.isBest || verdict.loss < MARKED_FROM;

/** What the review knows of an answer already; nothing of moves that it did not try. */
export function judgedIn(decision: Decision, action: number): Verdict | null {
  const found = decision.choices.find((choice) => choice.action === action);
  const best = decision.choices.find((choice) => choice.action === decision.best);
  if (!found || !best) return null;
  const loss = action === decision.action ? decision.loss : Math.max(0, best.points - found.points);
  return { action, loss, share: found.share, isBest: action === decision.best };
}

/** The shares at a point as the graph is to show them: all cards known, or as a seat could know. */
export function sharesAt(point: Point, sight: number | null): number[] | null {
  const shares = sight === null ? point.shares : (point.known?.[sight] ?? null);
  return shares && shares.length > 0 ? shares : null;
}

/** The last point of the graph that a moment of the replay has reached. */
export function pointAt(review: Review, number: number, beat: number | null): number {
  const reached = review.graph.findLastIndex(
    (point) => point.move < number || (point.move === number && (beat === null || point.beat === null || point.beat <= beat)),
  );
  return Math.max(0, reached);
}

/** What a seat's result came from, part by part; they add up to what it got above an even share. */
export function partsOf(account: Account): [Part, number][] {
  const own = account.play[account.seat] ?? 0;
  const others = account.play.reduce((sum, value) => sum + value, 0) - own;
  return [
    ['deal', account.deal],
    ['draws', account.draws],
    ['hidden', account.hidden],
    ['own', own],
    ['others', others],
    ['remainder', account.remainder],
  ];
}

export type Part = 'deal' | 'draws' | 'hidden' | 'own' | 'others' | 'remainder';

/** Whole numbers for parts that are to add up to a whole number: the largest rests are rounded up. */
export function inHundredths(parts: readonly number[], total: number): number[] {
  const exact = parts.map((part) => part * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(total * 100) - whole.reduce((sum, each) => sum + each, 0);
  const byRest = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest);
  for (const { index } of byRest.slice(0, Math.max(0, missing))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** A number with its sign, as it is printed. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));
