// A thing in the hand: taken up, turned, held over a hold or a room, put down.

import {
  cellKey,
  corner,
  extent,
  fits,
  freeCells,
  moved,
  normal,
  places,
  turned,
  type Cell,
  type Cells,
} from '../../pieces/polyomino';
import type { Store, Thing } from './layout';

export interface Held {
  store: string;
  thing: Thing;
  /** The form as it is turned now, at the origin. */
  form: Cells;
  /** The cell of the form that is held. */
  grip: Cell;
}

export interface Ghost {
  cells: Cells;
  isFitting: boolean;
}

const DIRECTIONS: Record<string, Cell> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class Hand {
  held = $state.raw<Held | null>(null);
  /** What the hand is over, and where the form's corner would be. */
  over = $state.raw<{ store: string; at: Cell } | null>(null);
  /** Where the pointer is while something is dragged. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);

  constructor(private readonly storeOf: (id: string) => Store | undefined) {}

  take(store: string, thing: Thing, grip?: Cell): void {
    const form = normal(thing.cells);
    const [rows, columns] = extent(form);
    const [top, left] = corner(thing.cells);
    const middle: Cell = [Math.floor((rows - 1) / 2), Math.floor((columns - 1) / 2)];
    this.held = { store, thing, form, grip: grip ? [grip[0] - top, grip[1] - left] : middle };
    this.over = { store, at: [top, left] };
  }

  letGo(): void {
    this.held = null;
    this.over = null;
    this.pointer = null;
  }

  turn(): void {
    if (!this.held) return;
    const { form, grip } = this.held;
    const [rows] = extent(form);
    this.held = { ...this.held, form: turned(form), grip: [grip[1], rows - 1 - grip[0]] };
    if (this.over) this.settle(this.over.store, this.over.at);
  }

  /** Be over a cell of a store, or over nothing. */
  hover(store: string | null, cell: Cell): void {
    if (!this.held) return;
    const { grip } = this.held;
    if (store === null) this.over = null;
    else this.settle(store, [cell[0] - grip[0], cell[1] - grip[1]]);
  }

  /** Go over to a store, to the first place there. */
  enter(store: string): void {
    if (this.over?.store !== store) this.settle(store, [0, 0]);
  }

  /** To the next place that way. */
  step(key: string): boolean {
    const way = DIRECTIONS[key];
    if (!way || !this.over) return false;
    const { store, at } = this.over;
    const ahead = ([row, column]: Cell): number => (row - at[0]) * way[0] + (column - at[1]) * way[1];
    const aside = ([row, column]: Cell): number => Math.abs((row - at[0]) * way[1]) + Math.abs((column - at[1]) * way[0]);
    const [next] = this.places(store)
      .filter((place) => ahead(place) > 0)
      .sort((one, other) => ahead(one) + 2 * aside(one) - ahead(other) - 2 * aside(other));
    if (next) this.over = { store, at: next };
    return true;
  }

  /** What would be covered in a store now. */
  ghost(store: string): Ghost | null {
    if (!this.held || this.over?.store !== store) return null;
    const cells = moved(this.held.form, this.over.at);
    return { cells, isFitting: fits(cells, this.free(store)) };
  }

  /** All cells of a store that the thing could cover as it is turned now. */
  reach(store: string): ReadonlySet<string> {
    const form = this.held?.form ?? [];
    return new Set(this.places(store).flatMap((place) => moved(form, place).map(cellKey)));
  }

  private settle(store: string, wanted: Cell): void {
    const away = (place: Cell): number => Math.hypot(place[0] - wanted[0], place[1] - wanted[1]);
    const [nearest] = this.places(store).sort((one, other) => away(one) - away(other));
    this.over = { store, at: nearest ?? wanted };
  }

  private places(id: string): Cell[] {
    const store = this.storeOf(id);
    return store && this.held ? places(this.held.form, store.grid, this.free(id)) : [];
  }

  /** The cells of a store that are free once the thing has been taken up. */
  private free(id: string): Set<string> {
    const store = this.storeOf(id);
    if (!store || !this.held) return new Set();
    const { store: home, thing } = this.held;
    const others = store.things.filter((each) => id !== home || each.key !== thing.key);
    return freeCells(store.grid, others.map((each) => each.cells));
  }
}
