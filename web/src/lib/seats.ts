// What to call a chair, and how to mark it without colour.

import { house } from './house.svelte';
import type { SeatInfo } from './protocol';
import { hasWords, t } from './words.svelte';

/** Who sits there, in the current language, or in short; bots of one level are numbered. */
export function seatName(seats: readonly SeatInfo[], seat: number, isShort = false): string {
  const info = seats[seat];
  if (!info) return '';
  if (info.kind === 'person') return info.name ?? '';
  if (info.kind === 'bot') return numberedBot(seats, info, isShort);
  if (info.kind === 'kept') return t('seat-kept-for', { name: info.name ?? '' });
  return info.kind === 'link' ? t('seat-for-friend') : t('seat-free');
}

function numberedBot(seats: readonly SeatInfo[], info: SeatInfo, isShort: boolean): string {
  const alike = seats.filter((seat) => seat.kind === 'bot' && seat.bot === info.bot);
  const short = `bot-${info.bot}-short`;
  const name = isShort && hasWords(short) ? t(short) : botName(info.bot ?? '');
  return alike.length > 1 ? `${name} ${alike.indexOf(info) + 1}` : name;
}

export function botName(bot: string): string {
  return hasWords(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What a level of bots is like, in one line; nothing about bots that are no level. */
export function botStyle(bot: string): string {
  return hasWords(`bot-${bot}-style`) ? t(`bot-${bot}-style`) : '';
}

/** The colour of a seat's pieces in a game. */
export function seatColour(game: string, seat: number): string {
  return house.game(game)?.colours[seat] ?? 'grey';
}

/** Which seat has pieces of this colour in a game. */
export function seatOfColour(game: string, colour: string): number | null {
  const seat = house.game(game)?.colours.indexOf(colour) ?? -1;
  return seat < 0 ? null : seat;
}

/** The colours of all seats, for the style of an element in which a game is played. */
export function seatColours(game: string): string {
  const colours = house.game(game)?.colours ?? [];
  return colours.map((colour, seat) => `--colour-of-${seat}: var(--player-${colour})`).join('; ');
}
