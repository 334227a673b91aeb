import { describe, expect, test } from 'vitest';
import type { Area, Cell, Hall, Item, Player } from '../src/generated/apartament';
import { CRATE, HOLD, storesOf, thingAt, withPlaced } from '../src/games/apartament/layout';
import { drawPlan, MARGIN, wholeArea } from '../src/games/apartament/plan';

const SHAPES: Record<string, Cell[]> = { D: [[0, 0], [0, 1]], single: [[0, 0]] };
const grid = (rows: number, columns: number): Cell[] =>
  Array.from({ length: rows * columns }, (_, index): Cell => [Math.floor(index / columns), index % columns]);
const item = (piece: string, shape: string, cells: Cell[]): Item => ({ piece, kind: 'bed', name: 'bed', size: cells.length, style: null, shape, is_locked: false, cells });
const area = (id: string, items: Item[], more: Partial<Area> = {}): Area => ({ id, kind: 'small', cells: grid(2, 3), door: null, at: [0, 0], items, is_scored: false, points: 0, ...more });

function player(areas: Area[], crates: Cell[] = []): Player {
  const hold = { cells: grid(2, 4), items: [], crates, free: 8 - crates.length };
  return { seat: 0, colour: 'red', place: 'base', coins: 0, prestige: 0, stars: 0, is_vignette_active: false, upgrades: [], orders: { in_transit: [], completed: [], used: [] }, hold, areas };
}

describe('where things lie', () => {
  const bed = item('bed_1', 'D', [[0, 0], [0, 1]]);
  const chest = item('chest_1', 'single', [[0, 2]]);
  const owner = player([area('s1', [bed, chest])], [[0, 0]]);
  const cellsOf = (arrangement: Record<string, unknown> | null): unknown => storesOf(owner, SHAPES, arrangement).get('s1')?.things.map((thing) => thing.cells);

  test('as the view has it, if nobody has laid it out', () => {
    expect(cellsOf(null)).toEqual([bed.cells, chest.cells]);
    expect(storesOf(owner, SHAPES, null).get('s1')?.isByHand).toBe(false);
  });

  test('by hand, turned too, with the rest left where it is', () => {
    const upright: Cell[] = [[0, 0], [1, 0]];
    expect(cellsOf({ s1: [['bed_1', upright]] })).toEqual([upright, chest.cells]);
  });

  test('the rest makes room', () => {
    const [, around] = cellsOf({ s1: [['bed_1', [[0, 1], [0, 2]]]] }) as Cell[][];
    expect(around).toHaveLength(1);
    expect(around).not.toContainEqual([0, 2]);
  });

  test.each([
    ['another shape', { s1: [['bed_1', [[0, 0], [1, 1]]]] }],
    ['outside the room', { s1: [['bed_1', [[0, 2], [0, 3]]]] }],
    ['a piece that is not there', { s1: [['sofa_1', [[0, 0], [0, 1]]]] }],
    ['nonsense', { s1: [['bed_1', 'here'], 7, ['bed_1', []]] }],
    ['no list', { s1: 'bed_1' }],
  ])('what cannot be is ignored: %s', (_, arrangement) => {
    expect(cellsOf(arrangement)).toEqual([bed.cells, chest.cells]);
  });

  test('crates lie in the hold, and are found by their cell', () => {
    const hold = storesOf(owner, SHAPES, null).get(HOLD);
    expect(hold && thingAt(hold, [0, 0])?.piece).toBe(CRATE);
    expect(hold && thingAt(hold, [1, 1])).toBeUndefined();
  });

  test('putting a thing down keeps what was laid by hand, and puts it first', () => {
    const stores = storesOf(owner, SHAPES, { s1: [['bed_1', [[0, 0], [1, 0]]]] });
    const told = withPlaced(stores, 's1', 'chest_1', 'chest_1#0', [[1, 2]]);
    expect(told).toEqual({ s1: [['chest_1', [[1, 2]]], ['bed_1', [[0, 0], [1, 0]]]] });
  });
});

describe('the floor plan', () => {
  const halls: Hall[] = [{ of: 'a', rows: 1, cols: 1, at: [0, 4] }];
  const rooms = [area('a', [], { at: [0, 0], door: [2, 0] }), area('b', [], { at: [4, 0] })];
  const plan = drawPlan(rooms, { halls, corridor_row: 3 });

  test('a room counts with its door', () => {
    expect(wholeArea(rooms[0] as Area)).toHaveLength(7);
    expect(plan.rooms.get('a')).toMatchObject({ width: 3, height: 3 });
  });

  test('lanes with nothing in them are narrow, the corridor less so', () => {
    expect(plan.rooms.get('b')?.y).toBeCloseTo(MARGIN + 3 + 0.95);
    expect(plan.halls[0]?.x).toBeCloseTo(MARGIN + 3 + 0.42);
    expect(plan.corridor).toMatchObject({ x: MARGIN, height: 0.95 });
  });

  test('everything is inside', () => {
    for (const box of [...plan.rooms.values(), ...plan.halls, plan.corridor]) {
      expect(box.x + box.width).toBeLessThanOrEqual(plan.width);
      expect(box.y + box.height).toBeLessThanOrEqual(plan.height);
    }
  });
});
