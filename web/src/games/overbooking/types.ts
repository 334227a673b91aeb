/** What the server tells about a table of Overbooking: `table` of the view, as built by view.py. */

export type Kind = 'monk' | 'merchants' | 'maids' | 'nobles' | 'soldiers' | 'workers';
export type Crest = 'bird' | 'fish' | 'lion' | 'stag';
export type Size = 'small' | 'large';
export type Side = 'queue' | 'door';

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

export interface Hotel {
  tile: string;
  beds: number;
  free_beds: number;
  rule: string;
  rule_number: string;
  next_side: { tile: string; beds: number; rule: string };
  queue_max: number;
  door_max: number;
  tokens: number;
  queue: LaidCard[];
  door: LaidCard[];
}

export interface HandCard {
  card: string;
  kind: Kind;
  crest: Crest;
  beds: number;
  coins: number;
}

export function sizeOf(card: HandCard): Size {
  return card.beds > 3 ? 'large' : 'small';
}

export interface Player {
  seat: number;
  colour: string;
  hand_count: number;
  deck_count: number;
  tokens: number;
  collected: string[];
  box: string[];
  crests: Record<Crest, number>;
  hand: HandCard[] | null;
  deck: string[] | null;
}

export interface OverbookingTable {
  round: number;
  lap: number;
  stage: 1 | 2;
  start: number;
  checking: number | null;
  hotels: Hotel[];
  players: Player[];
  tiles_used: string[];
}

interface Offered {
  action: number;
  say: string;
}
export type Lay = Offered & { do: 'lay'; card: string; hotel: number; side: Side };
/** An ability used on a card of the queue. */
export type Aim = Offered & { do: 'maids' | 'nobles' | 'soldiers'; hotel: number; place: number };
export type Move = Lay | Aim | (Offered & { do: 'pass' }) | (Offered & { do: 'decline'; hotel: number });

/** A beat's fields by name, as far as the viewer may know them. */
export interface Beat {
  event?: string;
  owner?: number;
  kind?: Kind;
  crest?: Crest;
  hotel?: number;
  side?: Side;
  place?: number;
  beds?: number;
  token_count?: number;
}

export const CRESTS: Crest[] = ['bird', 'fish', 'lion', 'stag'];
export const KINDS: Kind[] = ['monk', 'merchants', 'maids', 'nobles', 'soldiers', 'workers'];
