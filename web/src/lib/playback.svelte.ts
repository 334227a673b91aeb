// Shows what happened beat by beat, at the person's pace.

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

const BEAT_MS: Record<Speed, number> = { slow: 1900, normal: 1050, fast: 420, instant: 0 };
/** One's own beats last this part of the others', so that a turn of many small decisions feels light. */
const OWN_PART = 0.4;
const BACKLOG_MAX = 80;

export class Playback {
  view = $state.raw<View | null>(null);
  beat = $state.raw<BeatFields | null>(null);
  isPlaying = $state(false);
  private isUnseen = false;
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onShow: (frame: Frame) => void) {
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
    const isTooMuch = this.queue.length > BACKLOG_MAX;
    if (isTooMuch || this.isUnseen || document.hidden || settings.speed === 'instant') this.skip();
    else if (!this.isPlaying) this.next();
  }

  /** While the person looks elsewhere in the match, the present goes on unseen. */
  setUnseen(isUnseen: boolean): void {
    this.isUnseen = isUnseen;
    if (isUnseen) this.skip();
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
  }

  private next(): void {
    const frame = this.queue.shift();
    this.isPlaying = frame !== undefined && (frame.beat !== null || this.queue.length > 0);
    if (!frame) return;
    this.show(frame);
    if (!this.isPlaying) return;
    this.timer = setTimeout(() => this.next(), duration(frame));
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

function duration(frame: Frame): number {
  if (!frame.beat) return 0;
  return BEAT_MS[settings.speed] * (frame.isOwn ? OWN_PART : 1);
}
