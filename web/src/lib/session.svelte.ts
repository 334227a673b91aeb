// Somebody at a table: the live connection, and what they ask for.

import { Refusal } from './api';
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
    return this.isYourTurn && !this.isThinking && others.every((seat) => seat.kind === 'bot');
  }

  askHint = async (): Promise<void> => {
    if (!this.canAskHint) return;
    this.isThinking = true;
    const outcome = await this.live.ask({ type: 'hint' });
    this.isThinking = false;
    if (outcome.kind === 'refused') this.refused(outcome.reason);
    if (outcome.kind !== 'hint' || outcome.number !== this.number) return;
    this.hint = outcome.moves;
    const best = this.view?.moves.find((move) => move.action === outcome.moves[0]?.action);
    if (best) house.announce(`${t('hint')}: ${this.say(best.label)}`);
  };

  undo = (): Promise<boolean> => this.ask({ type: 'undo', number: this.number });

  /** Take back one's own last moves, as far as that goes without asking anybody. */
  undoTurn = async (): Promise<void> => {
    if (!(await this.undo())) return;
    while (this.number > 0 && !this.undoAsked) {
      const outcome = await this.live.ask({ type: 'undo', number: this.number });
      if (outcome.kind === 'refused') return;
    }
  };

  resign = (): Promise<boolean> => this.ask({ type: 'resign' });

  async answerUndo(yes: boolean): Promise<void> {
    this.undoAsked = null;
    await this.ask({ type: 'undo-answer', yes });
  }

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
