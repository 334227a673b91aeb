// Which moves are made on the board itself; all others are choices in the tray.

import type { Move, Table, Owner, Staff } from '../../generated/grand_austria_hotel';

const has = (cards: Staff[] | null | undefined, move: Move): boolean =>
  cards?.some((card) => card.card === move.card) ?? false;

/** Whether there is something on the board that makes this move. */
export function isOnBoard(move: Move, table: Table, me: Owner | undefined): boolean {
  const isSeated = me?.cafe.some((guest) => guest.guest === move.guest) ?? false;
  switch (move.do) {
    case 'guest':
      return table.row.some((space) => space.guest === move.guest);
    case 'die':
    case 'joker':
      return table.spaces.some((space) => space.face === move.face);
    case 'politics':
      return table.politics.some((card) => card.card === move.tile);
    case 'check-in':
    case 'fill':
      return isSeated;
    case 'put':
      return isSeated && me?.cafe.some((guest) => guest.guest === move.guest && guest.lacks[move.kind ?? 'wine']) === true;
    case 'serve':
    case 'kitchen':
      return me !== undefined;
    case 'prepare':
    case 'lodge':
    case 'occupy':
    case 'remove':
      return me?.rooms.some((room) => room.room === move.room) ?? false;
    case 'play':
      return has(me?.drawn?.length ? me.drawn : me?.hand, move);
    case 'under':
      return has(me?.drawn, move);
    case 'keep':
      return has(me?.pack, move);
    case 'lose':
      return has(me?.hand, move);
    case 'use':
    case 'discard':
      return has(me?.played, move);
    case 'copy':
      return table.players.some((player) => has(player.played, move));
    default:
      return false;
  }
}
