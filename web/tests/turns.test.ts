import { expect, test, vi } from 'vitest';
import type { Entry } from '../src/lib/protocol';

vi.mock('../src/games/logs', () => ({ logLook: (game: string) => (game === 'known' ? { results: ['got'], heads: ['round'] } : null) }));
const { isHead, resultsOf, turnsOf } = await import('../src/shell/table/turns');

const line = (number: number, seat: number, id: string): Entry => ({ number, beat: 0, seat, message: { id, args: {}, rule: null } });

test('consecutive lines of one mover are a turn', () => {
  const turns = turnsOf([line(1, 0, 'a'), line(2, 0, 'b'), line(3, 1, 'c'), line(4, 0, 'd')]);
  expect(turns.map(({ seat, number, entries }) => [seat, number, entries.length])).toEqual([[0, 1, 2], [1, 3, 1], [0, 4, 1]]);
});

test('a turn is told by what it came to, else by its last line', () => {
  const [turn] = turnsOf([line(1, 0, 'try'), line(2, 0, 'got'), line(3, 0, 'end')]);
  const [idle] = turnsOf([line(1, 0, 'try'), line(2, 0, 'end')]);
  const ids = (entries: Entry[]): string[] => entries.map((entry) => entry.message.id);
  expect(turn && ids(resultsOf(turn, 'known'))).toEqual(['got']);
  expect(idle && ids(resultsOf(idle, 'known'))).toEqual(['end']);
  expect(turn && ids(resultsOf(turn, 'new'))).toEqual(['try', 'got', 'end']);
});

test('what begins something new for all is a head', () => {
  expect(isHead(line(1, 0, 'round'), 'known')).toBe(true);
  expect(isHead(line(1, 0, 'got'), 'known')).toBe(false);
});
