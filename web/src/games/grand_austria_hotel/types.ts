// What the server tells about a table of Grand Austria Hotel: `table` of the view, as view.py builds it.

import type { Message, Move } from '../../lib/protocol';

export type Kind = 'strudel' | 'cake' | 'wine' | 'coffee';
export type Colour = 'red' | 'yellow' | 'blue' | 'green';
export type RoomState = 'empty' | 'vacant' | 'occupied';
export type Verdict = 'bonus' | 'neither' | 'penalty';

export const KINDS: readonly Kind[] = ['strudel', 'cake', 'wine', 'coffee'];
export const COLUMNS = 5;
export const TABLES = 3;

/** An effect as a picture shows it. */
export interface Picture {
  icon: string;
  when?: string;
  amount?: number;
  kind?: Kind | 'any' | 'each';
  colour?: Colour | 'any';
  per?: string;
  price?: number | 'free' | 'full';
  floors?: number;
  occupied?: boolean;
}

export interface Guest {
  guest: string;
  no: number;
  name: Message;
  colour: Colour;
  order: Partial<Record<Kind, number>>;
  vp: number;
  text: Message[];
  icons: Picture[];
}

export interface Seated extends Guest {
  lacks: Partial<Record<Kind, number>>;
  is_complete: boolean;
}

/** A space of the row; its price holds for the viewer. */
export type RowSpace = { price: number } & (Guest | { guest: null });

export interface Space {
  face: number;
  dice: number;
  strength: number;
  price: number;
  /** What it brings as it is and, where it can be paid, with one die more. */
  gains: Message[];
}

export interface Staff {
  card: string;
  no: number;
  cost: number;
  works: 'once' | 'round' | 'permanent' | 'end';
  name: Message;
  text: Message[];
  icons: Picture[];
  /** In the hand: what it costs with a die of space 5. */
  price?: number | null;
}

export interface Room {
  room: string;
  colour: Colour;
  state: RoomState;
  cost: number;
  vp: number;
}

export interface Owner {
  seat: number;
  colour: string;
  tile: number;
  numbers: number[];
  has_passed: boolean;
  extra_turns: number;
  vp: number;
  crowns: number;
  emperor: number;
  kitchen: Record<Kind, number>;
  cafe: Seated[];
  rooms: Room[];
  groups: string[][];
  group_bonuses: Picture[];
  played: Staff[];
  used: string[];
  hand_count: number;
  hand: Staff[] | null;
  drawn: Staff[] | null;
  pack: Staff[] | null;
  copied: string | null;
}

export interface Politics {
  card: string;
  no: number;
  text: Message;
  levels: number[];
  taken: number;
  disks: number[];
  met: number[];
  progress: { counter: string; least: number; have: number[] }[];
}

export interface EmperorTile {
  tile: string;
  round: number;
  retreat: number;
  verdicts: Verdict[];
  icons: { bonus: Picture; penalty: Picture; or?: Picture };
  bonus: Message;
  penalty: Message;
}

export interface HotelTable {
  round: number;
  rounds: number;
  start: number;
  actor: number | null;
  is_extra_turn: boolean;
  dustbin: number;
  space: number | null;
  strength: number;
  guest_done: boolean;
  die_done: boolean;
  boost_cost: number;
  serve_cost: number;
  serve_items: number;
  crowns_max: number;
  spaces: Space[];
  gains: Message[];
  joker_gains: Message[];
  row: RowSpace[];
  guest_deck: number;
  staff_deck: number;
  politics: Politics[];
  emperor: EmperorTile[];
  emperor_vp: number[];
  players: Owner[];
}

/** A move, and what a hand would touch to make it. */
export interface HotelMove extends Move {
  do: string;
  guest?: string;
  card?: string;
  room?: string;
  kind?: Kind;
  tile?: string;
  face?: number;
  pick?: number;
  effect?: Message;
  icons?: Picture;
}

/** A beat's fields by name, as far as the viewer may know them. */
export interface HotelBeat {
  event?: string;
  owner?: number;
  card?: string;
  guest?: string;
  room?: string;
  kind?: Kind;
  face?: number;
  tile?: string;
  amount?: number;
  other?: number;
}
