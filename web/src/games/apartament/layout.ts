// Where each thing lies: by hand as far as the arrangement fits what is there, else as the view has it.

import type { Arrangement } from '../../lib/protocol';
import { cellKey, fits, freeCells, lay, turnsTo, type Cell, type Cells } from '../../pieces/polyomino';
import type { Area, Item, Player } from '../../generated/apartament';

export const HOLD = 'hold';
export const CRATE = 'crate';
const SINGLE: Cells = [[0, 0]];

/** Something that lies in a hold or a room: a piece of furniture, or a crate. */
export interface Thing {
  key: string;
  /** The piece by name, or `crate`. */
  piece: string;
  item: Item | null;
  shape: Cells;
  cells: Cells;
}

export interface Store {
  id: string;
  grid: Cells;
  area: Area | null;
  things: Thing[];
  /** Whether anything lies where its owner put it. */
  isByHand: boolean;
}

type Entry = [piece: string, cells: Cells];

/** All stores of a player: the hold and the areas of the hotel. */
export function storesOf(
  player: Player,
  shapes: Record<string, Cells>,
  arrangement: Arrangement | null,
): Map<string, Store> {
  const { hold } = player;
  const crates = hold.crates.map((cell): Omit<Thing, 'key'> => ({ piece: CRATE, item: null, shape: SINGLE, cells: [cell] }));
  const wrap = (item: Item): Omit<Thing, 'key'> => ({
    piece: item.piece,
    item,
    shape: shapes[item.shape] ?? item.cells,
    cells: item.cells,
  });
  const stores = player.areas.map((area) => place(area.id, area.cells, area, area.items.map(wrap), arrangement));
  stores.push(place(HOLD, hold.cells, null, [...hold.items.map(wrap), ...crates], arrangement));
  return new Map(stores.map((store) => [store.id, store]));
}

function place(
  id: string,
  grid: Cells,
  area: Area | null,
  bare: Omit<Thing, 'key'>[],
  arrangement: Arrangement | null,
): Store {
  const counts = new Map<string, number>();
  const things = bare.map((thing) => {
    const count = counts.get(thing.piece) ?? 0;
    counts.set(thing.piece, count + 1);
    return { ...thing, key: `${thing.piece}#${count}` };
  });
  const byHand = arrange(things, grid, entries(arrangement?.[id]));
  return { id, grid, area, things: byHand ?? things, isByHand: byHand !== null };
}

/** What an arrangement says of a store, as far as it can be read. */
function entries(told: unknown): Entry[] {
  return Array.isArray(told) ? told.filter(isEntry) : [];
}

function isEntry(told: unknown): told is Entry {
  if (!Array.isArray(told) || typeof told[0] !== 'string' || !Array.isArray(told[1])) return false;
  const isCell = (cell: unknown): boolean => Array.isArray(cell) && cell.length === 2 && cell.every(Number.isInteger);
  return told[1].length > 0 && told[1].every(isCell);
}

/** Things where the entries put them, the rest around them; null if nothing lies by hand. */
function arrange(things: Thing[], grid: Cells, told: Entry[]): Thing[] | null {
  const laid = new Map<string, Cells>();
  const free = freeCells(grid, []);
  for (const [piece, cells] of told) {
    const thing = things.find((each) => each.piece === piece && !laid.has(each.key));
    if (!thing || turnsTo(thing.shape, cells) === null || !fits(cells, free)) continue;
    laid.set(thing.key, cells);
    for (const cell of cells) free.delete(cellKey(cell));
  }
  if (laid.size === 0) return null;
  const rest = things.filter((thing) => !laid.has(thing.key));
  const around = stay(rest, free) ?? pack(rest, grid, free);
  if (!around) return null;
  rest.forEach((thing, index) => laid.set(thing.key, around[index] ?? thing.cells));
  return things.map((thing) => ({ ...thing, cells: laid.get(thing.key) ?? thing.cells }));
}

/** The rest as the view has it, if that leaves the others alone. */
function stay(rest: Thing[], free: ReadonlySet<string>): Cells[] | null {
  return rest.every((thing) => fits(thing.cells, free)) ? rest.map((thing) => thing.cells) : null;
}

/** The rest wherever it fits, large things first. */
function pack(rest: Thing[], grid: Cells, free: ReadonlySet<string>): Cells[] | null {
  const order = rest.map((_, index) => index).sort((a, b) => (rest[b]?.shape.length ?? 0) - (rest[a]?.shape.length ?? 0));
  const laid = lay(order.map((index) => rest[index]?.shape ?? SINGLE), grid, free);
  return laid && rest.map((_, index) => laid[order.indexOf(index)] ?? []);
}

/** The arrangement after putting a thing somewhere: what lies by hand stays, what is gone is left out. */
export function withPlaced(stores: Map<string, Store>, target: string, piece: string, key: string | null, cells: Cells): Arrangement {
  const told: Record<string, Entry[]> = {};
  for (const store of stores.values())
    if (store.isByHand || store.id === target)
      told[store.id] = store.things
        .filter((thing) => store.id !== target || thing.key !== key)
        .map((thing): Entry => [thing.piece, thing.cells]);
  told[target] = [[piece, cells], ...(told[target] ?? [])];
  return told;
}

/** What lies on a cell. */
export function thingAt(store: Store, cell: Cell): Thing | undefined {
  const wanted = cellKey(cell);
  return store.things.find((thing) => thing.cells.some((each) => cellKey(each) === wanted));
}
