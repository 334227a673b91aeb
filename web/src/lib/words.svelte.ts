// Words: the house's own sentences, and those of each game, spoken by Fluent.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { withMinus } from './points';
import type { Argument, Message, Spoken } from './protocol';
import { settings, type Language } from './settings.svelte';

const house = import.meta.glob<string>(
  [
    '../../../src/vacancy/engine/text/*.ftl',
    '../../../src/vacancy/hints/text/*.ftl',
    '../../../src/vacancy/server/text/*.ftl',
    '../text/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const games = import.meta.glob<string>('../../../src/vacancy/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

function newBundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

function houseBundle(language: Language): FluentBundle {
  const bundle = newBundle(language);
  for (const [path, text] of Object.entries(house)) {
    if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundles: Record<Language, FluentBundle> = { en: houseBundle('en'), pl: houseBundle('pl') };
let known = $state.raw<Record<string, FluentBundle>>({});

/** Load a game's sentences in both languages, so that switching needs no network. Those of a game
 * that this page was built without come from the server. */
export async function loadGameWords(game: string): Promise<void> {
  await Promise.all((['en', 'pl'] as const).map((language) => loadBundle(game, language)));
}

async function loadBundle(game: string, language: Language): Promise<void> {
  const key = `${game}/${language}`;
  if (known[key]) return;
  const load = games[`../../../src/vacancy/games/${game}/text/${language}.ftl`];
  const bundle = newBundle(language);
  bundle.addResource(new FluentResource(await (load ? load() : api.words(game, language))));
  known = { ...known, [key]: bundle };
}

/** How a nested message is said otherwise, if at all: a player by name instead of by colour. */
export type Substitute = (message: Message) => string | null;

function speak(message: Spoken, spoken: FluentBundle[], substitute?: Substitute): string {
  const bundle = spoken.find((each) => each.hasMessage(message.id));
  const pattern = bundle?.getMessage(message.id)?.value;
  if (!bundle || !pattern) return message.id;
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(message.args ?? {})) {
    args[name] = argument(value, spoken, substitute);
  }
  return withMinus(bundle.formatPattern(pattern, args, []));
}

function argument(value: Argument, spoken: FluentBundle[], substitute?: Substitute): FluentVariable {
  if (typeof value !== 'object' || value === null) return value ?? '';
  return substitute?.(value) ?? speak(value, spoken, substitute);
}

/** A sentence of the house in the current language. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  return speak({ id, args }, [bundles[settings.language]]);
}

/** Whether the house has a sentence of this id. */
export function hasWords(id: string): boolean {
  return bundles[settings.language].hasMessage(id);
}

/** Whether a game has words of its own for something. */
export function hasIn(game: string, id: string): boolean {
  return known[`${game}/${settings.language}`]?.hasMessage(id) ?? false;
}

/** A message of a game, or of the house, in the current language. */
export function sayIn(game: string, message: Spoken, substitute?: Substitute): string {
  const own = known[`${game}/${settings.language}`];
  return speak(message, [...(own ? [own] : []), bundles[settings.language]], substitute);
}

/** A message of a game if it has words, else the words given instead. */
export function sayOr(game: string, id: string, instead: string): string {
  return hasIn(game, id) ? sayIn(game, { id }) : instead;
}
