// Options of a game in its own words, and which of them a table has.

import type { OptionInfo } from './protocol';
import { sayOr, t } from './words.svelte';

type Chosen = Readonly<Record<string, string>>;

/** Whether a value names a seat; longer numbers are years of an edition. */
const isSeat = (value: string): boolean => /^\d$/.test(value);

export function optionName(game: string, option: string): string {
  return sayOr(game, `option-${option}`, option);
}

export function optionValue(game: string, option: string, value: string): string {
  if (value === 'random') return t('option-random');
  const instead = isSeat(value) ? t('seat-number', { number: Number(value) + 1 }) : value;
  return sayOr(game, `option-${option}-${value}`, instead);
}

/** Whether an option makes a difference at a table of so many with these choices. */
export function hasEffect({ effect }: OptionInfo, seatCount: number, chosen: Chosen): boolean {
  return effect === null || (chosen[effect.option] === effect.value && seatCount >= effect.seats);
}

/** What an option can be at a table of so many. */
export function valuesAt(option: OptionInfo, seatCount: number): string[] {
  return option.values.filter((value) => !isSeat(value) || Number(value) < seatCount);
}

/** The choices that the table can have; one made before the table changed is forgotten. */
export function possible(options: OptionInfo[], seatCount: number, chosen: Chosen): Record<string, string> {
  const held = options.filter((option) => hasEffect(option, seatCount, chosen) && valuesAt(option, seatCount).includes(chosen[option.name] ?? ''));
  return Object.fromEntries(held.map(({ name }) => [name, chosen[name] as string]));
}
