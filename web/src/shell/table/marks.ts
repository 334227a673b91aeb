// Marks on the board what a hint says: where it is played, or what has to be taken up first.

import type { Attachment } from 'svelte/attachments';
import type { Offered } from '../../lib/protocol';

const MARK = 'data-hinted';
export const MARKED = `.board [${MARK}]`;
export const LIT = '.board [data-legal]';
/** What a move may be about that lies on the board under its name. */
const THINGS = ['card', 'kind', 'guest', 'room', 'piece'] as const;

/** The places that play a move at once; if there are none, the thing that is to be taken up for it. */
export function placesOf(board: Element, move: Offered): Element[] {
  const playing = [...board.querySelectorAll(`[data-legal="${move.action}"]`)];
  if (playing.length > 0) return playing;
  for (const thing of THINGS) {
    const name = (move as unknown as Record<string, unknown>)[thing];
    if (typeof name !== 'string') continue;
    const found = [...board.querySelectorAll(`[data-${thing}="${CSS.escape(name)}"] [data-legal=""]`)];
    if (found.length > 0) return found;
  }
  return [];
}

/** Keeps the marks where they belong, whatever the board draws anew. */
export function marksHint(hinted: () => Offered | null): Attachment<HTMLElement> {
  return (board) => {
    const move = hinted();
    if (!move) return;
    const mark = (): void => {
      const places = placesOf(board, move);
      for (const old of board.querySelectorAll(`[${MARK}]`)) if (!places.includes(old)) old.removeAttribute(MARK);
      for (const place of places) place.setAttribute(MARK, '');
    };
    mark();
    const watcher = new MutationObserver(mark);
    watcher.observe(board, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-legal'] });
    return () => {
      watcher.disconnect();
      for (const old of board.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
    };
  };
}

/** Whether a panel would hide fewer of such things at the foot of its place than at its head. */
export function isBetterLow(panel: Element, about: string): boolean {
  const around = panel.parentElement?.querySelector('.place')?.getBoundingClientRect();
  if (!around) return false;
  const { height } = panel.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(about)].filter((each) => !each.closest('[inert]')).map((each) => each.getBoundingClientRect());
  const hidden = (top: number): number => boxes.filter((box) => box.top < top + height && top < box.bottom).length;
  return hidden(around.bottom - height) < hidden(around.top);
}

/** Tells once what is lit and marked has been drawn, and whenever something else is. Returns how to stop. */
export function watchBoard(tell: () => void): () => void {
  const look = (): number => requestAnimationFrame(tell);
  const watcher = new MutationObserver(look);
  const board = document.querySelector('.board');
  if (board) watcher.observe(board, { subtree: true, attributes: true, attributeFilter: [MARK, 'data-legal'] });
  look();
  return () => watcher.disconnect();
}
