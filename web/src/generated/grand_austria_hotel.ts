// Made by `python -m vacancy.server.typescript`: what is changed here by hand is lost.

import type { Message, Offered } from './protocol';

/** The table. */
export interface Table {
  round: number;
  rounds: number;
  start: number;
  edition: '2016' | '2022';
  variant: Variant;
  actor: number | null;
  is_extra_turn: boolean;
  dice: number[];
  dice_total: number;
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
  row: (Awaited | Gap)[];
  guest_deck: number;
  guest_discard: string[];
  staff_deck: number;
  staff_out: string[];
  politics: Politics[];
  emperor: EmperorTile[];
  emperor_vp: number[];
  pending: Message[];
  players: Owner[];
}

export const VARIANTS = ['normal', 'introductory', 'expert'] as const;
export type Variant = (typeof VARIANTS)[number];

/** An action space; `gains` is what it brings as it is and, where it can be paid, boosted. */
export interface Space {
  face: number;
  dice: number;
  strength: number;
  price: number;
  gains: Message[];
}

/** A guest in the row; the price holds for the viewer. */
export interface Awaited extends Guest {
  price: number;
}

/** A guest card. */
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

export const COLOURS = ['red', 'yellow', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const KINDS = ['strudel', 'cake', 'wine', 'coffee'] as const;
export type Kind = (typeof KINDS)[number];

/** An effect as a picture shows it: the operation, and only the arguments that matter. */
export interface Picture {
  icon: string;
  when?: string;
  amount?: number;
  kind?: AnyKind;
  per?: string;
  colour?: AnyColour;
  price?: number | string;
  floors?: number;
  occupied?: boolean;
}

export const ANY_KINDS = ['strudel', 'cake', 'wine', 'coffee', 'any', 'each'] as const;
export type AnyKind = (typeof ANY_KINDS)[number];

export const ANY_COLOURS = ['red', 'yellow', 'blue', 'green', 'any'] as const;
export type AnyColour = (typeof ANY_COLOURS)[number];

/** A space of the row without a guest. */
export interface Gap {
  guest: null;
  price: number;
}

/** A politics card: its condition, its levels, and whose disks lie on it. */
export interface Politics {
  card: string;
  no: number;
  text: Message;
  levels: number[];
  taken: number;
  disks: number[];
  met: number[];
  progress: Progress[];
}

/** How far each player is with a condition of a politics card. */
export interface Progress {
  counter: string;
  least: number;
  have: number[];
}

/** An emperor tile: when it counts, and what it would say of each player. Who stands on `bonus_from` or higher gets the bonus, up to `retreat` the penalty. */
export interface EmperorTile extends PrintedTile {
  retreat: number;
  bonus_from: number;
  verdicts: Verdict[];
}

/** What is printed on an emperor tile. */
export interface PrintedTile {
  tile: string;
  round: number;
  icons: TilePictures;
  bonus: Message;
  penalty: Message;
}

export interface TilePictures {
  bonus: Picture;
  penalty: Picture;
  or?: Picture;
}

export const VERDICTS = ['bonus', 'neither', 'penalty'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A player; what only they may see is null to the others. */
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
  kitchen: Partial<Record<Kind, number>>;
  cafe: Seated[];
  board: string;
  rooms: Room[];
  groups: string[][];
  group_bonuses: Picture[];
  played: Staff[];
  used: string[];
  disks: string[];
  hand_count: number;
  drawn_count: number;
  pack_count: number;
  hand: Staff[] | null;
  drawn: Staff[] | null;
  pack: Staff[] | null;
  copied: string | null;
}

/** A guest in the café, and what the order lacks. */
export interface Seated extends Guest {
  lacks: Partial<Record<Kind, number>>;
  is_complete: boolean;
}

/** A room space of a hotel. */
export interface Room {
  room: string;
  colour: Colour;
  state: RoomState;
  cost: number;
  vp: number;
}

export const ROOM_STATES = ['empty', 'vacant', 'occupied'] as const;
export type RoomState = (typeof ROOM_STATES)[number];

/** A staff card; in the hand, `price` is what it costs with a die of space 5. */
export interface Staff {
  card: string;
  no: number;
  cost: number;
  works: Works;
  name: Message;
  text: Message[];
  icons: Picture[];
  price?: number | null;
}

export const WORKSS = ['once', 'round', 'permanent', 'end'] as const;
export type Works = (typeof WORKSS)[number];

/** A move, and what a hand would touch to make it: which fields there are depends on `do`. `closes` is the bonus of a group that is full with the room. */
export interface Move extends Offered {
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
  closes?: Picture;
}

/** One thing that happened, as a person would want to see it. */
export interface Beat {
  event: 'keep' | 'pass_packs' | 'first_guest' | 'roll' | 'reroll' | 'last_die' | 'no_dice' | 'turn' | 'pass' | 'take_guest' | 'choose_space' | 'boost' | 'no_boost' | 'joker' | 'take_die' | 'perform' | 'order' | 'split' | 'prepare' | 'occupy' | 'remove' | 'play' | 'draw' | 'show_drawn' | 'under' | 'lose_card' | 'discard' | 'use' | 'choose_item' | 'place' | 'kitchen' | 'serve' | 'serve_item' | 'fill' | 'check_in' | 'benefit' | 'gain_vp' | 'gain_crowns' | 'gain_steps' | 'extra_turn_won' | 'extra_turn' | 'politics' | 'end_turn' | 'decline' | 'track_points' | 'bonus' | 'penalty' | 'escape' | 'suffer' | 'lose_items' | 'copy' | 'lead' | 'final' | null;
  owner: number | null;
  is_open: number;
  card: string | null;
  guest: string | null;
  room: string | null;
  kind: Kind | null;
  face: number;
  tile: string | null;
  effect: number | null;
  source: number | null;
  price: number;
  amount: number;
  other: number;
}
