// Keys at the table. They can be turned off in the settings.

import { house } from '../../lib/house.svelte';
import type { TableSession } from '../../lib/session.svelte';
import { settings } from '../../lib/settings.svelte';

interface Doors {
  rules: () => void;
  log: () => void;
  chat: () => void;
  moves: () => void;
}

/** Whether a key belongs to a field, a dialog or the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const isField = event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null;
  return isField || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
}

export function tableKey(event: KeyboardEvent, session: TableSession, doors: Doors): void {
  if (!settings.shortcuts || house.isAskingName) return;
  const { review, playback } = session;
  const mayUndo = session.you !== null && session.number > 0;
  const deeds: Record<string, () => unknown> = {
    s: () => playback.skip(),
    u: () => (mayUndo ? session.undo() : null),
    'shift+u': () => (mayUndo ? session.undoTurn() : null),
    h: session.askHint,
    m: doors.moves,
    r: doors.rules,
    l: doors.log,
    c: doors.chat,
    ',': () => review.goTo((review.isOpen ? review.number : session.number) - 1),
    '.': () => (review.isOpen ? review.goTo(Math.min(review.number + 1, review.count)) : null),
    Escape: () => {
      session.candidate = null;
      if (review.isOpen) review.leave();
    },
  };
  void deeds[nameOf(event)]?.();
}

/** What a key is called here; letters with Shift that mean something else are told apart. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey && name === 'u' ? `shift+${name}` : name;
}
