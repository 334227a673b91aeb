// What the parts of the board share: the view, the moves on offer, and what is in the hand.

import { on } from 'svelte/events';
import { BoardDesk } from '../../pieces/desk.svelte';
import type { Cell } from '../../pieces/polyomino';
import { Hand } from './hand.svelte';
import { storesOf, withPlaced, type Store, type Thing } from './layout';
import type { After, Table, Beat, Move, Order, Piece, Player } from '../../generated/apartament';

export class Desk extends BoardDesk<Table, Move, Beat> {
  readonly hand = new Hand((id) => this.myStores.get(id));
  readonly toMove = $derived.by(() => this.props().view.to_move);
  /** The move that the pointer or the focus rests on. */
  private considered = $state.raw<Move | null>(null);

  /** Whose truck and hotel are seen: somebody's who was brought forward, one's own, or for a watcher the mover's. */
  readonly shown = $derived.by((): Player | undefined => this.table.players[this.props().shown ?? this.you ?? this.toMove ?? 0]);

  /** The move that is looked at, or that putting down would play. */
  readonly meant = $derived.by((): Move | null => {
    const { held, over } = this.hand;
    const move = held && over ? this.moveTo(over.store) : held ? null : this.considered;
    return move && this.moves.includes(move) ? move : null;
  });

  /** The town that would be driven to: what can be had there is marked. */
  readonly bound = $derived.by(() => (this.meant?.do === 'move' ? this.meant.place : undefined));

  /** What would be there after it. */
  readonly ahead = $derived.by((): After | null => this.meant?.after ?? null);

  /** Where everything of everybody lies. */
  readonly stores = $derived.by(() =>
    this.table.players.map((player) =>
      storesOf(player, this.table.shapes, this.props().arrangements?.[player.seat] ?? null),
    ),
  );

  get myStores(): Map<string, Store> {
    return (this.you === null ? undefined : this.stores[this.you]) ?? new Map<string, Store>();
  }

  /** How much prestige I have. */
  get prestige(): number {
    return this.you === null ? 0 : (this.table.players[this.you]?.prestige ?? 0);
  }

  get mayArrange(): boolean {
    return this.props().arrange !== undefined;
  }

  get isByHand(): boolean {
    return [...this.myStores.values()].some((store) => store.isByHand);
  }

  // Words

  /** The round; in the last one, how many turns are left. */
  get round(): string {
    const { turns_left: left, round } = this.table;
    return left === null || this.props().view.is_over ? this.text('table-round', { round }) : this.text('board-last-turns', { turns: left });
  }

  label(move: Move): string {
    return this.props().say(move.label);
  }

  pieceName(piece: Piece): string {
    return this.text('piece', { name: piece.name, style: piece.style ?? 'none', size: piece.size });
  }

  orderName(order: Order): string {
    return this.text('order', { colour: order.colour, crates: order.crates, urgent: order.is_urgent ? 'yes' : 'no' });
  }

  orderWords(order: Order): string {
    const args = { colour: order.colour, crates: order.crates };
    return [this.text('tell-order', args), ...(order.is_urgent ? [this.text('tell-urgent')] : [])].join(' ');
  }

  pieceWords(piece: Piece): string {
    return this.text('tell-piece', { kind: piece.kind, size: piece.size });
  }

  crestOf(place: string): string {
    return this.table.towns.find((town) => town.id === place)?.crest ?? '';
  }

  thingName(thing: Thing): string {
    return thing.item ? this.pieceName(thing.item) : this.text('board-crate');
  }

  // Moves

  find(what: string, about: Partial<Move> = {}): Move | undefined {
    return this.moves.find((move) => isAbout(move, what, about));
  }

  all(what: string, about: Partial<Move> = {}): Move[] {
    return this.moves.filter((move) => isAbout(move, what, about));
  }

  play(move: Move | undefined): void {
    if (!move) return;
    this.hand.letGo();
    this.reasons.forget();
    this.props().choose(move.action);
  }

  /** An attachment: whoever looks at this sees what the move would change. */
  considers(move: Move | undefined): ((element: Element) => () => void) | undefined {
    if (!move) return undefined;
    const look = (): Move => (this.considered = move);
    const leave = (): void => {
      if (this.considered === move) this.considered = null;
    };
    return (element) => {
      const ends = [on(element, 'pointerenter', look), on(element, 'focusin', look), on(element, 'pointerleave', leave), on(element, 'focusout', leave)];
      return () => {
        ends.forEach((end) => end());
        leave();
      };
    };
  }

  /** Back to one's own things. */
  showMine(): void {
    this.props().show(null);
  }

  /** Why something cannot be done, asked only of who decides. */
  explainer(words: string): (() => void) | undefined {
    return this.moves.length > 0 ? () => void this.reasons.explain(words) : undefined;
  }

  // Things in the hand

  /** The moves that carry a thing out of a store. */
  movesOf(store: string, thing: Thing): Move[] {
    if (store === 'hold') return [...this.all('deliver', { piece: thing.piece }), ...this.all('scrap', { piece: thing.piece })];
    return thing.item?.is_locked ? [] : this.all('carry', { piece: thing.piece, from: store });
  }

  /** The move that putting down what is held in a store plays, if it does. */
  moveTo(store: string): Move | undefined {
    const { held } = this.hand;
    return held ? this.movesOf(held.store, held.thing).find((move) => move.area === store) : undefined;
  }

  /** Whether what is held may be put into a store. */
  isOpen(store: string): boolean {
    const { held } = this.hand;
    if (!held) return false;
    return held.store === store ? this.mayArrange : this.moveTo(store) !== undefined;
  }

  take(store: string, thing: Thing, grip?: Cell): void {
    this.reasons.tell(this.text('board-held', { piece: this.thingName(thing) }));
    this.hand.take(store, thing, grip);
  }

  /** Put down what is held where the ghost is; a move is played even where there is no place for it. */
  put(store: string): void {
    const { held } = this.hand;
    if (!held || !this.isOpen(store)) return;
    const ghost = this.hand.ghost(store);
    const move = held.store === store ? undefined : this.moveTo(store);
    if (ghost?.isFitting && this.mayArrange) {
      const key = held.store === store ? held.thing.key : null;
      this.props().arrange?.(withPlaced(this.myStores, store, held.thing.piece, key, ghost.cells));
    }
    if (move) this.play(move);
    else if (ghost?.isFitting) this.putBack();
    else this.reasons.tell(this.text('board-no-place'));
  }

  putBack(): void {
    this.hand.letGo();
    this.reasons.forget();
  }

  /** Leave it to the program how things lie. */
  pack(): void {
    this.putBack();
    this.props().arrange?.({});
  }
}

function isAbout(move: Move, what: string, about: Partial<Move>): boolean {
  const names = Object.keys(about) as (keyof Move)[];
  return move.do === what && names.every((name) => move[name] === about[name]);
}
