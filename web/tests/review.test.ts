import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '../src/generated/protocol';
import { api, Refusal } from '../src/lib/api';
import { Review } from '../src/lib/review.svelte';

const COUNT = 9;
let review: Review;
let answer: (() => void)[];

beforeEach(() => {
  answer = [];
  vi.spyOn(api, 'replay').mockImplementation(
    (_, number) => new Promise((done) => answer.push(() => done({ number, count: COUNT, view: {}, beats: [] } as unknown as Replay))),
  );
  review = new Review('table', () => undefined);
  review.count = COUNT;
});

afterEach(() => {
  review.close();
  vi.restoreAllMocks();
});

/** Let everything come that was asked for. */
async function come(): Promise<void> {
  while (answer.length > 0) {
    answer.splice(0).forEach((each) => each());
    await new Promise((done) => setTimeout(done));
  }
}

async function stand(number: number): Promise<void> {
  void review.goTo(number);
  await come();
}

test('two presses before the first has come go two moves', async () => {
  await stand(4);
  void review.go(1);
  void review.go(1);
  expect(review.aimed).toBe(6);
  await come();
  expect(review.number).toBe(6);
  void review.go(-1);
  void review.go(-1);
  void review.go(-1);
  await come();
  expect(review.number).toBe(3);
});

test('looking back goes from the present, and forwards never past it', async () => {
  void review.go(1);
  expect(answer).toHaveLength(0);
  void review.go(-1);
  void review.go(-1);
  await come();
  expect(review.number).toBe(COUNT - 2);
  void review.go(5);
  await come();
  expect(review.number).toBe(COUNT);
});

test('nothing goes before the beginning', async () => {
  await stand(1);
  void review.go(-1);
  void review.go(-1);
  await come();
  expect(review.number).toBe(0);
});

test('whoever leaves before it has come begins at the present again', async () => {
  void review.go(-3);
  review.leave();
  await come();
  expect(review.isOpen).toBe(false);
  void review.go(-1);
  await come();
  expect(review.number).toBe(COUNT - 1);
});

test('what cannot be fetched leaves one where one was', async () => {
  await stand(4);
  vi.spyOn(api, 'replay').mockRejectedValue(new Refusal({ id: 'away', args: {}, rule: null }, 503));
  await review.go(-3);
  expect([review.aimed, review.number]).toEqual([4, 4]);
});
