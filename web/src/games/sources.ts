// Where points came from, told finer than the score does: `games/<game>/sources.ts` reads it out of the log.

import type { Entry } from '../lib/protocol';
import { seatOfColour } from '../lib/seats';
import { partOf, wordOf } from './logs';

/** What somebody got from something; its name is told by `score-<source>`. */
export interface Gain {
  seat: number;
  source: string;
  points: number;
}

export interface Sources {
  /** All there are, in the order in which they are shown. */
  names: readonly string[];
  /** What a line of the log brought, to whom. `seatOf` finds who a part of the line names. */
  gains: (entry: Entry, seatOf: (part: string) => number | null) => Gain[];
}

const found = import.meta.glob<{ sources: Sources }>('./*/sources.ts', { eager: true });

/** For each seat what it got from each source; nothing of a game whose score tells it already. */
export function sourcesIn(game: string, log: readonly Entry[], seats: number): Record<string, number>[] | null {
  const sources = found[`./${game}/sources.ts`]?.sources;
  if (!sources) return null;
  const sums = Array.from({ length: seats }, () => Object.fromEntries(sources.names.map((name) => [name, 0])));
  for (const entry of log) {
    const seatOf = (part: string): number | null => seatOfColour(game, wordOf(partOf(entry.message, part), 'colour'));
    for (const { seat, source, points } of sources.gains(entry, seatOf)) {
      const sum = sums[seat];
      if (sum) sum[source] = (sum[source] ?? 0) + points;
    }
  }
  return sums;
}
