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
}

const KEPT_MAX = 60;
const STEP_MS = { slow: 1900, normal: 1050, fast: 420, instant: 150 } as const;

export class Review {
  number = $state(0);
  count = $state(0);
  isOpen = $state(false);
  isRunning = $state(false);
  step = $state.raw<Moment | null>(null);
  private kept = new Map<number, Promise<Replay>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;

  constructor(
    private readonly id: string,
    private readonly onOpen: (isOpen: boolean) => void,
  ) {}

  /** Show the table after a move; with a beat, that beat of the move. */
  async goTo(number: number, beat: number | null = null): Promise<void> {
    const wanted = ++this.wanted;
    try {
      const step = await this.fetch(Math.max(0, number));
      if (wanted !== this.wanted) return;
      this.count = Math.max(step.count, this.count);
      this.number = step.number;
      this.setOpen(true);
      this.show(step, beat);
      void this.fetch(Math.min(step.number + 1, this.count)).catch(() => undefined);
    } catch (problem) {
      house.complain(problem);
    }
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
      this.timer = setTimeout(() => void tick(), STEP_MS[settings.speed]);
    };
    void tick();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isRunning = false;
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.wanted += 1;
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
    else if (at) this.step = { view: at.view ?? meanwhile(view), beat: at.beat, beatNumber: beat ?? 0 };
    else this.step = { view, beat: null, beatNumber: beats.length - 1 };
  }

  private fetch(number: number): Promise<Replay> {
    const found = this.kept.get(number);
    if (found) return found;
    const fetched = api.replay(this.id, number);
    this.kept.set(number, fetched);
    fetched.catch(() => this.kept.delete(number));
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_MAX && oldest !== undefined) this.kept.delete(oldest);
    return fetched;
  }
}
