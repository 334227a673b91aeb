import { describe, expect, test, vi } from 'vitest';
import type { Entry, Message } from '../src/lib/protocol';

const LOOKS: Record<string, unknown> = {
  known: { results: ['got'], heads: ['round'] },
  told: { results: ['got'], turns: ['turn'], house: ['check'] },
  named: { results: ['got'], turns: 'named' },
};
const part = (message: Message, name: string): Message | null => (message.args[name] ?? null) as Message | null;
vi.mock('../src/games/logs', () => ({ logLook: (game: string) => LOOKS[game] ?? null, partOf: part, wordOf: (found: Message | null, name: string) => found?.args[name] ?? '' }));
vi.mock('../src/lib/seats', () => ({ seatOfColour: (_: string, colour: string) => ({ red: 0, blue: 1 })[colour] ?? null }));
const { isHead, resultsOf, sinceTurnOf, turnsOf } = await import('../src/lib/turns');

const line = (number: number, seat: number, id: string, colour?: string): Entry => {
  const who: Message = { id: 'player', args: { colour: colour ?? '' }, rule: null };
  return { number, beat: 0, seat, message: { id, args: colour ? { who } : {}, rule: null } };
};
const shapes = (entries: Entry[], game: string): unknown => turnsOf(entries, game).map(({ seat, number, entries: { length } }) => [seat, number, length]);

test('consecutive lines of one mover are a turn', () => {
  const entries = [line(1, 0, 'a'), line(2, 0, 'b'), line(3, 1, 'c'), line(4, 0, 'd')];
  expect(shapes(entries, 'new')).toEqual([[0, 1, 2], [1, 3, 1], [0, 4, 1]]);
});

test('what begins something for all is nobody’s, with all that comes of it', () => {
  const entries = [line(1, 0, 'got'), line(1, 0, 'round'), line(1, 0, 'dice'), line(2, 0, 'got')];
  expect(shapes(entries, 'known')).toEqual([[0, 1, 1], [null, 1, 2], [0, 2, 1]]);
});

test('where a game says whose turn begins, it is theirs whoever moved last', () => {
  const entries = [line(1, 0, 'got'), line(1, 0, 'turn', 'blue'), line(2, 1, 'got'), line(3, 1, 'turn', 'blue')];
  expect(shapes(entries, 'told')).toEqual([[0, 1, 1], [1, 1, 2], [1, 3, 1]]);
});

test('a check lasts until the next turn, whoever decides in it', () => {
  const entries = [line(1, 0, 'turn', 'red'), line(1, 0, 'check'), line(2, 1, 'got'), line(2, 1, 'check'), line(2, 1, 'turn', 'blue')];
  expect(shapes(entries, 'told')).toEqual([[0, 1, 1], [null, 1, 3], [1, 2, 1]]);
});

test('where each line belongs to whom it names, who moved makes no difference', () => {
  const entries = [line(1, 0, 'got', 'red'), line(1, 0, 'got', 'blue'), line(1, 0, 'new'), line(2, 1, 'got', 'blue')];
  expect(shapes(entries, 'named')).toEqual([[0, 1, 1], [1, 1, 3]]);
});

describe('since my last turn', () => {
  const since = (you: number | null, entries: Entry[], game = 'told'): unknown =>
    sinceTurnOf(you, turnsOf(entries, game), 2).map(({ seat, entries: lines }) => [seat, lines.map((each) => each.number)]);
  const mine = line(1, 0, 'turn', 'red');
  const theirs = line(2, 1, 'turn', 'blue');

  test('are the turns of the others, and what my own has set off', () => {
    expect(since(0, [mine, line(1, 0, 'check'), theirs])).toEqual([[null, [1]], [1, [2]]]);
  });

  test('is what led to my turn, also when it has begun', () => {
    expect(since(0, [mine, theirs, line(3, 0, 'turn', 'red')])).toEqual([[1, [2]]]);
  });

  test('is what came to me of itself', () => {
    const entries = [mine, theirs, line(2, 1, 'got', 'red'), line(3, 0, 'got', 'red')];
    expect(since(0, entries, 'named')).toEqual([[1, [2]], [0, [2]]]);
  });

  test('is a round of turns to a watcher', () => {
    expect(since(null, [mine, theirs, line(3, 0, 'turn', 'red')])).toEqual([[1, [2]], [0, [3]]]);
  });
});

test('a turn is told by what it came to, else by its last line', () => {
  const [turn] = turnsOf([line(1, 0, 'try'), line(2, 0, 'got'), line(3, 0, 'end')], 'known');
  const [idle] = turnsOf([line(1, 0, 'try'), line(2, 0, 'end')], 'known');
  const ids = (entries: Entry[]): string[] => entries.map((entry) => entry.message.id);
  expect(turn && ids(resultsOf(turn, 'known'))).toEqual(['got']);
  expect(idle && ids(resultsOf(idle, 'known'))).toEqual(['end']);
  expect(turn && ids(resultsOf(turn, 'new'))).toEqual(['try', 'got', 'end']);
});

test('what begins something new for all is a head', () => {
  expect(isHead(line(1, 0, 'round'), 'known')).toBe(true);
  expect(isHead(line(1, 0, 'got'), 'known')).toBe(false);
});
