// What a press has decided besides its own move: whether the action is strengthened. It answers the next question.

import type { Move } from '../../generated/grand_austria_hotel';

/** A move to be made when it is asked for: what it does, and which of its choices. */
export type Next = Pick<Move, 'do' | 'pick'>;

export const BOOST: Next = { do: 'boost', pick: 0 };
export const NO_BOOST: Next = { do: 'boost', pick: 1 };

export class Plan {
  private next: Next | null = null;

  set(next: Next | null): void {
    this.next = next;
  }

  /** The move to make now, if what is asked was decided before; a plan is good for one question. */
  answer(moves: readonly Move[]): number | null {
    const { next } = this;
    this.next = null;
    const found = next && moves.find((move) => move.do === next.do && move.pick === next.pick);
    return found ? found.action : null;
  }
}
