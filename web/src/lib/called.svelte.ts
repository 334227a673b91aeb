// How many tables wait for this person: said in the title and the icon of the tab, for those who look
// at another one, and on the icon of the page where it has been put on the home screen.

import type { TableCard } from './protocol';

const ICON = '/icon.svg';
const CALLED = '/icon-called.svg';

class Called {
  /** Whether the table that is open waits for this person. */
  isHere = $state(false);
  /** The tables that wait, wherever they are. */
  private waiting = $state.raw<string[]>([]);
  private here = $state<string | null>(null);

  /** How many tables wait, the one that is open among them. */
  readonly count = $derived(this.waiting.filter((id) => id !== this.here).length + Number(this.isHere));

  /** What the server lists; where nobody but bots plays, nobody waits. */
  learn(tables: TableCard[]): void {
    this.waiting = tables.filter(waitsForYou).map((table) => table.id);
  }

  /** The table that is open knows better than the list whose turn it is there. */
  sitAt(id: string | null, isAsked: boolean): void {
    this.here = id;
    this.isHere = isAsked;
  }

  /** Show it on the tab, and on the home screen. */
  show(): void {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = this.count > 0 ? CALLED : ICON;
    const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
    const done = this.count > 0 ? setAppBadge?.call(navigator, this.count) : clearAppBadge?.call(navigator);
    done?.catch(() => undefined); // a browser that shows no badges
  }
}

function waitsForYou(table: TableCard): boolean {
  const isAsked = table.status === 'running' && table.to_move !== null && table.to_move === table.your_seat;
  return isAsked && table.seats.some((seat) => seat.kind === 'person' && !seat.is_you);
}

export const called = new Called();
