// Dishes or drinks laid out while they are still to be divided: each press says where one goes, and as soon as only one
// way to divide them is left, it is chosen, and what was laid out is put there.

import { KINDS, type Kind, type Move } from '../../generated/grand_austria_hotel';
import type { Next } from './plan';

const DIVIDING = ['cake', 'coffee'];

export class Laying {
  /** What lies where, so far. */
  laid = $state.raw<readonly Next[]>([]);

  constructor(
    private readonly moves: () => readonly Move[],
    private readonly choose: (action: number, next: readonly Next[]) => void,
  ) {}

  /** Whether one more of a kind may be laid out. */
  may(kind: Kind): boolean {
    return this.fitting([...this.laid, { do: 'put', kind }]).length > 0;
  }

  /** How many of a kind lie with a guest, or in the kitchen. */
  count(kind: Kind, guest?: string): number {
    return this.laid.filter((each) => each.kind === kind && each.guest === guest).length;
  }

  /** One of a kind goes to a guest, or into the kitchen. */
  lay(kind: Kind, guest?: string): void {
    this.laid = [...this.laid, guest === undefined ? { do: 'kitchen', kind } : { do: 'put', guest, kind }];
    const [only, ...others] = this.fitting(this.laid);
    if (only && others.length === 0) this.choose(only.action, this.laid);
  }

  clear(): void {
    this.laid = [];
  }

  /** The ways to divide that have enough of each kind. */
  private fitting(laid: readonly Next[]): Move[] {
    return this.moves().filter((move) => {
      if (!DIVIDING.includes(move.do)) return false;
      const dear = KINDS.find((kind) => kind === move.do);
      const cheap = move.do === 'cake' ? 'strudel' : 'wine';
      const lies = (kind: Kind | undefined): number => laid.filter((each) => each.kind === kind).length;
      const isOfThese = laid.every(({ kind }) => kind === cheap || kind === dear);
      return isOfThese && lies(dear) <= (move.pick ?? 0) && lies(cheap) <= Number(move.label.args['rest'] ?? 0);
    });
  }
}
