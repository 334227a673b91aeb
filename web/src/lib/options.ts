// Options of a game in its own words.

import { sayOr, t } from './words.svelte';

/** Whether a value names a seat; longer numbers are years of an edition. */
export const isSeat = (value: string): boolean => /^\d$/.test(value);

export function optionName(game: string, option: string): string {
  return sayOr(game, `option-${option}`, option);
}

export function optionValue(game: string, option: string, value: string): string {
  if (value === 'random') return t('option-random');
  const instead = isSeat(value) ? t('seat-number', { number: Number(value) + 1 }) : value;
  return sayOr(game, `option-${option}-${value}`, instead);
}
