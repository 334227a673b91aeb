// Where a game's picture book is found: `games/<game>/HowTo.svelte`, drawn from the game's own pieces.

import type { Component } from 'svelte';
import { sayOr } from '../lib/words.svelte';

/** The scene of one panel. What it shows is told in words by the panel's `picture`. */
export type Scene = Component<{ panel: string }>;

/** A picture book: its panels by name, in order, and what draws them. */
export interface HowTo {
  panels: readonly string[];
  Scene: Scene;
}

/** A panel in words: a heading, a few sentences, and what the picture shows. */
export interface PanelWords {
  title: string;
  text: string;
  picture: string;
}

const books = import.meta.glob<{ default: Scene; PANELS: readonly string[] }>('./*/HowTo.svelte');

/** The picture book of a game, or null: then its rules have to do. */
export async function loadHowTo(game: string): Promise<HowTo | null> {
  const load = books[`./${game}/HowTo.svelte`];
  if (!load) return null;
  const { default: Scene, PANELS } = await load();
  return { panels: PANELS, Scene };
}

export const hasHowTo = (game: string): boolean => `./${game}/HowTo.svelte` in books;

/** The words of a panel, which belong to the game's texts. */
export function panelWords(game: string, panel: string): PanelWords {
  const say = (part: string): string => sayOr(game, `howto-${panel}-${part}`, `howto-${panel}-${part}`);
  return { title: say('title'), text: say('text'), picture: say('picture') };
}

export const AID_PARTS = ['turn', 'score', 'end'] as const;

/** A part of the player aid as lines; none where the game has no words for it. */
export function aidLines(game: string, part: (typeof AID_PARTS)[number]): string[] {
  return sayOr(game, `aid-${part}`, '').split('\n').filter((line) => line.trim() !== '');
}

export const hasAid = (game: string): boolean => aidLines(game, 'turn').length > 0;
