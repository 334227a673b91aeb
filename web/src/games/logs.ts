// What of a game's log is worth telling: `games/<game>/log.ts` says it, and `LogPicture.svelte` draws a line in small.

import type { Component } from 'svelte';
import type { Entry, Message } from '../lib/protocol';

/** How the lines of a game's log are told; a line is known by the id of its message. */
export interface LogLook {
  /** The lines that tell what a turn came to; a turn without any is told by its last line. */
  results: readonly string[];
  /** Lines of a turn that say together what one of them can say. */
  condense?: (entries: readonly Entry[]) => Entry[];
  /** Lines of which the next one says all: nobody waits for them. */
  silent?: readonly string[];
  /** Lines that begin something new for all: a round, a check. They head what follows. */
  heads?: readonly string[];
  /** Those of them that begin a round, so that the one before is over: what everybody got in it is told. */
  rounds?: readonly string[];
  /** Whether the first of these stands before the first round, of which nothing is to be told yet. */
  opensWithHead?: boolean;
  /** Lines that begin a turn of whoever they name, or that each belongs to whom it names; else a turn lasts as long as
   * one player decides. */
  turns?: readonly string[] | 'named';
  /** Lines that begin what happens to all and is nobody's turn: a visit. What is among the turns too begins anew. */
  house?: readonly string[];
}

export interface LogPictureProps {
  message: Message;
}

/** What a line of the log tells, in a picture as high as a line; nothing for a line that needs none. */
export type LogPicture = Component<LogPictureProps>;

const looks = import.meta.glob<{ log: LogLook }>('./*/log.ts', { eager: true });

const pictures = import.meta.glob<{ default: LogPicture }>('./*/LogPicture.svelte');

/** The pictures of a game's log, where it has them. */
export async function loadLogPicture(game: string): Promise<LogPicture | null> {
  return (await pictures[`./${game}/LogPicture.svelte`]?.())?.default ?? null;
}

/** A part of a line that has words of its own: a card, a guest, a piece. */
export function partOf(message: Message, name: string): Message | null {
  const part = message.args[name];
  return typeof part === 'object' ? part : null;
}

/** What a part of a line says of itself, as a word. */
export function wordOf(part: Message | null, name: string): string {
  const word = part?.args[name];
  return typeof word === 'string' ? word : '';
}

export type Weight = 'head' | 'result' | 'detail' | 'silent';

/** How much a line of a game's log matters. */
export function weightOf(game: string, id: string): Weight {
  const look = logLook(game);
  if (look?.heads?.includes(id)) return 'head';
  if (look?.silent?.includes(id)) return 'silent';
  return !look || look.results.includes(id) ? 'result' : 'detail';
}

/** The look of a game's log; without one, every line is a result. */
export function logLook(game: string): LogLook | null {
  return looks[`./${game}/log.ts`]?.log ?? null;
}
