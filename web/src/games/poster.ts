// Where the posters of the lobby's doors are found: `games/<game>/Poster.svelte`.

import type { Component } from 'svelte';
import PlainPoster from './PlainPoster.svelte';

/** A picture of 220 by 320; its middle is seen. */
export type Poster = Component<{ title: string }>;

const posters = import.meta.glob<{ default: Poster }>('./*/Poster.svelte', { eager: true });

/** The poster of a game, or the plain one. */
export function posterOf(game: string): Poster {
  return posters[`./${game}/Poster.svelte`]?.default ?? PlainPoster;
}
