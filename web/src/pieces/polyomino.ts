// Shapes of unit cells on grids: turning, placing, outlines. For drawing only; it decides nothing.

/** Row downwards, column to the right. */
export type Cell = readonly [row: number, column: number];
export type Cells = readonly Cell[];

export const cellKey = ([row, column]: Cell): string => `${row},${column}`;
const inOrder = (one: Cell, other: Cell): number => one[0] - other[0] || one[1] - other[1];

/** The corner of the smallest box around some cells. */
export function corner(cells: Cells): Cell {
  return [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];
}

/** How many rows and columns that box has. */
export function extent(cells: Cells): [rows: number, columns: number] {
  const [top, left] = corner(cells);
  return [
    Math.max(...cells.map(([row]) => row)) - top + 1,
    Math.max(...cells.map(([, column]) => column)) - left + 1,
  ];
}

export function moved(cells: Cells, [rows, columns]: Cell): Cells {
  return cells.map(([row, column]): Cell => [row + rows, column + columns]);
}

/** The same shape at the origin, its cells in order. */
export function normal(cells: Cells): Cells {
  const [top, left] = corner(cells);
  return [...moved(cells, [-top, -left])].sort(inOrder);
}

/** A quarter turn clockwise, back at the origin. */
export function turned(cells: Cells): Cells {
  return normal(cells.map(([row, column]): Cell => [column, -row]));
}

export function sameCells(one: Cells, other: Cells): boolean {
  return one.length === other.length && one.every((cell, index) => cellKey(cell) === cellKey(other[index] ?? [-1, -1]));
}

/** How many quarter turns bring a shape into the form of these cells; null if none does. */
export function turnsTo(shape: Cells, cells: Cells): number | null {
  const wanted = normal(cells);
  let form = normal(shape);
  for (let turns = 0; turns < 4; turns += 1) {
    if (sameCells(form, wanted)) return turns;
    form = turned(form);
  }
  return null;
}

/** The different forms of a shape, turned but never turned over. */
export function forms(shape: Cells): Cells[] {
  const found: Cells[] = [];
  let form = normal(shape);
  for (let turns = 0; turns < 4; turns += 1) {
    if (!found.some((each) => sameCells(each, form))) found.push(form);
    form = turned(form);
  }
  return found;
}

/** Whether cells are all free. */
export function fits(cells: Cells, free: ReadonlySet<string>): boolean {
  return cells.every((cell) => free.has(cellKey(cell)));
}

/** The cells of a grid that are not among some others. */
export function freeCells(grid: Cells, taken: Iterable<Cells>): Set<string> {
  const free = new Set(grid.map(cellKey));
  for (const cells of taken) for (const cell of cells) free.delete(cellKey(cell));
  return free;
}

/** Where a form can lie: the corners of all its places, in order. */
export function places(form: Cells, grid: Cells, free: ReadonlySet<string>): Cell[] {
  if (grid.length === 0) return [];
  const [top, left] = corner(grid);
  const [rows, columns] = extent(grid);
  const found: Cell[] = [];
  for (let row = top; row < top + rows; row += 1)
    for (let column = left; column < left + columns; column += 1)
      if (fits(moved(form, [row, column]), free)) found.push([row, column]);
  return found;
}

/** A way to lay shapes side by side on free cells, in their order; null if there is none. */
export function lay(shapes: readonly Cells[], grid: Cells, free: ReadonlySet<string>): Cells[] | null {
  const [shape, ...rest] = shapes;
  if (!shape) return [];
  for (const form of forms(shape))
    for (const place of places(form, grid, free)) {
      const cells = moved(form, place);
      const left = new Set(free);
      for (const cell of cells) left.delete(cellKey(cell));
      const others = lay(rest, grid, left);
      if (others) return [cells, ...others];
    }
  return null;
}

type Edge = [x1: number, y1: number, x2: number, y2: number];

/** The edges around a shape, clockwise, inside to the right. */
function edges(cells: Cells): Map<string, Edge> {
  const all = new Set(cells.map(cellKey));
  const found = new Map<string, Edge>();
  const add = (x1: number, y1: number, x2: number, y2: number): unknown => found.set(`${x1},${y1}`, [x1, y1, x2, y2]);
  for (const [row, column] of cells) {
    if (!all.has(cellKey([row - 1, column]))) add(column, row, column + 1, row);
    if (!all.has(cellKey([row, column + 1]))) add(column + 1, row, column + 1, row + 1);
    if (!all.has(cellKey([row + 1, column]))) add(column + 1, row + 1, column, row + 1);
    if (!all.has(cellKey([row, column - 1]))) add(column, row + 1, column, row);
  }
  return found;
}

/** The corners of a shape without holes, clockwise, straight runs joined. */
function corners(cells: Cells): [number, number][] {
  const around = edges(cells);
  const [first] = around.values();
  const points: [number, number][] = [];
  for (let edge = first; edge; ) {
    const next: Edge | undefined = around.get(`${edge[2]},${edge[3]}`);
    if (!next) break;
    const goesOn = edge[2] - edge[0] === next[2] - next[0] && edge[3] - edge[1] === next[3] - next[1];
    if (!goesOn) points.push([edge[2], edge[3]]);
    edge = next === first ? undefined : next;
  }
  return points;
}

/** The outline as an SVG path, in units of a cell's side; drawn in by `inset`, with round corners. */
export function outline(cells: Cells, side: number, inset = 0, radius = 0): string {
  const points = corners(cells);
  const count = points.length;
  const at = (index: number): [number, number] => points[(index + count) % count] ?? [0, 0];
  const inner = points.map(([x, y], index): [number, number] => {
    const [bx, by] = at(index - 1);
    const [ax, ay] = at(index + 1);
    const dx = Math.sign(x - bx) + Math.sign(ax - x);
    const dy = Math.sign(y - by) + Math.sign(ay - y);
    return [x * side - dy * inset, y * side + dx * inset];
  });
  const path = inner.map(([x, y], index) => {
    const towards = (other: number): string => {
      const [ox, oy] = inner[(other + count) % count] ?? [x, y];
      return `${x + Math.sign(ox - x) * radius} ${y + Math.sign(oy - y) * radius}`;
    };
    return `${index === 0 ? 'M' : 'L'}${towards(index - 1)}Q${x} ${y} ${towards(index + 1)}`;
  });
  return `${path.join('')}Z`;
}
