// The guided first match: at which tables there is a coach, and what has been explained already.

import { lessonOf } from '../games/lessons';
import { api } from './api';
import type { GameInfo, SeatAsked } from './protocol';
import { settings } from './settings.svelte';
import { goToTable } from './tables';

const TABLES_KEY = 'vacancy.coached';
const SEEN_KEY = 'vacancy.explained';
const TABLES_MAX = 20;

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function keep(key: string, values: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without storage the coach remembers until the page is closed.
  }
}

class Coach {
  private tables = $state.raw(read(TABLES_KEY));
  private seen = $state.raw(read(SEEN_KEY));

  /** Whether a table is a guided one. */
  isAt(table: string): boolean {
    return this.tables.includes(table);
  }

  /** Whether something is to be explained at a table: it is guided, and nobody has explained it. */
  isWanted(table: string, game: string, prompt: string): boolean {
    return settings.coach && this.isAt(table) && !this.seen.includes(`${game}/${prompt}`);
  }

  /** It has been read. */
  see(game: string, prompt: string): void {
    const what = `${game}/${prompt}`;
    if (this.seen.includes(what)) return;
    this.seen = [...this.seen, what];
    keep(SEEN_KEY, this.seen);
  }

  /** Open a table with one easy bot and sit down; everything is explained from the beginning. */
  async begin(info: GameInfo): Promise<void> {
    const bot: SeatAsked = { kind: 'bot', bot: info.bots[1] ?? info.bots[0] ?? 'random' };
    const bots = Array<SeatAsked>(Math.max(1, (info.seats[0] ?? 2) - 1)).fill(bot);
    const lesson = lessonOf(info.name);
    const options = { ...Object.fromEntries(info.options.map(({ name, default: usual }) => [name, usual])), ...lesson?.options };
    const { id } = await api.create({ game: info.name, options, seats: [{ kind: 'me' }, ...bots], pace: { kind: 'live', seconds: null }, listed: false, seed: lesson?.seed ?? null });
    settings.coach = true;
    this.tables = [...this.tables, id].slice(-TABLES_MAX);
    this.seen = this.seen.filter((what) => !what.startsWith(`${info.name}/`));
    keep(TABLES_KEY, this.tables);
    keep(SEEN_KEY, this.seen);
    await goToTable(id);
  }
}

export const coach = new Coach();
