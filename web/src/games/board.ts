// What a game's board is given, and where boards are found: `games/<game>/Board.svelte`, in small `Mini.svelte`.

import type { Component } from 'svelte';
import type { Arrangement, BeatFields, Message, Offered, Spoken, View } from '../lib/protocol';

/** A board says what it is told of its game; what it does not ask for is plain. */
export interface BoardProps<Table = Record<string, unknown>, Move = Offered, Beat = BeatFields> {
  view: View<Table, Move>;
  /** What can be done now; empty when it is not your turn or while beats are shown. */
  moves: Move[];
  /** What is being shown, or null. */
  beat: Beat | null;
  phase: 'live' | 'replay';
  /** Whose things this person has brought forward; nobody's in particular with null. */
  shown: number | null;
  /** Bring somebody's things forward. */
  show: (seat: number | null) => void;
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

/** Any game's board: that it fits its game is known here alone, by the folder it lies in. */
export type Board = Component<BoardProps>;

/** What is seen of a player beside the board, in small. */
export interface MiniProps<Table = Record<string, unknown>> {
  view: View<Table>;
  seat: number;
  say: (message: Spoken) => string;
}

export type Mini = Component<MiniProps>;

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** The board of a game, or the plain one. */
export async function loadBoard(game: string): Promise<Board> {
  const load = boards[`./${game}/Board.svelte`];
  return (await (load ? load() : import('./PlainBoard.svelte'))).default;
}

const minis = import.meta.glob<{ default: Mini }>('./*/Mini.svelte');

/** The miniature of a player in a game, where it has one. */
export async function loadMini(game: string): Promise<Mini | null> {
  return (await minis[`./${game}/Mini.svelte`]?.())?.default ?? null;
}
