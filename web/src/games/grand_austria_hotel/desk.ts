// What every part of the board needs: words, the moves on offer, and how to make one.

import { getContext, setContext } from 'svelte';
import type { Reasons } from '../../pieces/reasons.svelte';
import type { Spoken, View } from '../../lib/protocol';
import type { Beat, Move, Table, Kind } from '../../generated/grand_austria_hotel';

export interface Desk {
  readonly view: View<Table, Move>;
  readonly table: Table;
  readonly moves: Move[];
  readonly beat: Beat | null;
  readonly reasons: Reasons;
  say: (message: Spoken) => string;
  choose: (action: number) => void;
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
