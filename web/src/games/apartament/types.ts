// The table of Apartament as the server tells it, and the moves on offer.

import type { Move as AnyMove } from '../../lib/protocol';
import type { Cell, Cells } from '../../pieces/polyomino';

export type Colour = 'green' | 'blue' | 'orange' | 'purple';
export type Place = Colour | 'base';
export type Kind = 'bed' | 'wardrobe' | 'table' | 'bath';
export type Style = 'yellow_green' | 'maroon' | 'brown' | 'grey';
export type UpgradeName = 'trailer' | 'porter' | 'gps';

export interface Piece {
  piece: string;
  kind: Kind;
  name: 'bed' | 'sofa' | 'couch' | 'wardrobe' | 'table' | 'tub' | 'jacuzzi';
  size: number;
  style: Style | null;
  shape: string;
}

export interface Item extends Piece {
  is_locked: boolean;
  cells: Cells;
}

export interface Order {
  colour: Colour;
  crates: number;
  is_urgent: boolean;
}

export interface TownInfo {
  id: Colour;
  crest: string;
  pos: [x: number, y: number];
  roads: Place[];
  stock: Piece[];
}

export interface Area {
  id: string;
  kind: 'small' | 'medium' | 'apartment' | 'bathroom';
  cells: Cells;
  door: Cell | null;
  at: Cell;
  items: Item[];
  is_scored: boolean;
  points: number | null;
}

export interface Player {
  seat: number;
  colour: string;
  place: Place;
  coins: number;
  prestige: number;
  stars: number;
  is_vignette_active: boolean;
  upgrades: UpgradeName[];
  orders: { in_transit: Order[]; completed: Order[]; used: Order[] };
  hold: { cells: Cells; items: Item[]; crates: Cells; free: number };
  areas: Area[];
}

export interface Hall {
  of: string;
  rows: number;
  cols: number;
  at: Cell;
}

export interface ApartamentTable {
  round: number;
  decision: string | null;
  ending: 'orders' | 'furniture' | null;
  turns_left: number | null;
  towns: TownInfo[];
  pawn: Colour;
  orders: (Order | null)[];
  order_deck: number;
  queue: Piece[];
  furniture_deck: number;
  stars: { prices: number[]; sold: number; price: number | null };
  shapes: Record<string, Cells>;
  plan: { halls: Hall[]; corridor_row: number };
  upgrade_costs: Record<UpgradeName, number>;
  players: Player[];
}

/** A move with what it touches; which fields there are depends on `do`. */
export interface Move extends AnyMove {
  do: string;
  place?: Place;
  slot?: number;
  piece?: string;
  area?: string;
  from?: string;
  upgrade?: UpgradeName;
  urgent?: Colour[];
}

/** What has just happened: the fields of a beat that the board shows. */
export interface Beat {
  event: string;
  seat: number | null;
  place: Place | null;
  slot: number | null;
  piece: string | null;
  area: string | null;
  target: string | null;
  upgrade: UpgradeName | null;
}
