// What the server and the page tell each other, and the page's own names for parts of it. The page
// knows no rules: it draws views.

import type { AskArrange, Beat, Message } from '../generated/protocol';

export type * from '../generated/protocol';

/** A message as a board may write it down. */
export type Spoken = Pick<Message, 'id'> & Partial<Message>;

export type Argument = Message['args'][string];

export type BeatFields = Beat['beat'];

/** How a seat has laid out its own things, for show; only the board knows what is in it. */
export type Arrangement = AskArrange['arrangement'];
