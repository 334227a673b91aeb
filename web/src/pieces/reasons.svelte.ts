// Why something cannot be done, asked of the rules and said in a sentence.

import type { BoardProps } from '../games/board';

export class Reasons {
  /** The last answer, or nothing. */
  text = $state('');
  private asked: number | string | null = null;

  constructor(
    private readonly why: BoardProps['why'],
    private readonly say: BoardProps['say'],
  ) {}

  /** Ask why an action, by number or in the game's notation, is not allowed. */
  async explain(asked: number | string): Promise<void> {
    if (this.asked === asked && this.text) return;
    this.asked = asked;
    const message = await this.why(asked);
    if (this.asked !== asked) return; // somebody has asked for something else meanwhile
    this.text = message ? this.say(message) + (message.rule ? ` (${message.rule})` : '') : '';
  }

  /** Say something that needs no rule. */
  tell(text: string): void {
    this.asked = null;
    this.text = text;
  }

  forget(): void {
    this.tell('');
  }
}
