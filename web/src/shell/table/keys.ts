// Keys at the table. They can be turned off in the settings.

import { house } from '../../lib/house.svelte';
import type { TableSession } from '../../lib/session.svelte';
import { settings } from '../../lib/settings.svelte';

/** What opens from the table, by key or by tool. */
export interface Doors {
  rules: () => void;
  aid: () => void;
  log: () => void;
  chat: () => void;
  moves: () => void;
  since: () => void;
  sinceAgain: () => void;
  history: () => void;
  resign: () => void;
  /** The people at the table, and what can be done about them. */
  people: () => void;
  /** Bring forward what somebody has. */
  seat: (seat: number | null) => void;
}

/** Whether a key belongs to a field, a dialog or the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const isField = event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null;
  return isField || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
}

/** Whether the focus is nowhere: lost with what had it, on the prompt, or on something that is no longer lit. */
export function isAdrift(board: HTMLElement | undefined): boolean {
  const at = document.activeElement;
  if (!at || at === document.body || at.matches('[data-prompt]')) return true;
  return board?.contains(at) === true && !at.matches('[data-legal]');
}

export function focusPrompt(): void {
  document.querySelector<HTMLElement>('[data-prompt]')?.focus();
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
    a: doors.aid,
    l: doors.log,
    c: doors.chat,
    d: doors.since,
    'shift+d': doors.sinceAgain,
    '0': () => doors.seat(null),
    ',': () => review.go(-1),
    '.': () => review.go(1),
    Escape: () => {
      session.candidate = null;
      session.counsel.isOpen = false;
      doors.seat(null);
      if (review.isOpen) review.leave();
    },
  };
  const name = nameOf(event);
  if (/^[1-6]$/.test(name)) doors.seat(Number(name) - 1);
  else void deeds[name]?.();
}

/** What a key is called here; letters with Shift that mean something else are told apart. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey && 'ud'.includes(name) ? `shift+${name}` : name;
}
