import { describe, expect, test } from 'vitest';
import type { Area, Cell, Item, Player } from '../src/generated/apartament';
import { CRATE, HOLD, storesOf, thingAt, withPlaced } from '../src/games/apartament/layout';
import { drawPlan, MARGIN, wholeArea, type Box } from '../src/games/apartament/plan';

const SHAPES: Record<string, Cell[]> = { D: [[0, 0], [0, 1]], single: [[0, 0]] };
const grid = (rows: number, columns: number): Cell[] =>
  Array.from({ length: rows * columns }, (_, index): Cell => [Math.floor(index / columns), index % columns]);
const item = (piece: string, shape: string, cells: Cell[]): Item => ({ piece, kind: 'bed', name: 'bed', size: cells.length, style: null, shape, is_locked: false, cells });
const area = (id: string, items: Item[], more: Partial<Area> = {}): Area => ({ id, kind: 'small', cells: grid(2, 3), door: null, at: [0, 0], items, is_scored: false, points: 0, missing: [], ...more });

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
  const rooms = [
    area('s', [], { door: [1, 0] }),
    area('m', [], { kind: 'medium', door: [0, 2], cells: grid(3, 3).slice(0, 8) }),
    area('a', [], { kind: 'apartment', door: [2, 3], cells: grid(3, 4).slice(0, 11) }),
    area('b', [], { kind: 'bathroom', cells: grid(2, 2) }),
  ];
  const plan = drawPlan(rooms);
  const at = (id: string): Box => plan.rooms.get(id) as Box;

  test('a room counts with its door', () => {
    expect(wholeArea(rooms[2] as Area)).toHaveLength(12);
    expect(at('a')).toMatchObject({ width: 4, height: 3 });
  });

  test('rooms stand along the corridor with their doors to it', () => {
    expect(at('s').y + at('s').height).toBeCloseTo(plan.corridor.y);
    expect(at('a').y + at('a').height).toBeCloseTo(plan.corridor.y);
    expect(at('m').y).toBeCloseTo(plan.corridor.y + plan.corridor.height);
  });

  test('a bathroom stands beside its apartment, the hall between it and the corridor', () => {
    expect(at('b').x).toBeCloseTo(at('a').x + at('a').width);
    expect(plan.halls).toHaveLength(1);
    expect((plan.halls[0]?.y ?? 0) + (plan.halls[0]?.height ?? 0)).toBeCloseTo(plan.corridor.y);
  });

  test('each room has a strip along its outer wall, a bathroom has none', () => {
    expect([...plan.strips.keys()].sort()).toEqual(['a', 'm', 's']);
    expect((plan.strips.get('s')?.y ?? 0) + (plan.strips.get('s')?.height ?? 0)).toBeCloseTo(at('s').y);
    expect(plan.strips.get('m')?.y).toBeCloseTo(at('m').y + at('m').height);
  });

  test('everything is inside', () => {
    for (const box of [...plan.rooms.values(), ...plan.strips.values(), ...plan.halls, plan.corridor]) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(MARGIN - 1e-9);
      expect(box.x + box.width).toBeLessThanOrEqual(plan.width - MARGIN + 1e-9);
      expect(box.y + box.height).toBeLessThanOrEqual(plan.height - MARGIN + 1e-9);
    }
  });
});
