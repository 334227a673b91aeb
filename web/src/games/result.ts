// How a game pictures what a player has come to: `games/<game>/Result.svelte`, else its miniature of a player.

import type { Component } from 'svelte';
import type { Spoken, View } from '../lib/protocol';
import { loadMini } from './board';

export interface ResultProps<Table = Record<string, unknown>> {
  view: View<Table>;
  seat: number;
  say: (message: Spoken) => string;
}

/** A picture of what a seat has in the end, about 300 by 160 at most. */
export type ResultPicture = Component<ResultProps>;

const results = import.meta.glob<{ default: ResultPicture }>('./*/Result.svelte');

/** The picture of a game, where it has one. */
export async function loadResult(game: string): Promise<ResultPicture | null> {
  return (await results[`./${game}/Result.svelte`]?.())?.default ?? (await loadMini(game));
}
