// The review of a match that is over: asked for, told as it grows, and shown on the board.

import { api } from './api';
import { house } from './house.svelte';
import { meanwhile } from './playback.svelte';
import type { BeatFields, Decision, Judgement, Message, Question, ReviewState, View } from './protocol';
import { settings } from './settings.svelte';
import { STEP_MS } from './review.svelte';
import { isGood, judgedIn, type Verdict } from './verdicts';

/** Something on the board that was never played: a line, or a question. */
export interface Scene {
  view: View;
  beat: BeatFields | null;
  message: Message | null;
  /** Who does it. */
  seat: number | null;
}

/** One's own marked moves, put again one after the other. */
export interface Trial {
  seat: number;
  decisions: Decision[];
  at: number;
  /** How the last answer to this one was. */
  verdict: Verdict | null;
  /** Which were right at the first attempt. */
  tally: (boolean | null)[];
}

export type Depth = ReviewState['depth'];
export type Tab = 'story' | 'moves' | 'learn';

const POLL_MS = 1500;
const QUESTIONS_KEPT = 40;

export class Analysis {
  told = $state.raw<ReviewState | null>(null);
  review = $state.raw<ReviewState['review']>(null);
  isOpen = $state(false);
  tab = $state<Tab>('story');
  depth = $state<Depth>('basic');
  /** Whose sight the graph shows: of everybody, or of a seat as it could know. */
  sight = $state<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  trial = $state.raw<Trial | null>(null);
  /** Whether the board is looked at, where the review lies over it. */
  isAside = $state(false);
  isBusy = $state(false);
  isShowing = $state(false);
  private line: Scene[] = [];
  private lineAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private poll: ReturnType<typeof setTimeout> | undefined;
  /** The stage of each that has been told. */
  private seen: Record<Depth, number> = { basic: 0, deep: 0 };
  private questions = new Map<number, Promise<Question>>();
  private runs = 0;

  constructor(private readonly id: string) {}

  // Being told

  /** Open it; where there is none yet, it is asked for by whoever has a name. */
  async open(): Promise<void> {
    this.isOpen = true;
    await Promise.all([this.learn(), house.open()]);
    await this.askOnce();
  }

  /** Ask for what nobody has asked for, unless it has been closed meanwhile. */
  private async askOnce(): Promise<void> {
    if (this.isOpen && this.told?.state === 'none' && house.me) await this.ask('basic');
  }

  /** Open it, bring it forward again, or close it. */
  toggle(): void {
    if (!this.isOpen) void this.open();
    else if (this.isAside) this.isAside = false;
    else this.close();
  }

  close(): void {
    this.isOpen = false;
    this.leaveScene();
    this.stop();
  }

  stop(): void {
    clearTimeout(this.poll);
    clearTimeout(this.timer);
  }

  /** Learn how far it is, and again until it is done. */
  async learn(): Promise<void> {
    clearTimeout(this.poll);
    const { depth } = this;
    try {
      this.hear(await api.review(this.id, depth, this.seen[depth]));
    } catch (problem) {
      if (this.isOpen && !this.told) house.complain(problem);
    }
    if (depth === 'basic' && this.told?.state === 'done' && this.told.has_deeper) {
      this.depth = 'deep';
      return this.learn();
    }
    const isComing = this.told?.state === 'waiting' || this.told?.state === 'working';
    if (this.isOpen && isComing && depth === this.depth) this.poll = setTimeout(() => void this.learn(), POLL_MS);
  }

  /** Have it worked out; deeper for those who may. */
  async ask(depth: Depth): Promise<void> {
    if (this.isBusy || !(await house.needName())) return;
    this.isBusy = true;
    await house.attempt(async () => {
      this.hear(await api.askReview(this.id, depth));
      this.depth = depth;
    });
    this.isBusy = false;
    await this.learn();
  }

  private hear(told: ReviewState): void {
    this.told = told;
    this.seen[told.depth] = told.stage;
    // A deeper one takes its time: until it is done, the other one tells more.
    const isBetter = told.depth === 'basic' || told.state === 'done' || this.review?.depth !== 'basic';
    if (told.review && isBetter) this.review = told.review;
  }

  /** The decision of a move, if it had more than one answer and has been judged. */
  decisionOf(move: number): Decision | null {
    return this.review?.decisions.find((decision) => decision.move === move) ?? null;
  }

  /** The position of a move once more, with what could be done there. */
  question(move: number): Promise<Question> {
    const found = this.questions.get(move);
    if (found) return found;
    const asked = api.question(this.id, move);
    this.questions.set(move, asked);
    asked.catch(() => this.questions.delete(move));
    const [oldest] = this.questions.keys();
    if (this.questions.size > QUESTIONS_KEPT && oldest !== undefined) this.questions.delete(oldest);
    return asked;
  }

  // Lines that were not played

  /** Show a move and what would likely have followed, on the board. */
  async showLine(move: number, action: number): Promise<void> {
    if (this.isBusy || !(await house.needName())) return;
    const decision = this.decisionOf(move);
    const known = decision && action === decision.best ? decision.line.slice(1) : [];
    this.isBusy = true;
    await house.attempt(async () => {
      const [{ view }, { moves }] = await Promise.all([this.question(move), api.line(this.id, move, action, known)]);
      this.line = [{ view: meanwhile(view), beat: null, message: null, seat: null }];
      for (const { view: after, beats, seat } of moves)
        for (const { view: now, beat, log } of beats)
          this.line.push({ view: meanwhile(now ?? after), beat, message: log.message, seat });
      this.isAside = true;
      this.play();
    });
    this.isBusy = false;
  }

  /** Let the line run from its beginning. */
  play(): void {
    const run = ++this.runs;
    this.isShowing = true;
    this.lineAt = 0;
    const tick = (): void => {
      if (run !== this.runs || !this.isShowing) return;
      this.scene = this.line[this.lineAt] ?? null;
      this.lineAt += 1;
      if (this.lineAt < this.line.length) this.timer = setTimeout(tick, STEP_MS[settings.speed]);
    };
    tick();
  }

  get isAtEnd(): boolean {
    return this.isShowing && this.scene === this.line.at(-1);
  }

  /** Back to the match as it was played, or to what was asked. */
  leaveScene(): void {
    this.runs += 1;
    clearTimeout(this.timer);
    this.isShowing = false;
    this.scene = null;
    this.line = [];
    if (this.trial && this.isOpen) void this.put();
    else {
      this.trial = null;
      this.isAside = false;
    }
  }

  /** The board shows the match again; what was asked can be laid out again. */
  lookAway(): void {
    if (!this.scene) return;
    this.runs += 1;
    clearTimeout(this.timer);
    this.isShowing = false;
    this.scene = null;
  }

  // Learning from mistakes

  /** Put a seat's marked moves again, the first first. */
  begin(seat: number): void {
    const decisions = this.review?.decisions.filter((each) => each.seat === seat && each.mark) ?? [];
    if (decisions.length === 0) return;
    this.trial = { seat, decisions, at: 0, verdict: null, tally: decisions.map(() => null) };
    void this.put();
  }

  get asked(): Decision | null {
    return this.trial ? (this.trial.decisions[this.trial.at] ?? null) : null;
  }

  /** Whether somebody may answer on the board now, be it once more. */
  get isAsking(): boolean {
    return this.asked !== null && !this.isShowing && !this.isBusy && this.scene !== null;
  }

  /** Lay the question out. */
  private async put(): Promise<void> {
    const { asked } = this;
    if (!asked || !this.trial) {
      this.scene = null;
      return;
    }
    this.isBusy = true;
    await house.attempt(async () => {
      const { view } = await this.question(asked.move);
      if (asked !== this.asked) return;
      this.isAside = true;
      this.scene = { view, beat: null, message: view.prompt, seat: view.to_move };
    });
    this.isBusy = false;
  }

  /** An answer: judged by what the review knows, or by the server. */
  answer = async (action: number): Promise<void> => {
    const { asked, trial } = this;
    if (!asked || !trial || !this.isAsking) return;
    let verdict = judgedIn(asked, action);
    if (!verdict) {
      this.isBusy = true;
      const judged: Judgement | null = await api.judge(this.id, asked.move, action).catch((problem: unknown) => {
        house.complain(problem);
        return null;
      });
      this.isBusy = false;
      if (!judged || asked !== this.asked) return;
      verdict = { action, loss: judged.loss, share: judged.share, isBest: action === asked.best };
    }
    const tally = trial.tally.with(trial.at, trial.tally[trial.at] ?? isGood(verdict));
    this.trial = { ...trial, verdict, tally };
  };

  /** The same question again. */
  again(): void {
    if (this.trial) this.trial = { ...this.trial, verdict: null };
    void this.put();
  }

  /** The next question, or the end of them. */
  next(): void {
    const { trial } = this;
    if (!trial) return;
    this.runs += 1;
    this.isShowing = false;
    const tally = trial.tally.with(trial.at, trial.tally[trial.at] ?? false);
    this.trial = { ...trial, at: trial.at + 1, verdict: null, tally };
    if (this.asked) void this.put();
    else {
      this.scene = null;
      this.isAside = false;
    }
  }

  /** No more of it. */
  give(): void {
    this.trial = null;
    this.leaveScene();
  }
}
