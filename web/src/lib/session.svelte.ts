// Somebody at a table: the live connection, and what they ask for.

import { api, Refusal } from './api';
import { house } from './house.svelte';
import { Live, type Outcome } from './live';
import type { Arrangement, Asking, Message } from './protocol';
import { settings } from './settings.svelte';
import { TableState } from './tablestate.svelte';
import { t } from './words.svelte';

export class TableSession extends TableState {
  private readonly live: Live;

  constructor(id: string) {
    super(id);
    const address = new URL(`/api/tables/${encodeURIComponent(id)}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    this.live = new Live(address.href, this);
  }

  close(): void {
    this.live.close();
    this.playback.close();
    this.review.close();
    this.analysis.close();
  }

  /** Come again as whoever this browser is now. */
  renew(): void {
    this.live.renew();
  }

  /** Play a move; with confirmation turned on, first as a candidate. */
  choose = (action: number): void => {
    if (!this.isYourTurn || this.isBusy) return;
    if (settings.confirmMoves && this.candidate !== action) this.candidate = action;
    else void this.play(action);
  };

  private async play(action: number): Promise<void> {
    this.isBusy = true;
    this.counsel.expect(action);
    await this.ask({ type: 'move', number: this.number, action });
    this.candidate = null;
    this.isBusy = false;
  }

  why = async (asked: number | string): Promise<Message | null> => {
    const about = typeof asked === 'number' ? { action: asked } : { words: asked };
    const outcome = await this.live.ask({ type: 'why', ...about });
    return outcome.kind === 'answer' ? outcome.reason : null;
  };

  /** Whether a hint can be had: this person decides, and only bots play with them. */
  get canAskHint(): boolean {
    const others = this.table?.seats.filter((seat) => seat.seat !== this.you) ?? [];
    if (this.table?.rated) return false;
    return this.isYourTurn && !this.isThinking && others.every((seat) => seat.kind === 'bot');
  }

  /** Ask what to do; whoever has asked already reads on, or puts it away. */
  askHint = async (): Promise<void> => {
    if (this.isYourTurn && this.counsel.next) {
      this.counsel.isOpen = !this.counsel.isOpen;
      return;
    }
    if (!this.canAskHint) return;
    this.isThinking = true;
    const outcome = await this.live.ask({ type: 'hint' });
    this.isThinking = false;
    if (outcome.kind === 'refused') this.refused(outcome.reason);
    if (outcome.kind !== 'hint' || outcome.number !== this.number) return;
    this.counsel.take(outcome.told, outcome.number, this.view?.moves.length === 1);
    const { next, isOnly } = this.counsel;
    if (next) house.announce(`${t(isOnly ? 'hint-only' : 'hint')}: ${this.say(next.label)}`);
  };

  /** Show again what has happened since one's own last move. */
  showAgain = (): void => {
    if (this.sinceYours.length > 0) this.review.runFrom((this.sinceYours[0]?.number ?? 1) - 1);
  };

  /** Learn how a match that is over went; without it, the end is told shorter. */
  async learnStory(): Promise<void> {
    if (this.story || this.table?.status !== 'over') return;
    this.story = await api.story(this.id).catch(() => null);
  }

  undo = (): Promise<boolean> => this.ask({ type: 'undo', number: this.number });

  /** Learn whether a move can be taken back now, so that the button tells it before it is pressed. */
  async learnWhyNotUndo(): Promise<void> {
    const { number } = this;
    const outcome = await this.live.ask({ type: 'why-undo', number });
    if (outcome.kind === 'answer' && number === this.number) this.whyNotUndo = outcome.reason;
  }

  /** Take back one's own last moves, as far as that goes without asking anybody. */
  undoTurn = async (): Promise<void> => {
    if (!(await this.undo())) return;
    while (this.number > 0 && !this.undoAsked) {
      const outcome = await this.live.ask({ type: 'undo', number: this.number });
      if (outcome.kind === 'refused') return;
    }
  };

  /** Give up; whoever looked back at the time comes to the present, where the match may be over. */
  resign = async (): Promise<boolean> => {
    const isDone = await this.ask({ type: 'resign' });
    if (isDone) this.review.leave();
    return isDone;
  };

  async answerUndo(yes: boolean): Promise<void> {
    this.undoAsked = null;
    await this.ask({ type: 'undo-answer', yes });
  }

  answerOpening = (yes: boolean): Promise<boolean> => this.ask({ type: 'opening-answer', yes });

  /** Have a bot play for somebody who is away, or end the match without them. */
  claim = (seat: number, then: 'bot' | 'end'): Promise<boolean> => this.ask({ type: 'claim', seat, then });

  sayAloud = (text: string | null, phrase: string | null): Promise<boolean> =>
    this.ask({ type: 'chat', text, phrase });

  /** Lay out one's own things; shown at once, and kept with the table. */
  arrange = (arrangement: Arrangement): void => {
    if (this.you === null) return;
    const before = this.arrangements;
    const shown = before.with(this.you, arrangement);
    this.arrangements = shown;
    void this.ask({ type: 'arrange', arrangement }).then((isDone) => {
      if (!isDone && this.arrangements === shown) this.arrangements = before;
    });
  };

  /** Ask, and say a refusal in words. */
  private async ask(asking: Asking): Promise<boolean> {
    const outcome: Outcome = await this.live.ask(asking);
    if (outcome.kind !== 'refused') return true;
    house.complain(new Refusal(outcome.reason, 409), this.table?.game);
    return false;
  }
}
