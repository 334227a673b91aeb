// How a queue bends: who stands where.

import { describe, expect, it } from 'vitest';
import { bendOf, placeIn } from '../src/games/pan_tu_nie_stal/bend';

describe('a queue that bends', () => {
  it('stands in one row while there is room', () => {
    expect(bendOf(4, 4)).toEqual({ rows: 1, columns: 4 });
    expect(bendOf(1, 4)).toEqual({ rows: 1, columns: 4 });
  });

  it('bends when it is too long, into rows that are about even', () => {
    expect(bendOf(5, 4).rows).toBe(2);
    expect(bendOf(16, 4)).toEqual({ rows: 2, columns: 8 });
    expect(bendOf(19, 4)).toEqual({ rows: 3, columns: 7 });
  });

  it('comes back behind its first row', () => {
    const bend = bendOf(9, 4);
    const places = Array.from({ length: 9 }, (_, nth) => placeIn(bend, nth));
    expect(places.slice(0, 5).map(({ column }) => column)).toEqual([1, 2, 3, 4, 5]);
    expect(places.slice(5).map(({ column }) => column)).toEqual([5, 4, 3, 2]);
    expect(places[4]?.row).toBe(2);
    expect(places[5]?.row).toBe(1);
  });

  it('has a place of its own for everybody of the longest queue', () => {
    for (let count = 1; count <= 106; count += 1) {
      const bend = bendOf(count, 4);
      const places = Array.from({ length: count }, (_, nth) => placeIn(bend, nth));
      expect(new Set(places.map(({ row, column }) => `${row}/${column}`)).size).toBe(count);
      expect(Math.min(...places.map(({ row }) => row))).toBeGreaterThan(0);
    }
  });
});
