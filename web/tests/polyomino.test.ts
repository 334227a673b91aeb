import { describe, expect, test } from 'vitest';
import { cellKey, extent, forms, freeCells, lay, normal, outline, places, sameCells, turned, turnsTo, type Cells } from '../src/pieces/polyomino';

const rectangle = (rows: number, columns: number): Cells =>
  Array.from({ length: rows * columns }, (_, index) => [Math.floor(index / columns), index % columns] as const);
const BAR = rectangle(1, 3);
const CORNER: Cells = [[0, 0], [1, 0], [1, 1]];
const HOOK: Cells = [[0, 0], [1, 0], [2, 0], [2, 1]];

describe('turning', () => {
  test('four quarter turns bring a shape back', () => {
    expect(turned(turned(turned(turned(HOOK))))).toEqual(normal(HOOK));
  });

  test.each([
    ['a single cell', rectangle(1, 1), 1],
    ['a square', rectangle(2, 2), 1],
    ['a bar', BAR, 2],
    ['a corner', CORNER, 4],
    ['a hook, which is never turned over', HOOK, 4],
  ])('%s has its number of forms', (_, shape, count) => {
    expect(forms(shape)).toHaveLength(count);
  });

  test('it is known how a shape was turned, wherever it lies', () => {
    const lying: Cells = turned(turned(HOOK)).map(([row, column]) => [row + 4, column + 2] as const);
    expect(turnsTo(HOOK, lying)).toBe(2);
    expect(turnsTo(HOOK, BAR)).toBeNull();
  });

  test('a mirror image is another shape', () => {
    expect(turnsTo(HOOK, HOOK.map(([row, column]) => [row, -column] as const))).toBeNull();
  });
});

describe('laying', () => {
  const hold = rectangle(2, 4);

  test('two squares fill a hold, a square and a long bar do not fit', () => {
    const all = freeCells(hold, []);
    const laid = lay([rectangle(2, 2), rectangle(2, 2)], hold, all);
    expect(laid?.flat().map(cellKey).sort()).toEqual(hold.map(cellKey).sort());
    expect(lay([rectangle(2, 2), rectangle(1, 4)], hold, all)).toBeNull();
  });

  test('a form lies only where all of it is free', () => {
    const free = freeCells(hold, [[[0, 0], [1, 3]]]);
    expect(places(BAR, hold, free)).toEqual([[0, 1], [1, 0]]);
    expect(places(BAR, [], free)).toEqual([]);
  });
});

describe('outlines', () => {
  test('go once around, and close', () => {
    const path = outline(CORNER, 10);
    expect(path.match(/[ML]/g)).toHaveLength(6);
    expect(path).toMatch(/^M.*Z$/);
  });

  test('an inset draws every side in', () => {
    expect(outline(rectangle(1, 1), 10, 1)).toBe('M9 1Q9 1 9 1L9 9Q9 9 9 9L1 9Q1 9 1 9L1 1Q1 1 1 1Z');
  });

  test('the box around a shape counts rows and columns', () => {
    expect(extent(HOOK)).toEqual([3, 2]);
    expect(sameCells(HOOK, CORNER)).toBe(false);
  });
});
