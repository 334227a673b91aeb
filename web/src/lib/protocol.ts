// What the server and the page tell each other. The page knows no rules: it draws views.

/** Something to say: the id of a Fluent message, its arguments, and the rule behind it. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
  rule: string | null;
}

/** A message as a board may write it down. */
export type Spoken = Pick<Message, 'id'> & Partial<Message>;

export type Argument = string | number | Message;

export interface Move {
  action: number;
  say: string;
  label: Message;
  [about: string]: unknown;
}

/** Everything a seat (or a spectator: `you` is null) may know of a position. */
export interface View {
  game: string;
  rules_version: number;
  seats: number;
  you: number | null;
  to_move: number | null;
  is_over: boolean;
  table: Record<string, unknown>;
  prompt: Message | null;
  moves: Move[];
  scores: number[];
  score_parts: Record<string, number>[];
  ranking: number[] | null;
  names: string[];
}

export interface Entry {
  number: number;
  beat: number;
  message: Message;
}

export type BeatFields = Record<string, unknown>;

/** How a seat has laid out its own things, for show; only the board knows what is in it. */
export type Arrangement = Record<string, unknown>;

/** One thing that happened, with the view after it. */
export interface Beat {
  log: Entry;
  /** What it led to; null of a move's last beat, which led to the view of the move. */
  view: View | null;
  beat: BeatFields;
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open' | 'link';
  name: string | null;
  bot: string | null;
  is_you: boolean;
  is_online: boolean;
  has_resigned?: boolean;
}

export type Pace = { kind: 'live'; seconds: number | null } | { kind: 'days'; days: number };

export interface TableCard {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'over';
  seats: SeatInfo[];
  to_move: number | null;
  your_seat: number | null;
  listed: boolean;
  created_at: string;
  pace: Pace;
}

export interface TableDetails extends TableCard {
  options: Record<string, string | number>;
  commitment: string | null;
  invite: string | null;
  version: number;
  is_host: boolean;
  seed?: number | null;
  secret?: string | null;
  deadline?: string | null;
  rematch?: string | null;
  result?: Result | null;
}

/** How a match ended; places and points are missing when it was broken off. */
export interface Result {
  by: string;
  scores: number[] | null;
  ranking: number[] | null;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string | null;
  phrase: string | null;
  at: string;
}

export interface GameOption {
  name: string;
  values: string[];
  default: string;
}

export interface GameInfo {
  name: string;
  title: string;
  designer: string;
  minutes: number;
  seats: number[];
  options: GameOption[];
  bots: string[];
  default_bot: string;
  rules_version: number;
}

export interface Me {
  name: string;
  has_password: boolean;
}

export interface Rule {
  number: string;
  text: string;
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

export interface ReplayStep {
  number: number;
  count: number;
  view: View;
  log: Message[];
  beats: Beat[];
}

export type SeatWish = { kind: 'me' | 'open' | 'link' } | { kind: 'bot'; bot: string };

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  pace: Pace;
  listed: boolean;
  seed: number | null;
}

/** A move and the share of wins that it promises, as a bot sees it. */
export interface Judged {
  action: number;
  chance: number;
}

// The live connection

export type Asking =
  | { type: 'move'; number: number; action: number }
  | { type: 'undo'; number: number }
  | { type: 'undo-answer'; yes: boolean }
  | { type: 'resign' }
  | { type: 'chat'; text: string | null; phrase: string | null }
  | { type: 'arrange'; arrangement: Arrangement }
  | { type: 'why'; action: number }
  | { type: 'why'; words: string }
  | { type: 'hint' }
  | { type: 'ping' };

export interface Welcome {
  type: 'welcome';
  protocol: number;
  version: number;
  you: number | null;
  table: TableDetails;
  number: number;
  view: View | null;
  log: Entry[];
  chat: ChatLine[];
  arrangements: (Arrangement | null)[];
  undo?: UndoQuestion | null;
}

/** Who wants a move back, and whose answers are missing. */
export interface UndoQuestion {
  seat: number;
  waiting: number[];
}

export type TableEvent =
  | { kind: 'moved'; number: number; seat: number; beats: Beat[]; view: View; deadline?: string | null }
  | { kind: 'undone'; number: number; view: View; log: Entry[] }
  | { kind: 'undo-asked'; seat: number; waiting?: number[] }
  | { kind: 'undo-refused' }
  | { kind: 'table'; table: TableDetails; view: View | null }
  | { kind: 'over'; secret: string; table: TableDetails; view: View }
  | { kind: 'chat'; line: ChatLine }
  | { kind: 'arranged'; seat: number; arrangement: Arrangement };

export type Told =
  | Welcome
  | { type: 'event'; version: number; event: TableEvent }
  | { type: 'ack'; id: string; version: number }
  | { type: 'refused'; id: string; reason: Message }
  | { type: 'answer'; id: string; reason: Message | null }
  | { type: 'hint'; id: string; number: number; moves: Judged[] }
  | { type: 'pong'; id: string }
  | { type: 'presence'; online: number[]; watching: number }
  | { type: 'resync' };
