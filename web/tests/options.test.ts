import { expect, test } from 'vitest';
import { hasEffect, possible, valuesAt } from '../src/lib/options';

const board = { name: 'board', values: ['a', 'b'], default: 'a', effect: null };
const hotel = { name: 'hotel_4', values: ['dealt', 'garden'], default: 'dealt', effect: { option: 'board', value: 'b', seats: 4 } };
const first = { name: 'first', values: ['random', '0', '1', '2', '3'], default: 'random', effect: null };

test.each([
  ['b', 4, true],
  ['b', 3, false],
  ['a', 4, false],
])('an option is offered where it makes a difference: side %s, %i seats', (side, seats, isOffered) => {
  expect(hasEffect(hotel, seats, { board: side })).toBe(isOffered);
});

test('an option that names a seat offers those of the table', () => {
  expect(valuesAt(first, 2)).toEqual(['random', '0', '1']);
});

test('a choice that the table no longer has is not asked for', () => {
  const chosen = { board: 'b', hotel_4: 'garden', first: '3' };
  expect(possible([board, hotel, first], 4, chosen)).toEqual(chosen);
  expect(possible([board, hotel, first], 3, chosen)).toEqual({ board: 'b' });
});
