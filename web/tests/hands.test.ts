import { beforeEach, expect, test, vi } from 'vitest';

type Hands = typeof import('../src/lib/hands');
const heard: Record<string, (event: unknown) => void> = {};
let hands: Hands;

beforeEach(async () => {
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => (heard[name] = listener));
  vi.resetModules();
  hands = await import('../src/lib/hands');
});

test('what comes to lie under a pointer that has pressed there was not pointed at', () => {
  heard['pointerdown']?.({ clientX: 100, clientY: 50 });
  expect(hands.isResting({ clientX: 101, clientY: 50 })).toBe(true);
});

test('a pointer that has moved on points at what it finds', () => {
  heard['pointerdown']?.({ clientX: 100, clientY: 50 });
  expect(hands.isResting({ clientX: 120, clientY: 50 })).toBe(false);
});

test('who pressed a key last plays by keys, until a pointer presses', () => {
  heard['keydown']?.({});
  expect(hands.playsByKeys()).toBe(true);
  heard['pointerdown']?.({ clientX: 0, clientY: 0 });
  expect(hands.playsByKeys()).toBe(false);
});
