// Grand Austria Hotel: a die and all that it gives is one line of the log.

import { expect, test } from 'vitest';
import { log } from '../src/games/grand_austria_hotel/log';
import type { Entry, Message } from '../src/lib/protocol';

const line = (id: string, args: Message['args'] = {}): Entry => ({ number: 1, beat: 0, seat: 0, message: { id: `log-${id}`, args, rule: null } });
const room = (name: string): Message => ({ id: 'room', args: { room: name }, rule: null });
const told = (...entries: Entry[]): unknown => log.condense?.(entries).map(({ message: { id, args } }) => [id, args['given'], args['one'], args['two'], args['rooms']].filter((each) => each !== undefined));

test('what is divided is told with the die', () => {
  expect(told(line('take-die', { face: 4 }), line('split', { face: 4, amount: 2, other: 1 }), line('end-turn'))).toEqual([['log-die', 4, 2, 1], ['log-end-turn']]);
});

test('a six is told with what it copies', () => {
  const [die] = log.condense?.([line('joker', { face: 2 }), line('take-die', { face: 6 }), line('split', { face: 2, amount: 1, other: 1 })]) ?? [];
  expect(die?.message.args).toMatchObject({ face: 6, action: 2, copied: 1, one: 1, two: 1 });
});

test('rooms are told together, what they cost and bring in sum', () => {
  const [die] = log.condense?.([line('take-die', { face: 3 }), line('prepare', { room: room('1b'), price: 1, other: 0 }), line('prepare', { room: room('2b'), price: 2, other: 4 })]) ?? [];
  expect(die?.message.args).toMatchObject({ rooms: '1b, 2b', price: 3, vp: 4, given: 3 });
});

test('a room that a card gives afterwards is a line of its own', () => {
  const play = line('play', { card: 'x', price: 0 });
  expect(told(line('take-die', { face: 5 }), play, line('prepare', { room: room('1b') }))).toEqual([['log-die', 5], ['log-prepare']]);
  expect(told(line('take-die', { face: 3 }), line('use'), line('prepare', { room: room('1b') }))).toEqual([['log-die', 0], ['log-use'], ['log-prepare']]);
});
