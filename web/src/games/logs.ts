// What of a game's log is worth telling: `games/<game>/log.ts` says it.

/** How the lines of a game's log are told; a line is known by the id of its message. */
export interface LogLook {
  /** The lines that tell what a turn came to; a turn without any is told by its last line. */
  results: readonly string[];
  /** Lines that begin something new for all: a round, a check. They head what follows. */
  heads?: readonly string[];
  /** Whether the first of these stands before the first round, of which nothing is to be told yet. */
  opensWithHead?: boolean;
}

const looks = import.meta.glob<{ log: LogLook }>('./*/log.ts', { eager: true });

export type Weight = 'head' | 'result' | 'detail';

/** How much a line of a game's log matters. */
export function weightOf(game: string, id: string): Weight {
  const look = logLook(game);
  if (look?.heads?.includes(id)) return 'head';
  return !look || look.results.includes(id) ? 'result' : 'detail';
}

/** The look of a game's log; without one, every line is a result. */
export function logLook(game: string): LogLook | null {
  return looks[`./${game}/log.ts`]?.log ?? null;
}
