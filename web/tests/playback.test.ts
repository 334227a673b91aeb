import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../src/generated/protocol';
import { AS_SET, meanwhile, Playback, type Frame } from '../src/lib/playback.svelte';
import { settings } from '../src/lib/settings.svelte';
import { FakeDocument } from './browser';

const view = (seats: number): View => ({ seats, to_move: 0, prompt: null, moves: [], is_over: true, ranking: [1] }) as unknown as View;
const frame = (seats: number, more: Partial<Frame> = {}): Frame => ({ view: view(seats), beat: { event: 'x' }, entry: null, ...more });
const end = (seats: number): Frame => frame(seats, { beat: null });
let shown: number[];
let playback: Playback;
let page: FakeDocument;

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakeDocument();
  vi.stubGlobal('document', page);
  settings.speed = 'normal';
  shown = [];
  playback = new Playback((each) => shown.push(each.view.seats));
});

afterEach(() => {
  playback.close();
  vi.useRealTimers();
});

test('beats are shown one after the other, and then the table as it stands', () => {
  playback.add([frame(1), frame(2), end(3)]);
  expect(shown).toEqual([1]);
  expect(playback.isPlaying).toBe(true);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2, 3]);
  expect(playback.isPlaying).toBe(false);
  expect(playback.beat).toBeNull();
});

test("one's own beats are short", () => {
  playback.add([frame(1, { isOwn: true }), end(2)]);
  vi.advanceTimersByTime(350);
  expect(shown).toEqual([1, 2]);
});

test('what is added while something is shown waits its turn', () => {
  playback.add([frame(1), end(2)]);
  playback.add([frame(3), end(4)]);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('the more there is to show, the faster it goes, but every beat is shown', () => {
  const many = Array.from({ length: 10 }, (_, index) => frame(index + 1));
  playback.add([...many, end(99)]);
  vi.advanceTimersByTime(2500);
  expect(shown).toEqual([...many.map((each) => each.view.seats), 99]);
});

/** So many decisions of bots, one after the other, each with beats; returns how long until all of them have been shown. */
function waitFor(decisions: number, beats: number, gap: (index: number) => number): number {
  const began = performance.now();
  playback.add([frame(0, { isOwn: true }), end(0)]);
  for (let index = 0; index < decisions; index += 1) {
    vi.advanceTimersByTime(gap(index));
    playback.add([...Array.from({ length: beats }, () => frame(index)), end(index)]);
  }
  while (playback.isPlaying) vi.advanceTimersByTime(10);
  return performance.now() - began;
}

test('two turns of bots with fifty small decisions are shown within five seconds of one’s own move', () => {
  const wait = waitFor(50, 2, (index) => (index % 25 === 0 ? 700 : 21));
  expect(wait).toBeGreaterThan(4000);
  expect(wait).toBeLessThanOrEqual(5000);
  expect(shown.filter((each) => each === 49)).toHaveLength(3);
});

test('a short turn is shown at its own pace', () => {
  expect(waitFor(2, 1, () => 500)).toBeGreaterThan(1600);
});

test('where bots think long, what they did last is shown soon after', () => {
  const thinking = 30 * 600;
  expect(waitFor(30, 3, () => 600)).toBeLessThanOrEqual(thinking + 2500);
});

test('what would be seen for a moment only is drawn together with what follows, also on a slow machine', () => {
  const draw = vi.spyOn(globalThis, 'setTimeout');
  waitFor(50, 2, () => 0);
  expect(draw.mock.calls.length).toBeLessThanOrEqual(4500 / 80 + 1);
  draw.mockRestore();
});

test('what is held does not count', () => {
  playback.add([...Array.from({ length: 8 }, (_, index) => frame(index)), end(9)]);
  playback.hold('round');
  vi.advanceTimersByTime(60_000);
  playback.goOn('round');
  vi.advanceTimersByTime(500);
  expect(shown.length).toBeLessThan(5);
});

test('details are shown for a shorter time than what they come to', () => {
  playback.close();
  playback = new Playback((each) => shown.push(each.view.seats), { ...AS_SET, weigh: (entry) => (entry ? 'detail' : 'result') });
  const entry = { number: 1, beat: 0, seat: 0, message: { id: 'x', args: {}, rule: null } };
  playback.add([frame(1, { entry }), frame(2), end(3)]);
  vi.advanceTimersByTime(220);
  expect(shown).toEqual([1, 2]);
});

test('where every line is to be read, each is shown as long as that takes, however many wait', () => {
  playback.close();
  playback = new Playback((each) => shown.push(each.view.seats), { ...AS_SET, reading: (entry) => 100 * (entry?.message.id.length ?? 0) });
  const line = (seats: number, id: string): Frame => frame(seats, { entry: { number: seats, beat: 0, seat: 0, message: { id, args: {}, rule: null } } });
  playback.add([...Array.from({ length: 9 }, (_, index) => line(index + 1, 'x'.repeat(20))), end(10)]);
  vi.advanceTimersByTime(8 * 2000);
  expect(shown).toHaveLength(9);
  vi.advanceTimersByTime(2000);
  expect(shown).toHaveLength(10);
});

test('what is held waits until somebody has read it', () => {
  playback.close();
  playback = new Playback((each) => {
    shown.push(each.view.seats);
    if (each.view.seats === 1) playback.hold('round');
  });
  playback.add([frame(1), end(2)]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
  playback.goOn('round');
  expect(shown).toEqual([1, 2]);
  playback.goOn('round');
  expect(shown).toEqual([1, 2]);
});

test('skipping shows the rest at once, in order', () => {
  playback.add([frame(1), frame(2), end(3)]);
  playback.skip();
  expect(shown).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(3);
});

test('a page out of sight, an instant speed and a long backlog do not wait', () => {
  playback.add([frame(1), end(2)]);
  page.hidden = true;
  page.happen('visibilitychange');
  expect(shown).toEqual([1, 2]);
  page.hidden = false;
  settings.speed = 'instant';
  playback.add([frame(3), end(4)]);
  expect(shown).toEqual([1, 2, 3, 4]);
  settings.speed = 'normal';
  playback.add(Array.from({ length: 201 }, (_, index) => frame(10 + index)));
  expect(shown.at(-1)).toBe(210);
});

test('while one looks back, the present goes on unseen', () => {
  playback.setUnseen(true);
  playback.add([frame(1), end(2)]);
  expect(shown).toEqual([1, 2]);
});

test('to stand somewhere else forgets what was waiting', () => {
  playback.add([frame(1), frame(2), end(3)]);
  playback.reset(view(9));
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual([1]);
  expect(playback.view?.seats).toBe(9);
});

test('while a beat is shown nobody is asked, and nothing is over', () => {
  expect(meanwhile(view(2))).toMatchObject({ seats: 2, to_move: null, prompt: null, moves: [], is_over: false, ranking: null });
});
