// Marks on the board what a hint says: where it is played, or what has to be taken up first.

import type { Attachment } from 'svelte/attachments';
import type { Offered } from '../../lib/protocol';

const MARK = 'data-hinted';
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

/** Whether something lies over what a hint has marked in the part of the board that is shown. */
export function isOverMarks(panel: Element): boolean {
  const { top, bottom } = panel.getBoundingClientRect();
  const marks = [...document.querySelectorAll(`[${MARK}]`)].filter((mark) => !mark.closest('[inert]'));
  return marks.some((mark) => {
    const box = mark.getBoundingClientRect();
    return box.top < bottom && top < box.bottom;
  });
}

/** Tells once what is marked has been drawn, and whenever something else is. Returns how to stop. */
export function watchMarks(tell: () => void): () => void {
  const look = (): number => requestAnimationFrame(tell);
  const watcher = new MutationObserver(look);
  const board = document.querySelector('.board');
  if (board) watcher.observe(board, { subtree: true, attributes: true, attributeFilter: [MARK] });
  look();
  return () => watcher.disconnect();
}
