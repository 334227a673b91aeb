// How many rows things stand in, and who stands where: a queue that is too long for one row bends.

export interface Bend {
  rows: number;
  columns: number;
}

/** So many things in rows that are about even; `perRow` is how many stand well beside each other in one row. */
export function bendOf(count: number, perRow: number): Bend {
  let rows = 1;
  // Each further row makes all of them smaller, so that more stand in each.
  while (count > rows * rows * perRow) rows += 1;
  return { rows, columns: Math.max(perRow, Math.ceil(count / rows)) };
}

/** Where the nth stands, counted from one: a queue goes to the end of its row and comes back behind it, above. */
export function placeIn({ rows, columns }: Bend, nth: number): { row: number; column: number } {
  const bends = Math.floor(nth / columns);
  const along = nth % columns;
  return { row: rows - bends, column: bends % 2 === 0 ? along + 1 : columns - along };
}
