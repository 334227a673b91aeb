// Where people and their days are to be found.

import type { RatedBots } from './protocol';
import { settings } from './settings.svelte';

const LOCALES = { en: 'en-GB', pl: 'pl' };

export const playerPath = (name: string): string => `/player/${encodeURIComponent(name)}`;

/** A day in the current language. */
export const dayOf = (at: string): string =>
  new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium' }).format(new Date(at));

/** The bots that were measured at tables of a game with so many seats. */
export const ratedAmong = (
  bots: readonly string[],
  measured: readonly RatedBots[],
  game: string,
  seats: number,
): string[] => {
  const known = measured.find((each) => each.game === game && each.seats === seats)?.bots ?? [];
  return bots.filter((bot) => known.includes(bot));
};
