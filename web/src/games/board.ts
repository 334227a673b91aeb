// What a game's board is given, and where boards are found: `games/<game>/Board.svelte`.

import type { Component } from 'svelte';
import type { Arrangement, BeatFields, Message, Move, Spoken, View } from '../lib/protocol';

export interface BoardProps {
  view: View;
  /** What can be done now; empty when it is not your turn or while beats are shown. */
  moves: Move[];
  /** What is being shown, or null. */
  beat: BeatFields | null;
  phase: 'live' | 'replay';
  /** A message as a sentence in the current language. */
  say: (message: Spoken) => string;
  /** Play a move. */
  choose: (action: number) => void;
  /** Why an action, by number or in the game's notation, is not allowed; null if it is. */
  why: (asked: number | string) => Promise<Message | null>;
  /** How each seat has laid out its own things, as far as it has; for show only. */
  arrangements?: readonly (Arrangement | null)[];
  /** Lay out one's own things; missing where that cannot be done now. */
  arrange?: ((arrangement: Arrangement) => void) | undefined;
}

export type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** The board of a game, or the plain one. */
export async function loadBoard(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`];
  return (await (load ? load() : import('./PlainBoard.svelte'))).default;
}
