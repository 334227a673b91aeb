// What every part of the board needs: words, the moves on offer, and how to make one.

import { getContext, setContext } from 'svelte';
import { on } from 'svelte/events';
import type { Reasons } from '../../pieces/reasons.svelte';
import type { Spoken, View } from '../../lib/protocol';
import type { Beat, Move, Table, Kind } from '../../generated/grand_austria_hotel';
import type { Laying } from './laying.svelte';
import type { Next } from './plan';

export interface Desk {
  readonly view: View<Table, Move>;
  readonly table: Table;
  readonly moves: Move[];
  readonly beat: Beat | null;
  /** The move that a pointer or the focus rests on: the board shows what it would change. */
  readonly ghost: Move | null;
  readonly reasons: Reasons;
  /** Dishes and drinks laid out before they are divided. */
  readonly laying: Laying;
  say: (message: Spoken) => string;
  /** Play a move, and the next one with it where that has been decided too. */
  choose: (action: number, next?: Next) => void;
  foresee: (move: Move | null) => void;
}

const KEY = Symbol('desk');

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** The move on offer that does this to that, if there is one. */
export function find(desk: Desk, what: string, about: Partial<Move> = {}): Move | undefined {
  const wanted = Object.keys(about) as (keyof Move)[];
  return desk.moves.find((move) => move.do === what && wanted.every((name) => move[name] === about[name]));
}

/** Whether anything of these kinds is on offer. */
export function offers(desk: Desk, ...kinds: string[]): boolean {
  return desk.moves.some((move) => kinds.includes(move.do));
}

/** What a move costs, as its label says. */
export function priceOf(move: Move | undefined): number | undefined {
  const price = move?.label.args['price'];
  return typeof price === 'number' ? price : undefined;
}

/** How many emperor steps a move takes at once. */
export function stepsOf(move: Move | null): number {
  return move?.do === 'steps' ? (move.pick ?? 0) : brought(move, 'steps');
}

/** What a move leaves of so many crowns, and brings to them. */
export function crownsAfter(move: Move, crowns: number, desk: Desk): number {
  const split = move.do === 'steps' ? Number(move.label.args['rest'] ?? 0) : 0;
  const paid = (priceOf(move) ?? 0) + (move.do === 'serve' ? desk.table.serve_cost : 0);
  return Math.min(desk.table.crowns_max, crowns - paid + split + brought(move, 'crowns'));
}

/** How many points a move brings at once: what is printed on the card, in the room, beside the group. */
export function pointsOf(move: Move, desk: Desk): number {
  const me = desk.table.players[desk.view.you ?? -1];
  const politics = move.do === 'politics' ? desk.table.politics.find(({ card }) => card === move.tile) : undefined;
  const guest = move.do === 'check-in' ? me?.cafe.find((each) => each.guest === move.guest) : undefined;
  const room = move.do === 'prepare' ? me?.rooms.find((each) => each.room === move.room) : undefined;
  return (politics?.levels[politics.taken] ?? 0) + (guest?.vp ?? 0) + (room?.vp ?? 0) + brought(move, 'vp');
}

/** What a benefit, or the bonus of a group that is full with it, gives of something. */
function brought(move: Move | null, icon: string): number {
  const effects = [move?.icons, move?.closes].filter((each) => each?.icon === icon && !each.per);
  return effects.reduce((sum, each) => sum + (each?.amount ?? 0), 0);
}

/** Items in words: "2 strudel, 1 wine". */
export function itemsInWords(desk: Desk, items: Partial<Record<Kind, number>>): string {
  return Object.entries(items)
    .map(([kind, amount]) => desk.say({ id: 'items', args: { kind, amount } }))
    .join(', ');
}

/** A name in the game's notation: words without underscores. */
export function noted(verb: string, name: string): string {
  return `${verb} ${name.replaceAll('_', ' ')}`;
}

/** An attachment: while the pointer or the focus is on this, the board shows what its move would change. */
export function foreseen(desk: Desk, move: () => Move | undefined): (element: Element) => () => void {
  return (element) => {
    const begin = (): void => desk.foresee(move() ?? null);
    const end = (): void => desk.foresee(null);
    const ends = [on(element, 'pointerenter', begin), on(element, 'focusin', begin), on(element, 'pointerleave', end), on(element, 'focusout', end)];
    return () => ends.forEach((each) => each());
  };
}
