// Made by `python -m vacancy.server.typescript`: what is changed here by hand is lost.

import type { Offered } from './protocol';

/** The table. */
export interface Table {
  round: number;
  lap: number;
  stage: 1 | 2;
  start: number;
  crest_bonus: string;
  checking: number | null;
  hotels: Hotel[];
  outlooks: Outlook[];
  players: Player[];
  tiles_used: string[];
  kinds: Partial<Record<Kind, KindFacts>>;
}

/** A hotel with the cards around it. */
export interface Hotel {
  tile: string;
  beds: number;
  free_beds: number;
  rule: string;
  rule_number: string;
  next_side: TileSide;
  queue_max: number;
  door_max: number;
  tokens: number;
  queue: LaidCard[];
  door: LaidCard[];
}

/** The side of a tile that comes next. */
export interface TileSide {
  tile: string;
  beds: number;
  rule: string;
}

/** A card at a hotel; its kind is null to whoever may not know it. */
export interface LaidCard {
  owner: number;
  crest: Crest;
  size: Size;
  is_face_up: boolean;
  chosen: number | null;
  kind: Kind | null;
  beds?: number;
  coins?: number;
}

export const CRESTS = ['bird', 'fish', 'lion', 'stag'] as const;
export type Crest = (typeof CRESTS)[number];

export const SIZES = ['small', 'large'] as const;
export type Size = (typeof SIZES)[number];

export const KINDS = ['monk', 'merchants', 'maids', 'nobles', 'soldiers', 'workers'] as const;
export type Kind = (typeof KINDS)[number];

/** The beds of a hotel as somebody foresees them: if all came as it is seen. Claims lie as the queue does; behind it, monks who are known to come in. Of each kind it is told whether one more card at the end of the queue would get beds. */
export interface Outlook {
  total: number;
  beds: number;
  claims: Claim[];
  newcomers: Partial<Record<Kind, Fate>>;
}

/** The beds that a card in a queue wants, and whether it would get them. */
export interface Claim {
  owner: number;
  least: number;
  most: number;
  fate: Fate;
}

export const FATES = ['sure', 'perhaps', 'no'] as const;
export type Fate = (typeof FATES)[number];

/** A player's cards; hand and deck are null to the others. */
export interface Player {
  seat: number;
  colour: string;
  hand_count: number;
  deck_count: number;
  tokens: number;
  collected: string[];
  box: string[];
  crests: Partial<Record<Crest, number>>;
  hand: HandCard[] | null;
  deck: string[] | null;
}

/** A card in hand. */
export interface HandCard extends Worth {
  card: string;
  kind: Kind;
  crest: Crest;
}

/** What guests of a kind need, and bring. */
export interface Worth {
  beds: number;
  coins: number;
}

/** What is printed on all cards of a kind; at a back door they do this, with so many beds. */
export interface KindFacts extends Worth {
  ability: AbilityName;
  ability_beds: number;
}

export const ABILITY_NAMES = ['enter', 'beds-more', 'replace-own', 'choose-own', 'replace-any', 'beds-fewer'] as const;
export type AbilityName = (typeof ABILITY_NAMES)[number];

/** A card is laid at a side of a hotel. */
export interface Lay extends Offered {
  do: 'lay';
  card: string;
  hotel: number;
  side: Side;
}

export const SIDES = ['queue', 'door'] as const;
export type Side = (typeof SIDES)[number];

/** An ability is used on a card of the queue; the claims are those that would stand then. */
export interface Aim extends Offered {
  do: 'maids' | 'nobles' | 'soldiers';
  hotel: number;
  place: number;
  claims: Claim[];
}

/** No card can be laid. */
export interface Pass extends Offered {
  do: 'pass';
}

/** An ability is not used. */
export interface Decline extends Offered {
  do: 'decline';
  hotel: number;
}

/** A legal move. */
export type Move =
  | Lay
  | Aim
  | Pass
  | Decline;

/** One thing that happened, as a person would want to see it. */
export interface Beat {
  event: 'lay' | 'pass' | 'reveal' | 'enter' | 'beds' | 'replace' | 'choose' | 'decline' | 'no_target' | 'book' | 'turn_away' | 'clean' | 'turn_tiles' | 'new_tiles' | 'end' | null;
  owner: number | null;
  crest: Crest | null;
  is_large: number | null;
  is_face_up: number;
  kind: Kind | null;
  hotel: number | null;
  side: Side | null;
  place: number | null;
  beds: number;
  token_count: number;
  target_owner: number | null;
  target_kind: Kind | null;
  target_crest: Crest | null;
  round: number | null;
}
