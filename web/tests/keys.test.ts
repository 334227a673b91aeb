import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableSession } from '../src/lib/session.svelte';
import { settings } from '../src/lib/settings.svelte';
import { isTyping, tableKey } from '../src/shell/table/keys';
import { FakeElement } from './browser';

const key = (name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, target: null, ...more }) as KeyboardEvent;

describe('whose a key is', () => {
  const field = new FakeElement('input') as unknown as EventTarget;
  const board = new FakeElement() as unknown as EventTarget;

  test.each([
    ['in a field', { target: field }, true],
    ['on the board', { target: board }, false],
    ['of the window', { target: null }, false],
    ['with Ctrl', { ctrlKey: true }, true],
    ['that somebody has dealt with', { defaultPrevented: true }, true],
  ])('a key %s', (_, more, expected) => {
    expect(isTyping(key('u', more))).toBe(expected);
  });
});

describe('keys at the table', () => {
  const doors = { rules: vi.fn(), aid: vi.fn(), log: vi.fn(), chat: vi.fn(), moves: vi.fn(), since: vi.fn(), sinceAgain: vi.fn(), history: vi.fn(), resign: vi.fn(), people: vi.fn(), seat: vi.fn() };
  const review = { isOpen: false, go: vi.fn(), leave: vi.fn() };
  const deeds = { you: 0 as number | null, number: 7, candidate: 3 as number | null, undo: vi.fn(), undoTurn: vi.fn(), askHint: vi.fn(), playback: { skip: vi.fn() }, counsel: { isOpen: true }, review };
  const session = deeds as unknown as TableSession;
  const press = (name: string, more: Partial<KeyboardEvent> = {}): void => tableKey(key(name, more), session, doors);

  beforeEach(() => {
    vi.clearAllMocks();
    settings.shortcuts = true;
    review.isOpen = false;
    Object.assign(deeds, { you: 0, number: 7, candidate: 3 });
  });

  test('a capital letter means the same, but of undo, which takes back the turn', () => {
    press('R', { shiftKey: true });
    expect(doors.rules).toHaveBeenCalledOnce();
    press('u');
    expect(deeds.undo).toHaveBeenCalledOnce();
    press('U', { shiftKey: true });
    expect(deeds.undoTurn).toHaveBeenCalledOnce();
  });

  test('who watches, or has nothing behind them, takes nothing back', () => {
    deeds.you = null;
    press('u');
    Object.assign(deeds, { you: 0, number: 0 });
    press('u');
    expect(deeds.undo).not.toHaveBeenCalled();
  });

  test('comma and full stop go one move back and one move on', () => {
    press(',');
    expect(review.go).toHaveBeenLastCalledWith(-1);
    press('.');
    expect(review.go).toHaveBeenLastCalledWith(1);
  });

  test('Escape drops what was about to be played, and leaves the past', () => {
    review.isOpen = true;
    press('Escape');
    expect(deeds.candidate).toBeNull();
    expect(review.leave).toHaveBeenCalledOnce();
  });

  test('keys can be turned off', () => {
    settings.shortcuts = false;
    press('h');
    expect(deeds.askHint).not.toHaveBeenCalled();
  });
});
