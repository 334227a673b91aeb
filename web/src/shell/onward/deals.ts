// Matches that are played on or dealt again: what there is to choose.

import { house } from '../../lib/house.svelte';
import type { SeatInfo, TableCard } from '../../lib/protocol';
import { botName } from '../../lib/seats';
import { t } from '../../lib/words.svelte';

/** The match whose deal a table has: another one's, if it is a duplicate. */
export const dealOf = ({ id, origin }: Pick<TableCard, 'id' | 'origin'>): string => (origin?.is_duplicate ? origin.table : id);

/** The first seat in which a person sat; where bots alone played, the first. */
export function seatOfSomebody(seats: readonly SeatInfo[]): number {
  return Math.max(0, seats.findIndex((seat) => seat.kind !== 'bot'));
}

/** The seats of a match, with who sat there. */
export const seatChoices = (names: readonly string[]): [number, string][] =>
  names.map((name, seat) => [seat, t('onward-seat-of', { seat: seat + 1, name })]);

/** The levels of bots. */
export const botChoices = (game: string): [string, string][] => (house.game(game)?.bots ?? []).map((bot) => [bot, botName(bot)]);
