// What a piece is and does, told on hover, focus and long press; enlarged, it shows the whole piece.

import type { Snippet } from 'svelte';
import { on } from 'svelte/events';
import { playsByKeys } from '../lib/hands';

export interface Told {
  name: string;
  /** What it does, in a sentence or two. */
  words?: string;
  /** Whether it is told below the piece: what lies above is looked at meanwhile. */
  isBelow?: boolean;
  /** The whole piece, large. */
  picture?: Snippet | undefined;
}

const HOVER_MS = 350;
const PRESS_MS = 450;

class Telling {
  /** What is told now, and where it lies. */
  told = $state.raw<Told | null>(null);
  box = $state.raw<DOMRect | null>(null);
  /** Whether it is enlarged: then it stays until it is put away. */
  isLarge = $state(false);
  private by: Element | null = null;

  show(by: Element, told: Told | null, isLarge = false): void {
    if (!told || (this.isLarge && !isLarge)) return;
    this.by = by;
    this.box = by.getBoundingClientRect();
    this.told = told;
    this.isLarge = isLarge;
  }

  hide(by: Element): void {
    if (this.by === by && !this.isLarge) this.putAway();
  }

  putAway(): void {
    this.told = this.by = this.box = null;
    this.isLarge = false;
  }

  /** Show the whole of what is told now. */
  enlarge(): boolean {
    if (!this.told || this.isLarge) return false;
    this.isLarge = true;
    return true;
  }
}

export const telling = new Telling();

/** An attachment: the element tells what it is. */
export function tells(what: () => Told | null): (element: Element) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    let isPointedAt = false;
    const after = (milliseconds: number, isLarge: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isHeld = isLarge;
        telling.show(element, what(), isLarge);
      }, milliseconds);
    };
    const leave = (): void => {
      isPointedAt = false;
      clearTimeout(timer);
      telling.hide(element);
    };
    const ends = [
      // What comes to lie under a pointer that rests was not pointed at.
      on(element, 'pointermove', (event) => {
        if ((event as PointerEvent).pointerType !== 'mouse' || isPointedAt) return;
        isPointedAt = true;
        after(HOVER_MS, false);
      }),
      on(element, 'pointerleave', leave),
      on(element, 'focusin', () => playsByKeys() && telling.show(element, what())),
      on(element, 'focusout', leave),
      on(element, 'pointerdown', (event) => {
        isHeld = false;
        if ((event as PointerEvent).pointerType === 'mouse') leave();
        else after(PRESS_MS, true);
      }),
      on(element, 'pointerup', () => clearTimeout(timer)),
      on(element, 'pointercancel', () => clearTimeout(timer)),
      on(element, 'contextmenu', (event) => isHeld && event.preventDefault()),
      // A long press was a question, not a move.
      on(element, 'click', (event) => {
        if (!isHeld) return;
        isHeld = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      }, { capture: true }),
    ];
    return () => {
      clearTimeout(timer);
      telling.hide(element);
      ends.forEach((end) => end());
    };
  };
}
