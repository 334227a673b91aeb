// What this person's tables want of them: rematches that somebody proposes, and turns. It is looked for
// wherever they are.

import { api } from './api';
import { called } from './called.svelte';
import { house } from './house.svelte';
import type { TableCard } from './protocol';

const LOOK_MS = 6000;
/** Somebody who looks at another tab hears of it a little later. */
const LOOK_HIDDEN_MS = 60_000;

class Rematches {
  /** Tables where a seat is kept for this person. */
  proposed = $state.raw<TableCard[]>([]);
  /** Those that they want to hear no more of. */
  private dismissed = new Set<string>();
  private lookedAt = 0;

  /** Look now and from time to time, more rarely while the page is not seen; returns how to stop. */
  watch(): () => void {
    const look = (): void => void this.look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  dismiss(id: string): void {
    this.dismissed.add(id);
    this.proposed = this.proposed.filter((table) => table.id !== id);
  }

  private async look(): Promise<void> {
    if (house.me === null || (document.hidden && Date.now() - this.lookedAt < LOOK_HIDDEN_MS)) return;
    this.lookedAt = Date.now();
    try {
      const mine = await api.tables('mine');
      called.learn(mine);
      this.proposed = mine.filter(({ id, status, kept_for_you: kept }) => status === 'waiting' && kept !== null && !this.dismissed.has(id));
    } catch {
      // The next time will do.
    }
  }
}

export const rematches = new Rematches();
