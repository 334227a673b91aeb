// Fails the build when a sentence is missing: an id that only one language has, arguments that
// differ between the languages, or an id that the page says and nobody wrote.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  FluentParser,
  Visitor,
  type MessageReference,
  type VariableReference,
} from '@fluent/syntax';
import type { Plugin } from 'vite';

const LANGUAGES = ['en', 'pl'] as const;
const SAID = /\bt\(\s*(?:'([a-z0-9_-]+)'|`([a-z0-9_-]+)\$\{)/g;

/** The messages of a Fluent file: each with its arguments, sorted; and which ones others use. */
interface Sentences {
  args: Map<string, string>;
  helpers: Set<string>;
}

class Reader extends Visitor {
  args = new Set<string>();

  constructor(private readonly helpers: Set<string>) {
    super();
  }

  override visitVariableReference(node: VariableReference): void {
    this.args.add(node.id.name);
  }

  override visitMessageReference(node: MessageReference): void {
    this.helpers.add(node.id.name);
  }
}

function read(file: string, problems: string[]): Sentences {
  const found: Sentences = { args: new Map(), helpers: new Set() };
  for (const entry of new FluentParser({ withSpans: false }).parse(readFileSync(file, 'utf8')).body) {
    if (entry.type === 'Junk') problems.push(`${file}: not Fluent: ${entry.content.slice(0, 80)}`);
    if (entry.type !== 'Message') continue;
    const reader = new Reader(found.helpers);
    reader.visit(entry);
    found.args.set(entry.id.name, [...reader.args].sort().join(' '));
  }
  return found;
}

/** Compares both languages of a text folder; returns the ids.
 *
 * A game may need a helper in one language only (an ending, a gender), and its sentences may get an
 * argument through a helper; the page's own are compared to the letter.
 */
function compare(folder: string, problems: string[], isGame: boolean): string[] {
  const [english, polish] = LANGUAGES.map((language) =>
    read(join(folder, `${language}.ftl`), problems),
  ) as [Sentences, Sentences];
  for (const id of new Set([...english.args.keys(), ...polish.args.keys()])) {
    if (isGame && (english.helpers.has(id) || polish.helpers.has(id))) continue;
    const [here, there] = [english.args.get(id), polish.args.get(id)];
    if (here === undefined) problems.push(`${folder}/en.ftl: no ${id}`);
    else if (there === undefined) problems.push(`${folder}/pl.ftl: no ${id}`);
    else if (!isGame && here !== there) problems.push(`${folder}: ${id} has (${here}) and (${there})`);
  }
  return [...english.args.keys()];
}

/** The sources of the page, boards included. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Checks that what the page says with `t(...)` is among the house's own sentences. */
function checkSaid(folder: string, ids: string[], problems: string[]): void {
  for (const file of sources(folder)) {
    for (const [, id, prefix] of readFileSync(file, 'utf8').matchAll(SAID)) {
      const isThere = id ? ids.includes(id) : ids.some((known) => known.startsWith(prefix ?? ''));
      if (!isThere) problems.push(`${relative(folder, file)}: says ${id ?? `${prefix}…`}`);
    }
  }
}

function textFolders(repository: string): { house: string[]; games: string[] } {
  const python = join(repository, 'src/vacancy');
  const hasText = (folder: string): boolean => {
    try {
      return readdirSync(folder).length > 0;
    } catch {
      return false;
    }
  };
  const games = readdirSync(join(python, 'games')).map((name) => join(python, 'games', name, 'text'));
  const house = ['engine', 'hints', 'server'].map((room) => join(python, room, 'text'));
  house.push(join(repository, 'web/src/text'));
  return { house: house.filter(hasText), games: games.filter(hasText) };
}

export function completeWords(repository: string): Plugin {
  return {
    name: 'complete-words',
    buildStart() {
      const problems: string[] = [];
      const { house, games } = textFolders(repository);
      const ids = house.flatMap((folder) => compare(folder, problems, false));
      games.forEach((folder) => compare(folder, problems, true));
      checkSaid(join(repository, 'web/src'), ids, problems);
      if (problems.length > 0) this.error(`Words are missing:\n  ${problems.join('\n  ')}`);
    },
  };
}
