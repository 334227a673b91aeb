// What the parts of the board share: the view, the moves on offer, and the card that is taken up.

import { BoardDesk } from '../../pieces/desk.svelte';
import type { Told } from '../../pieces/tell.svelte';
import type { Aim, Beat, Claim, Crest, Fate, HandCard, Kind, LaidCard, Lay, Move, Outlook, Player, Side, Table } from '../../generated/overbooking';
import { SIGNS } from './facts';

interface Place {
  hotel: number;
  side: Side;
}

export class Desk extends BoardDesk<Table, Move, Beat> {
  /** The card that is taken up from the hand. */
  picked = $state<string | null>(null);
  /** Where the pointer drags it, on the screen. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  /** The side of a hotel that is pointed at or has the focus. */
  over = $state.raw<Place | null>(null);
  /** The target of an ability that is pointed at or has the focus. */
  aimed = $state.raw<Aim | null>(null);
  readonly lays = $derived.by(() => this.moves.filter((move): move is Lay => move.do === 'lay'));
  readonly aims = $derived.by(() => this.moves.filter((move): move is Aim => 'place' in move));
  /** Moves that touch no card. */
  readonly plain = $derived.by(() => this.moves.filter((move) => move.do === 'pass' || move.do === 'decline'));
  readonly taken = $derived.by(() => this.me?.hand?.find((card) => card.card === this.picked));
  readonly flying = $derived.by(() => (this.pointer ? this.taken : undefined));

  get me(): Player | undefined {
    return this.you === null ? undefined : this.table.players[this.you];
  }

  // Words

  handName(card: HandCard): string {
    const name = this.text('card', { kind: card.kind, crest: card.crest });
    return this.text('board-hand-card', { card: name, beds: card.beds, coins: card.coins });
  }

  laidName(card: LaidCard, place: number, claim?: Claim): string {
    const told = this.text('board-laid', { who: this.names[card.owner] ?? '', card: this.cardName(card), place: place + 1 });
    return claim ? `${told}. ${this.fateWords(claim.fate)}` : told;
  }

  cardName({ kind, crest, size }: LaidCard): string {
    return kind === null ? this.text('card-back', { size, crest }) : this.text('card', { kind, crest });
  }

  fateWords(fate: Fate): string {
    return this.text('board-fate', { fate });
  }

  /** What guests of a kind do at a back door, in a sentence. */
  trickOf(kind: Kind): string {
    const facts = this.table.kinds[kind];
    if (!facts) return '';
    const trick = this.text(`ability-${facts.ability}`, { beds: facts.ability_beds });
    return this.text('board-at-door', { trick: trick.charAt(0).toLowerCase() + trick.slice(1) });
  }

  /** The same as a sign. */
  trickSign(kind: Kind): string {
    const facts = this.table.kinds[kind];
    return facts ? SIGNS[facts.ability](facts.ability_beds) : '';
  }

  tellKind(kind: Kind, crest: Crest): Told {
    const { beds = 0, coins = 0 } = this.table.kinds[kind] ?? {};
    const card = this.text('card', { kind, crest });
    return { name: this.text('board-hand-card', { card, beds, coins }), words: this.trickOf(kind) };
  }

  tellLaid(card: LaidCard, claim?: Claim): Told {
    const fate = claim ? this.fateWords(claim.fate) : '';
    const who = this.names[card.owner] ?? '';
    if (card.kind === null) return { name: `${who}: ${this.cardName(card)}`, words: `${this.text('board-back', { size: card.size })} ${fate}` };
    const { name, words = '' } = this.tellKind(card.kind, card.crest);
    return { name: `${who}: ${name}`, words: claim ? fate : words };
  }

  /** A side of a hotel with what would come of laying the card there that is taken up. */
  sideName(hotel: number, side: Side, taken: Record<string, number>): string {
    const name = this.text(`board-${side}`, taken);
    return this.layAt(hotel, side) ? `${name}. ${this.ghostWords(hotel, side)}` : name;
  }

  /** What would come of laying the card that is taken up at a side of a hotel. */
  private ghostWords(hotel: number, side: Side): string {
    if (!this.taken || !this.layAt(hotel, side)) return '';
    return side === 'queue' ? this.fateWords(this.newcomer(hotel)) : this.trickOf(this.taken.kind);
  }

  /** Whether it would get beds in the queue that is pointed at. */
  ghostFate(hotel: number): string {
    return this.over?.hotel === hotel && this.over.side === 'queue' ? this.ghostWords(hotel, 'queue') : '';
  }

  /** What it would do at the back door that is pointed at. */
  get ghostTrick(): string {
    return this.over?.side === 'door' ? this.ghostWords(this.over.hotel, 'door') : '';
  }

  /** How many beds those want who wait, from what is seen of them. */
  wantedBeds({ claims }: Outlook): string {
    if (claims.length === 0) return '';
    const [least, most] = [sum(claims.map((claim) => claim.least)), sum(claims.map((claim) => claim.most))];
    return this.text('board-wanted', { least, most, exact: least === most ? 'yes' : 'no' });
  }

  /** Whether there are more guests than beds, whoever they are. */
  isOver({ claims, beds }: Outlook): boolean {
    return sum(claims.map((claim) => claim.least)) > beds;
  }

  // What would be

  /** The outlook of a hotel, with what is pointed at done already. */
  outlookAt(hotel: number): Outlook {
    const outlook = this.table.outlooks[hotel] ?? { total: 0, beds: 0, claims: [], newcomers: {} };
    if (this.aimed?.hotel === hotel) return { ...outlook, claims: this.aimed.claims };
    if (!this.taken || !this.isOverSide(hotel, 'queue') || !this.layAt(hotel, 'queue')) return outlook;
    const { beds } = this.taken;
    const queued = this.table.hotels[hotel]?.queue.length ?? 0;
    const mine: Claim = { owner: this.you ?? 0, least: beds, most: beds, fate: this.newcomer(hotel) };
    return { ...outlook, claims: [...outlook.claims.slice(0, queued), mine, ...outlook.claims.slice(queued)] };
  }

  /** Whether the card that is taken up would get beds at the end of a queue. */
  newcomer(hotel: number): Fate {
    return (this.taken && this.table.outlooks[hotel]?.newcomers[this.taken.kind]) ?? 'perhaps';
  }

  isOverSide(hotel: number, side: Side): boolean {
    return this.over?.hotel === hotel && this.over.side === side;
  }

  come(hotel: number, side: Side): void {
    this.over = { hotel, side };
  }

  go(hotel: number, side: Side): void {
    if (this.isOverSide(hotel, side)) this.over = null;
  }

  // Moves

  play(move: Move): void {
    this.drop();
    this.aimed = null;
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

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
