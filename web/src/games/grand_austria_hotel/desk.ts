// What every part of the board needs: words, the moves on offer, and how to make one.

import { getContext, setContext } from 'svelte';
import type { Reasons } from '../../pieces/reasons.svelte';
import type { Spoken, View } from '../../lib/protocol';
import type { HotelBeat, HotelMove, HotelTable, Kind } from './types';

export interface Desk {
  readonly view: View;
  readonly table: HotelTable;
  readonly moves: HotelMove[];
  readonly beat: HotelBeat | null;
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
export function find(desk: Desk, what: string, about: Partial<HotelMove> = {}): HotelMove | undefined {
  const wanted = Object.entries(about);
  return desk.moves.find((move) => move.do === what && wanted.every(([name, value]) => move[name] === value));
}

/** Whether anything of these kinds is on offer. */
export function offers(desk: Desk, ...kinds: string[]): boolean {
  return desk.moves.some((move) => kinds.includes(move.do));
}

/** What a move costs, as its label says. */
export function priceOf(move: HotelMove | undefined): number | undefined {
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
