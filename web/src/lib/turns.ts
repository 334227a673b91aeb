// The log, turn by turn.

import { logLook, partOf, wordOf, type LogLook } from '../games/logs';
import type { Entry } from './protocol';
import { seatOfColour } from './seats';

export interface Turn {
  /** Whose turn it is; nobody's where something happens to all. */
  seat: number | null;
  /** The move that it begins with. */
  number: number;
  entries: Entry[];
}

/** Lines that belong together: a player's turn, or what happens to all between turns. */
export function turnsOf(entries: readonly Entry[], game: string): Turn[] {
  const look = logLook(game);
  const turns: Turn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    const seat = ownerOf(entry, last, look, game);
    const begins = isHead(entry, game) || (look?.turns !== 'named' && look?.turns?.includes(entry.message.id));
    if (last && last.seat === seat && !begins) last.entries.push(entry);
    else turns.push({ seat, number: entry.number, entries: [entry] });
  }
  return turns;
}

/** Whose turn a line belongs to, after the turn before it. */
function ownerOf(entry: Entry, last: Turn | undefined, look: LogLook | null, game: string): number | null {
  const { id } = entry.message;
  if (isHead(entry, game) || look?.house?.includes(id)) return null;
  if (!look?.turns) return last?.seat === null && last.number === entry.number ? null : entry.seat;
  const named = seatOfColour(game, wordOf(partOf(entry.message, 'who'), 'colour'));
  if (named !== null && (look.turns === 'named' || look.turns.includes(id))) return named;
  return last ? last.seat : entry.seat;
}

/** What has happened since a player's last turn; to a watcher, in as many turns as there are players. */
export function sinceTurnOf(you: number | null, turns: readonly Turn[], seats: number): Turn[] {
  if (you === null) return turns.slice(-seats);
  const isMine = (turn: Turn): boolean => turn.seat === you && turn.entries.some((entry) => entry.seat === you);
  // One's own turn may have begun: what led to it is wanted then too, and what came of itself in it.
  const last = turns.at(-1);
  const isBegun = last !== undefined && isMine(last);
  const before = isBegun ? turns.slice(0, -1) : turns;
  const since = before.slice(before.findLastIndex(isMine) + 1);
  const came = isBegun ? last.entries.filter((entry) => entry.seat !== you) : [];
  return isBegun && came.length > 0 ? [...since, { ...last, entries: came }] : since;
}

/** What a turn came to: the lines that its game says matter, else the last one. */
export function resultsOf(turn: Turn, game: string): Entry[] {
  const look = logLook(game);
  if (!look) return turn.entries;
  const matters = new Set([...look.results, ...(look.heads ?? [])]);
  const entries = look.condense?.(turn.entries) ?? turn.entries;
  const found = entries.filter((entry) => matters.has(entry.message.id));
  return found.length > 0 ? found : entries.slice(-1);
}

/** Whether a line begins something new for all. */
export function isHead(entry: Entry, game: string): boolean {
  return logLook(game)?.heads?.includes(entry.message.id) ?? false;
}
