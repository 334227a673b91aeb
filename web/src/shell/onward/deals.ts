// Matches with one deal.

import type { SeatInfo, TableCard } from '../../lib/protocol';

/** The match whose deal a table has: another one's, if it is a duplicate. */
export const dealOf = ({ id, origin }: Pick<TableCard, 'id' | 'origin'>): string => (origin?.is_duplicate ? origin.table : id);

/** The first seat in which a person sat; where bots alone played, the first. */
export function seatOfSomebody(seats: readonly SeatInfo[]): number {
  return Math.max(0, seats.findIndex((seat) => seat.kind !== 'bot'));
}
