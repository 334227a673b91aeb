// What the whole page shares: who I am, which games there are, notes to the reader, open drawers.

import { api, Refusal } from './api';
import type { GameInfo, Me, Message } from './protocol';
import { sayIn } from './words.svelte';

export interface Toast {
  key: number;
  kind: 'error' | 'info';
  text: () => string;
}

const TOAST_MS = 7000;
const TOASTS_MAX = 4;

class House {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  toasts = $state.raw<Toast[]>([]);
  announcement = $state('');
  isAskingName = $state(false);
  isShowingShortcuts = $state(false);
  private toastCount = 0;
  private nameWaiters: ((hasName: boolean) => void)[] = [];
  private ready: Promise<void> | null = null;

  /** Fetch who I am and which games there are, once; a failure is said and may be tried again. */
  open(): Promise<void> {
    this.ready ??= this.fetchAll().catch((problem: unknown) => {
      this.ready = null;
      this.complain(problem);
    });
    return this.ready;
  }

  private async fetchAll(): Promise<void> {
    [this.me, this.games] = await Promise.all([api.me(), api.games()]);
  }

  game(name: string): GameInfo | null {
    return this.games?.find((each) => each.name === name) ?? null;
  }

  /** What a game is called; nothing before the server has said which games there are. */
  title(name: string): string {
    return this.game(name)?.title ?? '';
  }

  /** Make sure there is a name; asks for one. False if the person would not say. */
  async needName(): Promise<boolean> {
    await this.open();
    if (this.me) return true;
    this.isAskingName = true;
    return new Promise((answer) => this.nameWaiters.push(answer));
  }

  nameAnswered(): void {
    this.isAskingName = false;
    this.nameWaiters.splice(0).forEach((answer) => answer(this.me !== null));
  }

  note(text: () => string, kind: Toast['kind'] = 'info'): void {
    const toast = { key: ++this.toastCount, kind, text };
    this.toasts = [...this.toasts, toast].slice(-TOASTS_MAX);
    setTimeout(() => this.dismiss(toast.key), TOAST_MS);
  }

  /** Say a problem in words; what is no refusal is a mistake of ours and goes to the console too. */
  complain(problem: unknown, game = ''): void {
    if (!(problem instanceof Refusal)) console.error(problem);
    const reason: Message =
      problem instanceof Refusal ? problem.reason : { id: 'problem-unexpected', args: {}, rule: null };
    this.note(() => sayIn(game, reason), 'error');
  }

  dismiss(key: number): void {
    this.toasts = this.toasts.filter((toast) => toast.key !== key);
  }

  /** Say something to screen readers. */
  announce(text: string): void {
    this.announcement = text;
  }

  /** Do something that may be refused; true when it went well. */
  async attempt(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed();
      return true;
    } catch (problem) {
      this.complain(problem);
      return false;
    }
  }
}

export const house = new House();
