// What the parts of the board share: the view, the moves on offer, and what is in the hand.

import { BoardDesk } from '../../pieces/desk.svelte';
import type { Cell } from '../../pieces/polyomino';
import { Hand } from './hand.svelte';
import { storesOf, withPlaced, type Store, type Thing } from './layout';
import type { Table, Beat, Move, Order, Piece } from '../../generated/apartament';

export class Desk extends BoardDesk<Table, Move, Beat> {
  readonly hand = new Hand((id) => this.myStores.get(id));
  readonly toMove = $derived.by(() => this.props().view.to_move);

  /** Where everything of everybody lies. */
  readonly stores = $derived.by(() =>
    this.table.players.map((player) =>
      storesOf(player, this.table.shapes, this.props().arrangements?.[player.seat] ?? null),
    ),
  );

  get myStores(): Map<string, Store> {
    return (this.you === null ? undefined : this.stores[this.you]) ?? new Map<string, Store>();
  }

  get mayArrange(): boolean {
    return this.props().arrange !== undefined;
  }

  get isByHand(): boolean {
    return [...this.myStores.values()].some((store) => store.isByHand);
  }

  // Words

  label(move: Move): string {
    return this.props().say(move.label);
  }

  pieceName(piece: Piece): string {
    return this.text('piece', { name: piece.name, style: piece.style ?? 'none', size: piece.size });
  }

  orderName(order: Order): string {
    return this.text('order', { colour: order.colour, crates: order.crates, urgent: order.is_urgent ? 'yes' : 'no' });
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
