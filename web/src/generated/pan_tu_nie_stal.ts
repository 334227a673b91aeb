// Made by `python -m vacancy.server.typescript`: what is changed here by hand is lost.

import type { Offered } from './protocol';

/** The table: a street of shops, and the players. */
export interface Table {
  turn: number;
  mover: number;
  stage: Stage;
  actions_left: number;
  runner: number | null;
  asked_shop: number | null;
  shops: Shop[];
  players: Player[];
  ministry: Good[];
}

export const STAGES = ['turns', 'last', 'final', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** A shop; `taken` is what was taken from its shelf and is carried by nobody yet. */
export interface Shop extends Standing {
  shop: number;
  is_open: boolean;
  goods: (Good | null)[];
  taken: Good | null;
  has_list: boolean;
  queue: Person[];
}

/** What each seat's people in a queue add up to (null where nobody stands), and who leads. */
export interface Standing {
  sums: (number | null)[];
  majority: number | null;
}

/** A good, and what it is worth. */
export interface Good {
  good: GoodName;
  value: number;
}

export const GOOD_NAMES = ['wall_unit', 'colour_tv', 'folding_bicycle', 'washing_machine', 'tape_recorder', 'fridge', 'winter_boots', 'camera', 'nutria_hat', 'soda_siphon', 'transistor_radio', 'vacuum_cleaner', 'jeans', 'carpet', 'felt_boots', 'school_apron', 'coffee_beans', 'oranges', 'tinned_ham', 'tights', 'bed_linen', 'tea', 'slippers', 'chocolate_substitute', 'toilet_paper', 'washing_powder', 'soap', 'lemons', 'sugar', 'grain_coffee', 'flour', 'butter', 'vinegar', 'matches', 'orangeade', 'mustard'] as const;
export type GoodName = (typeof GOOD_NAMES)[number];

/** Somebody in a queue, with the value that counts now. */
export interface Person {
  owner: number;
  kind: Kind;
  value: number;
  good: Good | null;
}

export const KINDS = ['plain1', 'plain2', 'plain3', 'force', 'mother', 'list', 'pan', 'sonny'] as const;
export type Kind = (typeof KINDS)[number];

/** A player's cards; hand and deck are null to whoever may not know them. */
export interface Player {
  seat: number;
  colour: string;
  hand_count: number;
  deck_count: number;
  unlaid: Partial<Record<Kind, number>>;
  box: Partial<Record<Kind, number>>;
  won: Good[];
  points: number;
  hand: HandCards[] | null;
  deck: Partial<Record<Kind, number>> | null;
}

/** The cards of one kind in a hand. */
export interface HandCards {
  kind: Kind;
  count: number;
  value: number;
}

/** A move with what it touches; `after` is how the queues that it changes would stand. */
export interface Move extends Offered {
  do: Deed;
  kind?: Kind;
  count?: number;
  shop?: number;
  from_shop?: number;
  owner?: number;
  slot?: number;
  after?: After[];
}

export const DEEDS = ['join', 'mother', 'sonny', 'draw', 'end', 'cover', 'spare', 'carry', 'take'] as const;
export type Deed = (typeof DEEDS)[number];

/** How a queue would stand after a move. */
export interface After extends Standing {
  shop: number;
}

/** One thing that happened, as a person would want to see it. All of it is open. */
export interface Beat {
  event: 'draw' | 'join' | 'mother' | 'cover' | 'spare' | 'sonny' | 'end_turn' | 'take' | 'carry' | 'win' | 'clear' | 'refill' | 'close' | 'run_out' | 'final' | 'end' | null;
  seat: number | null;
  shop: number | null;
  from_shop: number | null;
  kind: Kind | null;
  count: number;
  good: GoodName | null;
  other_good: GoodName | null;
  other_seat: number | null;
  other_kind: Kind | null;
}
