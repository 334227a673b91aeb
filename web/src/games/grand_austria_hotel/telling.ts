// What cards tell of themselves: to those who rest on them, and to those who do not see them.

import type { Snippet } from 'svelte';
import { tells } from '../../pieces/tell.svelte';
import { itemsInWords, priceOf, type Desk } from './desk';
import type { Guest, Move, Seated, Staff } from '../../generated/grand_austria_hotel';

/** What a guest brings when checked in. */
export function thanksOf(desk: Desk, guest: Guest): string {
  const points = guest.vp ? [desk.say({ id: 'effect-vp', args: { amount: guest.vp } })] : [];
  return [...points, ...guest.text.map((text) => desk.say(text))].join('; ');
}

export function aboutGuest(desk: Desk, guest: Guest): string {
  const colour = desk.say({ id: 'board-colour', args: { colour: guest.colour } });
  return desk.say({ id: 'board-guest', args: { name: desk.say(guest.name), colour, order: itemsInWords(desk, guest.order), bonus: thanksOf(desk, guest) } });
}

/** A guest at a table: what is still wanted, and the thanks. */
export function aboutSeated(desk: Desk, guest: Seated): string {
  const wants = guest.is_complete ? desk.say({ id: 'table-complete' }) : desk.say({ id: 'board-wants', args: { items: itemsInWords(desk, guest.lacks) } });
  const colour = desk.say({ id: 'board-colour', args: { colour: guest.colour } });
  return `${desk.say(guest.name)}, ${colour}: ${wants}. ${thanksOf(desk, guest)}`;
}

export function tellsGuest(desk: Desk, guest: Guest, picture: Snippet): (element: Element) => () => void {
  const colour = (): string => desk.say({ id: 'board-colour', args: { colour: guest.colour } });
  const words = (): string => desk.say({ id: 'board-guest-tells', args: { order: itemsInWords(desk, guest.order), bonus: thanksOf(desk, guest) } });
  return tells(() => ({ name: `${desk.say(guest.name)} (${colour()})`, words: words(), picture }));
}

/** A staff card in words, with the move it makes if there is one. */
export function aboutStaff(desk: Desk, card: Staff, move: Move | undefined, isUsed: boolean): string {
  const text = textOf(desk, card);
  const price = desk.say({ id: 'board-price', args: { price: priceOf(move) ?? card.cost } });
  const told = desk.say({ id: 'board-staff-card', args: { name: move ? desk.say(move.label) : desk.say(card.name), price, text } });
  return isUsed ? `${told} (${desk.say({ id: 'board-used' })})` : told;
}

export function tellsStaff(desk: Desk, card: Staff, picture: Snippet): (element: Element) => () => void {
  const price = (): string => desk.say({ id: 'board-price', args: { price: card.cost } });
  const byDie = (): string => (typeof card.price === 'number' ? ` (${desk.say({ id: 'board-die-price', args: { price: card.price } })})` : '');
  return tells(() => ({ name: `${desk.say(card.name)} (${price()})`, words: textOf(desk, card) + byDie(), picture }));
}

const textOf = (desk: Desk, card: Staff): string => card.text.map((sentence) => desk.say(sentence)).join(' ');
