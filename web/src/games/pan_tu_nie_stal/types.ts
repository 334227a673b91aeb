// What the server tells about a table of Pan tu nie stał!: `table` of the view, as view.py builds it.

import type { Move as AnyMove } from '../../lib/protocol';

export type Kind = 'plain1' | 'plain2' | 'plain3' | 'force' | 'mother' | 'list' | 'pan' | 'sonny';

export interface Good {
  good: string;
  value: number;
}

/** Somebody in a queue, with the value that counts now. */
export interface Person {
  owner: number;
  kind: Kind;
  value: number;
  good: Good | null;
}

/** What each seat's people in a queue add up to (nothing where nobody stands), and who leads. */
export interface Standing {
  sums: (number | null)[];
  majority: number | null;
}

export interface ShopView extends Standing {
  shop: number;
  is_open: boolean;
  goods: (Good | null)[];
  /** Taken from the shelf, and carried by nobody yet. */
  taken: Good | null;
  has_list: boolean;
  queue: Person[];
}

export interface Player {
  seat: number;
  colour: string;
  hand_count: number;
  deck_count: number;
  unlaid: Partial<Record<Kind, number>>;
  won: Good[];
  points: number;
  hand: { kind: Kind; count: number; value: number }[] | null;
}

export interface Town {
  turn: number;
  mover: number;
  stage: 'turns' | 'last' | 'final' | 'over';
  actions_left: number;
  runner: number | null;
  asked_shop: number | null;
  shops: ShopView[];
  players: Player[];
  ministry: Good[];
}

export interface After extends Standing {
  shop: number;
}

/** A move with what it touches; `after` is how the queues would stand. */
export interface Move extends AnyMove {
  do: string;
  kind?: Kind;
  count?: number;
  shop?: number;
  from_shop?: number;
  owner?: number;
  slot?: number;
  after?: After[];
}

export interface Beat {
  event?: string;
  seat?: number;
  shop?: number;
  from_shop?: number;
  kind?: Kind;
  good?: string;
}
