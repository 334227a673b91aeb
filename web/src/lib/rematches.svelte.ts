// Rematches that somebody proposes: they are looked for wherever this person is.

import { api } from './api';
import { house } from './house.svelte';
import type { TableCard } from './protocol';

const LOOK_MS = 6000;

class Rematches {
  /** Tables where a seat is kept for this person. */
  proposed = $state.raw<TableCard[]>([]);
  /** Those that they want to hear no more of. */
  private dismissed = new Set<string>();

  /** Look now and from time to time, as long as the page is seen; returns how to stop. */
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
    if (document.hidden || house.me === null) return;
    try {
      const mine = await api.tables('mine');
      this.proposed = mine.filter(({ id, status, kept_for_you: kept }) => status === 'waiting' && kept !== null && !this.dismissed.has(id));
    } catch {
      // The next time will do.
    }
  }
}

export const rematches = new Rematches();
