// What begins a round in a game's log: the summary of the round before stands there.

import { expect, test } from 'vitest';
import { logLook } from '../src/games/logs';

test('the last turns of a game without rounds end no round', () => {
  for (const game of ['pan_tu_nie_stal', 'apartament']) expect(logLook(game)?.rounds).toBeUndefined();
});

test('a line that begins a round is a head of the log', () => {
  for (const game of ['overbooking', 'grand_austria_hotel']) {
    const { heads, rounds } = logLook(game) ?? {};
    expect(rounds?.length).toBeGreaterThan(0);
    expect(heads).toEqual(expect.arrayContaining([...(rounds ?? [])]));
  }
});
