// What a person has taken up, what they point at, and what that would change.

import { on } from 'svelte/events';
import type { After, Kind, Move, Person } from '../../generated/pan_tu_nie_stal';

export class Choice {
  /** Cards of one kind, taken up from the hand. */
  kind = $state<Kind | null>(null);
  count = $state(0);
  /** The shop whose Sonny has been taken up. */
  sonny = $state<number | null>(null);
  /** A move that is pointed at, and a card in hand that is. */
  pointed = $state.raw<Move | null>(null);
  hovered = $state<Kind | null>(null);

  constructor(
    private readonly moves: () => Move[],
    private readonly you: () => number | null,
  ) {}

  /** Whose moves these are. */
  get mover(): number {
    return this.you() ?? -1;
  }

  /** Cards from hand to a queue: as an action, or a Mother on top. */
  private readonly lays = $derived.by(() => this.moves().filter((move) => move.do === 'join' || move.do === 'mother'));

  canLay(kind: Kind, count = 1): boolean {
    return this.lays.some((move) => move.kind === kind && (move.count ?? 1) === count);
  }

  /** The moves that bring what is taken up to a shop: one, or two for a Mother, on top before as an action. */
  laysAt(shop: number, kind = this.kind, count = this.count): Move[] {
    const lays = this.lays.filter((move) => move.shop === shop && move.kind === kind && (move.count ?? 1) === count);
    return [...lays.filter((move) => move.do === 'mother'), ...lays.filter((move) => move.do === 'join')];
  }

  /** A card of a kind is pressed: take up one more of them; after the last, put all back. */
  press(kind: Kind): void {
    const count = this.kind === kind ? this.count + 1 : 1;
    this.drop();
    if (this.canLay(kind, count)) [this.kind, this.count] = [kind, count];
  }

  pressSonny(shop: number): void {
    const isPicked = this.sonny === shop;
    this.drop();
    if (!isPicked) this.sonny = shop;
  }

  drop(): void {
    [this.kind, this.count, this.sonny, this.pointed] = [null, 0, null, null];
  }

  /** An attachment: whoever points at the element, with the pointer or the focus, points at a move. */
  points(move: () => Move | undefined): (element: Element) => () => void {
    const point = (): void => void (this.pointed = move() ?? null);
    const leave = (): void => void (this.pointed = null);
    return (element) => {
      const ends = [on(element, 'pointerenter', point), on(element, 'focusin', point), on(element, 'pointerleave', leave), on(element, 'focusout', leave)];
      return () => {
        for (const end of ends) end();
      };
    };
  }

  get isEmpty(): boolean {
    return this.kind === null && this.sonny === null;
  }

  /** Put back what can no longer be played. */
  check(): void {
    const isGone = this.kind !== null && !this.canLay(this.kind, this.count);
    const isSettled = this.sonny !== null && !this.moves().some((move) => move.do === 'sonny' && move.shop === this.sonny);
    if (isGone || isSettled) this.drop();
    if (this.moves().length === 0) [this.pointed, this.hovered] = [null, null];
  }

  /** What pressing somebody in a queue plays at once. */
  moveOf(person: Person, shop: number): Move | undefined {
    return this.moves().find((move) => {
      if (move.kind !== person.kind || person.good) return false;
      if (move.do === 'sonny') return this.sonny === move.shop && move.from_shop === shop && person.owner === this.mover;
      return (move.do === 'cover' || move.do === 'carry') && move.shop === shop && move.owner === person.owner;
    });
  }

  /** Whether somebody in a queue is a Sonny who can be taken up. */
  canLift(person: Person, shop: number): boolean {
    if (person.kind !== 'sonny' || person.good || person.owner !== this.mover) return false;
    return this.moves().some((move) => move.do === 'sonny' && move.shop === shop);
  }

  /** How a queue would stand after what is pointed at, or after what is taken up. */
  after(shop: number): After | null {
    const kind = this.kind ?? this.hovered;
    const laid = kind === null ? undefined : this.laysAt(shop, kind, this.kind === null ? 1 : this.count)[0];
    const here = (move: Move | null | undefined): After | undefined => move?.after?.find((each) => each.shop === shop);
    return here(this.pointed) ?? here(laid) ?? null;
  }
}
