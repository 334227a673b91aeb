// What a hint has told, and how far its plan has been followed.

import type { HintTold, Judged, PlanStep } from './protocol';

export class Counsel {
  /** What a strong bot would do; null where nobody has asked. */
  told = $state.raw<HintTold | null>(null);
  /** How many moves of the plan have been played. */
  done = $state(0);
  /** Whether the plan and its reasons are read. */
  isOpen = $state(false);
  private number = 0;
  private wasOnly = $state(false);
  private played: number | null = null;

  /** The next move of the plan. */
  readonly next = $derived.by((): PlanStep | null => this.told?.plan[this.done] ?? null);

  /** Open what has been told after so many moves; `isOnly` says that there was nothing to choose. */
  take(told: HintTold, number: number, isOnly: boolean): void {
    this.told = told;
    this.number = number;
    this.wasOnly = isOnly;
    this.isOpen = true;
    this.done = 0;
    this.played = null;
  }

  /** Whether there is nothing to choose. */
  get isOnly(): boolean {
    return this.wasOnly && this.done === 0;
  }

  /** This move is about to be played. */
  expect(action: number): void {
    this.played = action;
  }

  /** A move has been played: whoever follows the plan sees its next step, everybody else has left it. */
  follow(number: number, isOwn: boolean): void {
    const isNext = isOwn && number === this.number + this.done + 1 && this.played === this.next?.action;
    this.played = null;
    if (isNext && this.told && this.done + 1 < this.told.plan.length) this.done += 1;
    else this.forget();
  }

  forget(): void {
    this.told = null;
    this.done = 0;
  }

  /** What is thought of a move: at the beginning of all that were looked into, later of the plan alone. */
  of(action: number): Judged | null {
    if (this.done > 0) return this.next?.action === action ? (this.told?.moves[0] ?? null) : null;
    return this.told?.moves.find((each) => each.action === action) ?? null;
  }
}
