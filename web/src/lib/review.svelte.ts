// Looking back: any moment of the match, step by step, while the table goes on.

import { api } from './api';
import { house } from './house.svelte';
import { meanwhile } from './playback.svelte';
import type { BeatFields, Replay, View } from './protocol';
import { settings } from './settings.svelte';

interface Moment {
  view: View;
  beat: BeatFields | null;
  beatNumber: number;
  /** Whether it is the last of its move. */
  isLast: boolean;
}

/** A part of the match worth showing: from a position to another. */
export interface Passage {
  since: number;
  number: number;
}

/** Whose hands are seen: of a seat, of whoever moves, or what one may know anyway. */
export type Sight = number | 'mover' | null;

const KEPT_MAX = 60;
/** How long all highlights take together, and each of their steps. */
const HIGHLIGHTS_MS = 20_000;
const HIGHLIGHT_STEP_MS = 650;
export const STEP_MS = { slow: 1900, normal: 1050, fast: 420, instant: 150 } as const;

export class Review {
  /** The position that is shown, or will be as soon as it has come. */
  aimed = $state(0);
  number = $state(0);
  count = $state(0);
  isOpen = $state(false);
  isRunning = $state(false);
  step = $state.raw<Moment | null>(null);
  sight = $state<Sight>(null);
  /** What is shown of the highlights: which of them; none when they are not. */
  passage = $state<number | null>(null);
  private kept = new Map<string, Promise<Replay>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;
  /** Whether what was wanted last is still to come. */
  private isComing = false;
  /** Which of the runs this is: another one, or a pause, ends those before. */
  private runs = 0;
  /** Whether it runs only to show something again. */
  private isPassing = false;

  constructor(
    private readonly id: string,
    private readonly onOpen: (isOpen: boolean) => void,
    /** Who made a move; of a match that is looked at as whoever moved saw it. */
    private readonly moverOf: (number: number) => number | null = () => null,
  ) {}

  /** Look at the match with another seat's eyes, which the server allows when it is over. */
  lookAs(sight: Sight): void {
    this.sight = sight;
    if (this.isOpen) void this.goTo(this.number, this.step?.isLast === false ? this.step.beatNumber : null);
  }

  /** Show the table after a move; with a beat, that beat of the move. */
  async goTo(number: number, beat: number | null = null): Promise<void> {
    const wanted = ++this.wanted;
    this.aimed = Math.max(0, number);
    this.isComing = true;
    try {
      const step = await this.fetch(this.aimed);
      if (wanted !== this.wanted) return;
      this.count = Math.max(step.count, this.count);
      this.number = this.aimed = step.number;
      this.setOpen(true);
      this.show(step, beat);
      void this.fetch(Math.min(step.number + 1, this.count)).catch(() => undefined);
    } catch (problem) {
      if (wanted === this.wanted) this.aimed = this.number;
      house.complain(problem);
    } finally {
      if (wanted === this.wanted) this.isComing = false;
    }
  }

  /** So many moves on, or back: from where it was to go last, though that may not have come yet. */
  async go(by: number): Promise<void> {
    const from = this.isOpen || this.isComing ? this.aimed : this.count;
    const to = Math.min(Math.max(0, from + by), this.count);
    if (to !== from) await this.goTo(to);
  }

  /** One beat forwards: the next of this move, or the first of the next. False at the end. */
  async forwards(): Promise<boolean> {
    const step = await this.fetch(this.number);
    const next = (this.step?.beatNumber ?? -1) + 1;
    if (next < step.beats.length) await this.goTo(this.number, next);
    else if (this.number < this.count) await this.goTo(this.number + 1, 0);
    else return false;
    return true;
  }

  /** Let it run from here. */
  run(): void {
    this.isRunning = true;
    const tick = async (): Promise<void> => {
      if (!this.isRunning) return;
      this.isRunning = await this.forwards().catch(() => false);
      if (!this.isRunning && this.isPassing) {
        this.leave();
        return;
      }
      this.timer = setTimeout(() => void tick(), STEP_MS[settings.speed]);
    };
    void tick();
  }

  /** Let it run from a move on, and come back to the present when that is reached. */
  runFrom(number: number): void {
    void this.goTo(number).then(() => {
      this.isPassing = true;
      this.run();
    });
  }

  /** Show passages one after the other, a part of each: what mattered, in a short while. */
  async runHighlights(passages: readonly Passage[]): Promise<void> {
    this.pause();
    const run = this.runs;
    this.isRunning = true;
    const steps = Math.max(2, Math.floor(HIGHLIGHTS_MS / Math.max(1, passages.length) / HIGHLIGHT_STEP_MS));
    for (const [index, { since, number }] of passages.entries()) {
      this.passage = index;
      await this.goTo(since);
      for (let step = 1; step < steps; step += 1) {
        await new Promise((wake) => setTimeout(wake, HIGHLIGHT_STEP_MS));
        if (run !== this.runs) return;
        const isShown = this.number > number || (this.number === number && this.step?.isLast);
        if (!isShown) await this.forwards().catch(() => false);
      }
    }
    await new Promise((wake) => setTimeout(wake, HIGHLIGHT_STEP_MS));
    if (run === this.runs) this.pause();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.runs += 1;
    this.passage = null;
    this.isRunning = false;
    this.isPassing = false;
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.wanted += 1;
    this.isComing = false;
    this.step = null;
    this.setOpen(false);
  }

  /** A move was taken back: what was fetched may no longer be so. */
  forget(count: number): void {
    this.kept.clear();
    this.count = count;
    if (this.isOpen && this.number > count) this.leave();
  }

  close(): void {
    this.pause();
    this.kept.clear();
  }

  private setOpen(isOpen: boolean): void {
    if (this.isOpen === isOpen) return;
    this.isOpen = isOpen;
    this.onOpen(isOpen);
  }

  private show(step: Replay, beat: number | null): void {
    const { view, beats } = step;
    const at = beat === null ? undefined : beats[beat];
    if (view === null) this.step = null; // the match has not begun
    else if (at) this.step = { view: at.view ?? meanwhile(view), beat: at.beat, beatNumber: beat ?? 0, isLast: beat === beats.length - 1 };
    else this.step = { view, beat: null, beatNumber: beats.length - 1, isLast: true };
  }

  private fetch(number: number): Promise<Replay> {
    const seat = this.sight === 'mover' ? this.moverOf(Math.max(1, number)) : this.sight;
    const key = `${number}/${seat}`;
    const found = this.kept.get(key);
    if (found) return found;
    const fetched = api.replay(this.id, number, seat);
    this.kept.set(key, fetched);
    fetched.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_MAX && oldest !== undefined) this.kept.delete(oldest);
    return fetched;
  }
}
