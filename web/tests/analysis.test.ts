import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReviewState } from '../src/generated/protocol';
import { Analysis } from '../src/lib/analysis.svelte';
import { api } from '../src/lib/api';

const asked: string[] = [];
let answers: Partial<ReviewState>[];
let analysis: Analysis;

const state = (told: Partial<ReviewState>): ReviewState => ({
  state: 'done', depth: 'basic', ahead: 0, progress: 1, stage: 1, review: null, is_old: false,
  has_deeper: false, may_deepen: false, ...told,
});
const review = (depth: 'basic' | 'deep', isDone: boolean): ReviewState['review'] =>
  ({ depth, is_done: isDone, decisions: [] }) as unknown as ReviewState['review'];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.spyOn(api, 'review').mockImplementation((_, depth, since) => {
    asked.push(`${depth} ${since}`);
    return Promise.resolve(state(answers.shift() ?? {}));
  });
  analysis = new Analysis('table');
});

afterEach(() => {
  analysis.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('it asks again from the stage that it has until the review is done', async () => {
  answers = [{ state: 'waiting', stage: 0 }, { state: 'working', stage: 3 }, { stage: 4, review: review('basic', true) }];
  void analysis.open();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['basic 0', 'basic 0', 'basic 3']);
  expect(analysis.review?.is_done).toBe(true);
});

test('a closed review is not asked for again', async () => {
  answers = [{ state: 'working' }];
  void analysis.open();
  await vi.advanceTimersByTimeAsync(0);
  analysis.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
});

test('a deeper review takes the place of the other one when it is done, not before', async () => {
  answers = [
    { stage: 5, review: review('basic', true), has_deeper: true },
    { state: 'working', depth: 'deep', stage: 2, review: review('deep', false) },
    { depth: 'deep', stage: 3, review: review('deep', true) },
  ];
  void analysis.open();
  await vi.advanceTimersByTimeAsync(0);
  expect([analysis.review?.depth, analysis.told?.state]).toEqual(['basic', 'working']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(analysis.review?.depth).toBe('deep');
  expect(asked).toEqual(['basic 0', 'deep 0', 'deep 2']);
});
