// What a board's desk begins with: the view, the moves on offer, words, and why something cannot be done.

import type { BoardProps } from '../games/board';
import { Reasons } from './reasons.svelte';

export class BoardDesk<Table, Move, Beat> {
  readonly reasons: Reasons;

  constructor(protected readonly props: () => BoardProps<Table, Move, Beat>) {
    this.reasons = new Reasons(
      (asked) => this.props().why(asked),
      (message) => this.props().say(message),
    );
  }

  readonly table = $derived.by(() => this.props().view.table);
  readonly moves = $derived.by(() => this.props().moves);
  readonly beat = $derived.by(() => this.props().beat);
  readonly you = $derived.by(() => this.props().view.you);
  readonly names = $derived.by(() => this.props().view.names);

  text(id: string, args: Record<string, string | number> = {}): string {
    return this.props().say({ id, args });
  }
}
