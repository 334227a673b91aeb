// The floor plan as it is drawn: two floors of rooms along a corridor, each with its door to it.

import { extent, type Cells } from '../../pieces/polyomino';
import type { Area } from '../../generated/apartament';

const GAP = 0.42;
const CORRIDOR = 0.95;
export const MARGIN = 0.2;
/** How high the strips are, in cells, on which a room says what it still needs. */
export const STRIP = 0.72;

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
  /** Along the outer wall of every room. */
  strips: Map<string, Box>;
  halls: Box[];
  corridor: Box;
}

/** All cells of an area, its door cell too. */
export function wholeArea(area: Area): Cells {
  return area.door ? [...area.cells, area.door] : area.cells;
}

const heightOf = (area: Area): number => extent(wholeArea(area))[0];
const widthOf = (area: Area): number => extent(wholeArea(area))[1];

/** Rooms whose door is in their last row stand above the corridor, the others below it; a bathroom stands
    beside its apartment, with the hall between it and the corridor. */
export function drawPlan(areas: Area[], strip = STRIP): Plan {
  const rooms = areas.filter((area) => area.door !== null);
  const baths = areas.filter((area) => area.door === null);
  const apartments = rooms.filter((area) => area.kind === 'apartment');
  const depth = Math.max(...rooms.map(heightOf));
  const top = MARGIN + strip;
  const corridorTop = top + depth;
  const plan: Plan = { width: 0, height: corridorTop + CORRIDOR + depth + strip + MARGIN, rooms: new Map(), strips: new Map(), halls: [], corridor: { x: MARGIN, y: corridorTop, width: 0, height: CORRIDOR } };
  for (const isUpper of [true, false]) {
    const floor = isUpper ? top : corridorTop + CORRIDOR;
    let x = MARGIN;
    for (const room of rooms.filter((each) => (each.door?.[0] ?? 0) > 0 === isUpper)) {
      const [width, height] = [widthOf(room), heightOf(room)];
      const y = isUpper ? floor + depth - height : floor;
      plan.rooms.set(room.id, { x, y, width, height });
      plan.strips.set(room.id, { x, y: isUpper ? y - strip : y + height, width, height: strip });
      x += width;
      const bath = baths[apartments.indexOf(room)];
      if (bath) {
        const [bathWidth, bathHeight] = [widthOf(bath), heightOf(bath)];
        const hall = depth - bathHeight;
        plan.rooms.set(bath.id, { x, y: isUpper ? floor : floor + hall, width: bathWidth, height: bathHeight });
        plan.halls.push({ x, y: isUpper ? floor + bathHeight : floor, width: bathWidth, height: hall });
        x += bathWidth;
      }
      x += GAP;
    }
    plan.width = Math.max(plan.width, x - GAP + MARGIN);
  }
  plan.corridor.width = plan.width - 2 * MARGIN;
  return plan;
}
