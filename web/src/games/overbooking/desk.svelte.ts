// What the parts of the board share: the view, the moves on offer, and the card that is taken up.

import { BoardDesk } from '../../pieces/desk.svelte';
import type { Aim, Beat, HandCard, LaidCard, Lay, Move, Table, Player, Side } from '../../generated/overbooking';

export class Desk extends BoardDesk<Table, Move, Beat> {
  /** The card that is taken up from the hand. */
  picked = $state<string | null>(null);
  /** Where the pointer drags it, on the screen. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  readonly lays = $derived.by(() => this.moves.filter((move): move is Lay => move.do === 'lay'));
  readonly aims = $derived.by(() => this.moves.filter((move): move is Aim => 'place' in move));
  /** Moves that touch no card. */
  readonly plain = $derived.by(() => this.moves.filter((move) => move.do === 'pass' || move.do === 'decline'));

  get me(): Player | undefined {
    return this.you === null ? undefined : this.table.players[this.you];
  }

  // Words

  handName(card: HandCard): string {
    const name = this.text('card', { kind: card.kind, crest: card.crest });
    return this.text('board-hand-card', { card: name, beds: card.beds, coins: card.coins });
  }

  laidName(card: LaidCard, place: number): string {
    const { kind, crest, size } = card;
    const name = kind === null ? this.text('card-back', { size, crest }) : this.text('card', { kind, crest });
    return this.text('board-laid', { who: this.names[card.owner] ?? '', card: name, place: place + 1 });
  }

  // Moves

  play(move: Move): void {
    this.drop();
    this.props().choose(move.action);
  }

  canLay(card: string): boolean {
    return this.lays.some((move) => move.card === card);
  }

  /** The move that lays a card, if nothing else is said the one taken up, at a side of a hotel. */
  layAt(hotel: number, side: Side, card = this.picked): Lay | undefined {
    return this.lays.find((move) => move.card === card && move.hotel === hotel && move.side === side);
  }

  /** The move that an ability makes with a card in a queue. */
  aimAt(hotel: number, place: number): Aim | undefined {
    return this.aims.find((move) => move.hotel === hotel && move.place === place);
  }

  pick(card: string): void {
    this.picked = this.picked === card ? null : card;
    this.reasons.forget();
  }

  drop(): void {
    this.picked = null;
    this.pointer = null;
    this.reasons.forget();
  }

  /** Let go of the card that is taken up, over a side of a hotel. */
  letGo(hotel: number, side: Side): void {
    const move = this.layAt(hotel, side);
    if (move) this.play(move);
    else this.explainLay(hotel, side);
  }

  // Why not

  explainLay(hotel: number, side: Side): void {
    if (this.picked === null) this.reasons.tell(this.text('board-pick-first'));
    else void this.reasons.explain(`${this.picked} ${side} ${hotel + 1}`);
  }

  explainAim(place: number): void {
    const ability = this.aims[0]?.do;
    if (ability) void this.reasons.explain(`${ability} ${place + 1}`);
  }
}
