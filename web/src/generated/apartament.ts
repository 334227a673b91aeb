// Made by `python -m vacancy.server.typescript`: what is changed here by hand is lost.

import type { Offered } from './protocol';

/** The table. */
export interface Table {
  round: number;
  decision: string | null;
  first: number;
  has_moved: boolean;
  actions_taken: number;
  ending: Ending | null;
  turns_left: number | null;
  towns: Town[];
  pawn: Colour;
  orders: (Order | null)[];
  order_deck: number;
  queue: Piece[];
  furniture_deck: number;
  scrapped: Piece[];
  stars: Stars;
  shapes: Record<string, Cell[]>;
  plan: FloorPlan;
  upgrade_costs: Partial<Record<UpgradeName, number>>;
  players: Player[];
}

export const ENDINGS = ['orders', 'furniture'] as const;
export type Ending = (typeof ENDINGS)[number];

/** A town with its stock. */
export interface Town {
  id: Colour;
  crest: string;
  pos: Spot;
  roads: Place[];
  stock: Piece[];
}

export const COLOURS = ['green', 'blue', 'orange', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export type Spot = [number, number];

export const PLACES = ['green', 'blue', 'orange', 'purple', 'base'] as const;
export type Place = (typeof PLACES)[number];

/** A piece of furniture. */
export interface Piece {
  piece: string;
  kind: Kind;
  name: PieceName;
  size: number;
  style: Style | null;
  shape: string;
}

export const KINDS = ['bed', 'wardrobe', 'table', 'bath'] as const;
export type Kind = (typeof KINDS)[number];

export const PIECE_NAMES = ['bed', 'sofa', 'couch', 'wardrobe', 'table', 'tub', 'jacuzzi'] as const;
export type PieceName = (typeof PIECE_NAMES)[number];

export const STYLES = ['yellow_green', 'maroon', 'brown', 'grey'] as const;
export type Style = (typeof STYLES)[number];

/** An order card. */
export interface Order {
  colour: Colour;
  crates: number;
  is_urgent: boolean;
}

/** The star track; `price` is that of the next one, `reach` how many each player can pay. */
export interface Stars {
  prices: number[];
  sold: number;
  price: number | null;
  reach: number[];
}

export type Cell = [number, number];

/** What of the floor plan is no area. */
export interface FloorPlan {
  halls: Hall[];
  corridor_row: number;
}

/** A hall of the floor plan. */
export interface Hall {
  of: string;
  rows: number;
  cols: number;
  at: Cell;
}

export const UPGRADE_NAMES = ['trailer', 'porter', 'gps'] as const;
export type UpgradeName = (typeof UPGRADE_NAMES)[number];

/** A player's truck, hotel, cards and goods. */
export interface Player {
  seat: number;
  colour: string;
  place: Place;
  coins: number;
  prestige: number;
  stars: number;
  is_vignette_active: boolean;
  upgrades: UpgradeName[];
  orders: PlayerOrders;
  hold: Hold;
  areas: Area[];
}

/** A player's order cards. */
export interface PlayerOrders {
  in_transit: Order[];
  completed: Order[];
  used: Order[];
}

/** The hold of a truck. */
export interface Hold {
  cells: Cell[];
  items: Item[];
  crates: Cell[];
  free: number;
}

/** A piece that lies somewhere. */
export interface Item extends Piece {
  is_locked: boolean;
  cells: Cell[];
}

/** A room or a bathroom; `points` is what it would score now, `missing` what it lacks for it. */
export interface Area {
  id: string;
  kind: AreaKind;
  cells: Cell[];
  door: Cell | null;
  at: Cell;
  items: Item[];
  is_scored: boolean;
  points: number | null;
  missing: Kind[];
}

export const AREA_KINDS = ['small', 'medium', 'apartment', 'bathroom'] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

export interface Move extends Offered {
  do: string;
  place?: Place;
  slot?: number;
  order?: string;
  piece?: string;
  area?: string;
  from?: string;
  styles?: string[];
  urgent?: Colour[];
  colours?: Colour[];
  upgrade?: UpgradeName;
  after?: After;
}

/** What there would be after a move; only what it changes. `reach` is the stars that could then be paid, `points` and `missing` are those of `room`, `makes` the towns that get a piece. */
export interface After {
  coins?: number;
  prestige?: number;
  reach?: number;
  free?: number;
  room?: string;
  points?: number;
  missing?: Kind[];
  makes?: Colour[];
}

/** One thing that happened, as a person would want to see it. */
export interface Beat {
  event: 'move' | 'take_order' | 'refill' | 'buy_furniture' | 'unload' | 'crate' | 'produce' | 'last_round' | 'deliver' | 'scrap' | 'close_unload' | 'score_room' | 'score_order_set' | 'activate_vignette' | 'buy_star' | 'buy_upgrade' | 'move_furniture' | 'end_turn' | 'idle' | 'use_vignette' | 'decline_vignette' | 'count' | 'end' | null;
  seat: number | null;
  place: Place | null;
  slot: number | null;
  order: string | null;
  piece: string | null;
  wardrobe: string | null;
  table: string | null;
  fixture: string | null;
  area: string | null;
  target: string | null;
  upgrade: UpgradeName | null;
  cards: number | null;
  ending: string;
  coins: number;
  prestige: number;
}
