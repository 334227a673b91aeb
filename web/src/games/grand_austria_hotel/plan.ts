// What a press has decided besides its own move: whether the action is strengthened, where dishes go, that one is done
// then. It answers the next questions.

import type { Kind, Move } from '../../generated/grand_austria_hotel';

/** A move to be made when it is asked for: what it does, with which of its choices, to what. */
export interface Next {
  do: string;
  pick?: number;
  guest?: string;
  kind?: Kind;
}

export const BOOST: Next = { do: 'boost', pick: 0 };
export const NO_BOOST: Next = { do: 'boost', pick: 1 };
export const END_TURN: Next = { do: 'end-turn' };

export class Plan {
  private next: Next[] = [];

  set(next: readonly Next[]): void {
    this.next = [...next];
  }

  /** The move to make now, if what is asked was decided before; a question that was not ends the plan. */
  answer(moves: readonly Move[]): number | null {
    for (const [index, wanted] of this.next.entries()) {
      const found = moves.find((move) => isMeant(move, wanted, moves));
      if (!found) continue;
      this.next.splice(index, 1);
      return found.action;
    }
    this.next = [];
    return null;
  }
}

/** Whether a move does what was decided, as far as that was. */
function isMeant(move: Move, wanted: Next, moves: readonly Move[]): boolean {
  const kind = move.do === 'kitchen' ? placedNow(moves) : move.kind;
  const isSame = (meant: unknown, found: unknown): boolean => meant === undefined || meant === found;
  return move.do === wanted.do && isSame(wanted.pick, move.pick) && isSame(wanted.guest, move.guest) && isSame(wanted.kind, kind);
}

/** What is to be put somewhere now: to a guest, or into the kitchen. */
const placedNow = (moves: readonly Move[]): Kind | undefined => moves.find((move) => move.do === 'put')?.kind;
