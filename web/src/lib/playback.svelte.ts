// Shows what happened beat by beat, at the person's pace.

import type { Weight } from '../games/logs';
import type { BeatFields, Entry, View } from './protocol';
import { settings, type Speed } from './settings.svelte';

/** A moment to show. Without a beat it is where the table stands now, with the moves on offer. */
export interface Frame {
  view: View;
  beat: BeatFields | null;
  entry: Entry | null;
  /** Whether this person did it: they know already, so it is shown quickly. */
  isOwn?: boolean;
}

/** How it is told: what is how important, how fast, and how long a line takes to read where every one is to be read. */
export interface Telling {
  weigh: (entry: Entry | null) => Weight;
  readonly speed: Speed;
  reading: (entry: Entry | null) => number | null;
}

/** To whoever sits at a table, as it is set for this browser. */
export const AS_SET: Telling = {
  weigh: () => 'result',
  get speed() {
    return settings.speed;
  },
  reading: () => null,
};

/** How long what matters is shown, what it came from, and what is new for all. */
const BEAT_MS: Record<Weight, number> = { head: 900, result: 700, detail: 220, silent: 0 };
const PACE: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };
/** One's own beats last this part of the others', so that a turn of many small decisions feels light. */
const OWN_PART = 0.5;
/** So long after one's own move all is shown that follows from it, however many small decisions others made. */
const ANSWER_MS = 4500;
/** What comes after a rest is shown within so long, and what comes while others are still moving. */
const UNHURRIED_MS = 2500;
const LATE_MS = 1500;
/** What would be shown for a shorter time than this is shown together with what follows. */
const LEAST_MS = 80;
const BACKLOG_MAX = 200;

export class Playback {
  view = $state.raw<View | null>(null);
  beat = $state.raw<BeatFields | null>(null);
  isPlaying = $state(false);
  /** What it waits for to have been read. */
  private held = $state.raw<readonly string[]>([]);
  private isUnseen = false;
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** By when all that waits is to have been shown. */
  private due = 0;

  constructor(
    private readonly onShow: (frame: Frame) => void,
    private readonly telling: Telling = AS_SET,
  ) {
    document.addEventListener('visibilitychange', this.catchUp);
  }

  /** Forget what was waiting and stand at this view. */
  reset(view: View | null): void {
    this.halt();
    this.view = view;
    this.beat = null;
  }

  add(frames: Frame[]): void {
    this.queue.push(...frames);
    this.grant(frames.some((frame) => frame.isOwn) ? ANSWER_MS : this.isPlaying ? LATE_MS : UNHURRIED_MS);
    const isTooMuch = this.queue.length > BACKLOG_MAX;
    if (isTooMuch || this.isUnseen || document.hidden || this.telling.speed === 'instant') this.skip();
    else if (!this.isPlaying) this.next();
  }

  /** While the person looks elsewhere in the match, the present goes on unseen. */
  setUnseen(isUnseen: boolean): void {
    this.isUnseen = isUnseen;
    if (isUnseen) this.skip();
  }

  /** Whether it waits until something has been read: this, or anything. */
  isHeld(by?: string): boolean {
    return by === undefined ? this.held.length > 0 : this.held.includes(by);
  }

  /** Stop where it is until this has been read. */
  hold(by: string): void {
    clearTimeout(this.timer);
    if (!this.isHeld(by)) this.held = [...this.held, by];
  }

  /** This has been read; go on if nothing else is to be. */
  goOn(by: string): void {
    if (!this.isHeld(by)) return;
    this.held = this.held.filter((each) => each !== by);
    this.grant(UNHURRIED_MS);
    if (!this.isHeld()) this.next();
  }

  /** Show everything that is waiting at once. */
  skip(): void {
    const waiting = this.queue;
    this.halt();
    waiting.forEach((frame) => this.show(frame));
  }

  close(): void {
    this.halt();
    document.removeEventListener('visibilitychange', this.catchUp);
  }

  private catchUp = (): void => {
    if (document.hidden) this.skip();
  };

  private halt(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.isPlaying = false;
    this.held = [];
  }

  /** Show what comes next, and with it whatever would be seen too shortly to be worth drawing. */
  private next(): void {
    let lasting = 0;
    while (lasting < LEAST_MS) {
      const frame = this.queue.shift();
      this.isPlaying = frame !== undefined && (frame.beat !== null || this.queue.length > 0);
      if (!frame) return;
      this.show(frame);
      if (!this.isPlaying || this.isHeld()) return;
      lasting += this.duration(frame, lasting);
    }
    this.timer = setTimeout(() => this.next(), lasting);
  }

  /** There is at least so much time to show what waits. */
  private grant(milliseconds: number): void {
    this.due = Math.max(this.due, performance.now() + milliseconds * PACE[this.telling.speed]);
  }

  /** How long a frame is shown: until it was read, or its part of the time left where there is more to show than that. */
  private duration(frame: Frame, lasting: number): number {
    const reading = frame.beat && this.telling.reading(frame.entry);
    if (reading !== null) return reading * (frame.isOwn ? OWN_PART : 1) * PACE[this.telling.speed];
    const waiting = [frame, ...this.queue].reduce((sum, each) => sum + this.unhurried(each), 0);
    const left = Math.max(0, this.due - performance.now() - lasting);
    return this.unhurried(frame) * Math.min(PACE[this.telling.speed], left / Math.max(1, waiting));
  }

  private unhurried(frame: Frame): number {
    if (!frame.beat) return 0;
    return BEAT_MS[this.telling.weigh(frame.entry)] * (frame.isOwn ? OWN_PART : 1);
  }

  private show(frame: Frame): void {
    this.view = frame.view;
    this.beat = frame.beat;
    this.onShow(frame);
  }
}

/** A view while the beat that led to it is shown: nobody is asked anything yet. */
export function meanwhile(view: View): View {
  return { ...view, to_move: null, prompt: null, moves: [], is_over: false, ranking: null };
}
