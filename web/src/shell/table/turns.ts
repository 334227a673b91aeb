// The log, turn by turn: consecutive lines of one mover.

import { logLook } from '../../games/logs';
import type { Entry } from '../../lib/protocol';

export interface Turn {
  /** Who moved. */
  seat: number | null;
  /** The move that it begins with. */
  number: number;
  entries: Entry[];
}

/** Consecutive lines of one mover, together. */
export function turnsOf(entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && last.seat === entry.seat) last.entries.push(entry);
    else turns.push({ seat: entry.seat, number: entry.number, entries: [entry] });
  }
  return turns;
}

/** What a turn came to: the lines that its game says matter, else the last one. */
export function resultsOf(turn: Turn, game: string): Entry[] {
  const look = logLook(game);
  if (!look) return turn.entries;
  const matters = new Set([...look.results, ...(look.heads ?? [])]);
  const found = turn.entries.filter((entry) => matters.has(entry.message.id));
  return found.length > 0 ? found : turn.entries.slice(-1);
}

/** Whether a line begins something new for all. */
export function isHead(entry: Entry, game: string): boolean {
  return logLook(game)?.heads?.includes(entry.message.id) ?? false;
}
