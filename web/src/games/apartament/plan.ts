// The floor plan as it is drawn: where each area and hall begins, in cells; empty lanes are narrow.

import { extent, type Cell, type Cells } from '../../pieces/polyomino';
import type { Area, Hall } from '../../generated/apartament';

const GAP = 0.42;
const CORRIDOR = 0.95;
export const MARGIN = 0.3;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plan {
  width: number;
  height: number;
  rooms: Map<string, Box>;
  halls: Box[];
  corridor: Box;
}

/** All cells of an area, its door cell too. */
export function wholeArea(area: Area): Cells {
  return area.door ? [...area.cells, area.door] : area.cells;
}

export function drawPlan(areas: Area[], plan: { halls: Hall[]; corridor_row: number }): Plan {
  const parts = [
    ...areas.map((area) => ({ at: area.at, size: extent(wholeArea(area)) })),
    ...plan.halls.map(({ at, rows, cols }) => ({ at, size: [rows, cols] as [number, number] })),
  ];
  const rows = lanes(parts.map(({ at, size }) => [at[0], size[0]]), (lane) => (lane === plan.corridor_row ? CORRIDOR : GAP));
  const columns = lanes(parts.map(({ at, size }) => [at[1], size[1]]), () => GAP);
  const box = (at: Cell, size: [number, number]): Box => ({
    x: columns[at[1]] ?? 0,
    y: rows[at[0]] ?? 0,
    width: size[1],
    height: size[0],
  });
  const [width, height] = [(columns.at(-1) ?? 0) + MARGIN, (rows.at(-1) ?? 0) + MARGIN];
  const top = rows[plan.corridor_row] ?? 0;
  return {
    width,
    height,
    rooms: new Map(areas.map((area) => [area.id, box(area.at, extent(wholeArea(area)))])),
    halls: plan.halls.map(({ at, rows: count, cols }) => box(at, [count, cols])),
    corridor: { x: MARGIN, y: top, width: width - 2 * MARGIN, height: CORRIDOR },
  };
}

/** Where each lane begins: full width where something stands, narrow elsewhere. */
function lanes(spans: [start: number, count: number][], empty: (lane: number) => number): number[] {
  const count = Math.max(...spans.map(([start, size]) => start + size));
  const begins = [MARGIN];
  for (let lane = 0; lane < count; lane += 1) {
    const isUsed = spans.some(([start, size]) => start <= lane && lane < start + size);
    begins.push((begins[lane] ?? 0) + (isUsed ? 1 : empty(lane)));
  }
  return begins;
}
