// Made by `python -m vacancy.server.typescript`: what is changed here by hand is lost.

/** Begin; `since` is the last version seen. */
export interface AskHello {
  type: 'hello';
  protocol: number;
  since?: number | null;
}

/** Play a move; `number` is how many moves the client has seen. */
export interface AskMove {
  type: 'move';
  number: number;
  action: number;
}

/** Take a move back. */
export interface AskUndo {
  type: 'undo';
  number: number;
}

/** Let somebody take a move back, or not. */
export interface AskUndoAnswer {
  type: 'undo-answer';
  yes: boolean;
}

/** Give up. */
export interface AskResign {
  type: 'resign';
}

/** Say something: a line of one's own, or a phrase. */
export interface AskChat {
  type: 'chat';
  text?: string | null;
  phrase?: string | null;
}

/** Lay out one's own things. */
export interface AskArrange {
  type: 'arrange';
  arrangement: Record<string, unknown>;
}

/** Why is an action, by number or in words, illegal? */
export interface AskWhy {
  type: 'why';
  action?: number | null;
  words?: string | null;
}

/** What would a strong bot play? */
export interface AskHint {
  type: 'hint';
}

/** Still there? */
export interface AskPing {
  type: 'ping';
}

/** What the page may say over the WebSocket. */
export type Asking =
  | AskHello
  | AskMove
  | AskUndo
  | AskUndoAnswer
  | AskResign
  | AskChat
  | AskArrange
  | AskWhy
  | AskHint
  | AskPing;

/** A move was played. */
export interface Moved {
  kind: 'moved';
  number: number;
  seat: number;
  beats: Beat[];
  view: View;
  deadline: string | null;
}

/** One thing that happened. Its view is what it led to; null of a move's last beat, which led to the view of the move. */
export interface Beat {
  log: Entry;
  view: View | null;
  beat: Record<string, unknown>;
}

/** A line of the log: of which move, and of which of its beats. */
export interface Entry {
  number: number;
  beat: number;
  message: Message;
}

/** Something to say: the id of a Fluent message, its arguments, and the rule behind it. */
export interface Message {
  id: string;
  args: Record<string, string | number | Message | null>;
  rule: string | null;
}

/** Everything a seat may know of a position; `you` is null for a spectator. */
export interface View<Table = Record<string, unknown>, Move = Offered> {
  game: string;
  rules_version: number;
  seats: number;
  you: number | null;
  to_move: number | null;
  is_over: boolean;
  table: Table;
  prompt: Message | null;
  moves: Move[];
  scores: number[];
  score_parts: Record<string, number>[];
  ranking: number[] | null;
  names: string[];
}

/** A legal move: its number, its notation and its words. Games add what it is about. */
export interface Offered {
  action: number;
  say: string;
  label: Message;
}

/** Moves were taken back. */
export interface Undone {
  kind: 'undone';
  number: number;
  view: View;
  log: Entry[];
}

/** Somebody wants a move back. */
export interface UndoAsked {
  kind: 'undo-asked';
  seat: number;
  waiting: number[];
}

/** The move stays. */
export interface UndoRefused {
  kind: 'undo-refused';
}

/** Somebody joined, left or resigned, a seat changed, the match began, a rematch opened. */
export interface TableChanged {
  kind: 'table';
  table: TableDetails;
  view: View | null;
}

/** A table as those who sit or watch there see it. */
export interface TableDetails extends TableCard {
  options: Record<string, string>;
  seed: number | null;
  commitment: string;
  secret: string | null;
  invite: string | null;
  version: number;
  number: number;
  is_host: boolean;
  deadline: string | null;
  rematch: string | null;
  result: Result | null;
}

/** A table in the lobby. */
export interface TableCard {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'over';
  seats: SeatInfo[];
  to_move: number | null;
  your_seat: number | null;
  listed: boolean;
  created_at: string;
  pace: LivePace | DaysPace;
}

/** A chair, and who sits there. */
export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open' | 'link';
  name: string | null;
  bot: string | null;
  is_you: boolean;
  is_online: boolean;
  has_resigned: boolean;
}

/** A match played in one go; seconds for each decision, or none. */
export interface LivePace {
  kind: 'live';
  seconds: number | null;
}

/** A match by correspondence; days for each decision. */
export interface DaysPace {
  kind: 'days';
  days: number;
}

/** How a match ended; places and points are missing when it was broken off. */
export interface Result {
  by: string;
  scores: number[] | null;
  ranking: number[] | null;
}

/** The match is over, and its secret is out. */
export interface Over {
  kind: 'over';
  secret: string;
  table: TableDetails;
  view: View;
}

/** Somebody said something. */
export interface Chatted {
  kind: 'chat';
  line: ChatLine;
}

/** Something said at the table. */
export interface ChatLine {
  name: string;
  seat: number | null;
  text: string | null;
  phrase: string | null;
  at: string;
}

/** Somebody has laid out their own things. */
export interface Arranged {
  kind: 'arranged';
  seat: number;
  arrangement: Record<string, unknown>;
}

/** What a row of a table's log is told as. */
export type TableEvent =
  | Moved
  | Undone
  | UndoAsked
  | UndoRefused
  | TableChanged
  | Over
  | Chatted
  | Arranged;

/** All that a viewer needs to begin. */
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
  arrangements: (Record<string, unknown> | null)[];
  undo: UndoQuestion | null;
}

/** Who wants a move back, and whose answers are missing. */
export interface UndoQuestion {
  seat: number;
  waiting: number[];
}

/** Something happened; versions are consecutive. */
export interface Happened {
  type: 'event';
  version: number;
  event: TableEvent;
}

/** Which seats' people are connected, and how many others look on. */
export interface Presence {
  type: 'presence';
  online: number[];
  watching: number;
}

/** What was asked is done, and on disk. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

/** What was asked is not done, and why. */
export interface Refusal {
  type: 'refused';
  id: string | null;
  reason: Message;
}

/** Why something is illegal; null if it is not. */
export interface Answer {
  type: 'answer';
  id: string;
  reason: Message | null;
}

/** What a strong bot thinks of the moves, the best first. */
export interface Hint {
  type: 'hint';
  id: string;
  number: number;
  moves: Judged[];
}

/** A move and the share of wins that it promises, as a bot sees it. */
export interface Judged {
  action: number;
  chance: number;
}

/** Still there. */
export interface Pong {
  type: 'pong';
  id: string;
}

/** Something was missed: say hello again. */
export interface Resync {
  type: 'resync';
}

/** What the server says over the WebSocket. */
export type Told =
  | Welcome
  | Happened
  | Presence
  | Ack
  | Refusal
  | Answer
  | Hint
  | Pong
  | Resync;

export interface Me {
  name: string;
  has_password: boolean;
  is_admin: boolean;
}

export interface Naming {
  name: string;
}

export interface Password {
  password: string;
}

export interface Login {
  name: string;
  password: string;
}

export interface HostToken {
  token: string;
}

export interface GameInfo {
  name: string;
  title: string;
  designer: string;
  minutes: number;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  default_bot: string;
  rules_version: number;
  colours: string[];
  pitch: BothLanguages;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
}

export interface BothLanguages {
  en: string;
  pl: string;
}

export interface RulesInfo {
  chapters: ChapterInfo[];
}

export interface ChapterInfo {
  title: string;
  rules: RuleInfo[];
}

export interface RuleInfo {
  number: string;
  text: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, string | number>;
  seats: SeatAsked[];
  pace?: Pace;
  listed?: boolean;
  seed?: number | null;
}

export interface SeatAsked {
  kind: 'me' | 'open' | 'link' | 'bot';
  bot?: string | null;
}

export interface Pace {
  kind?: 'live' | 'days';
  seconds?: number | null;
  days?: number | null;
}

export interface TableId {
  id: string;
}

export interface Play {
  game: string;
}

export interface Join {
  seat?: number | null;
  invite?: string | null;
}

export interface Written {
  version: number;
}

export interface SeatChange {
  seat: number;
  kind: 'bot' | 'open';
  bot?: string | null;
}

/** The position after some moves, and the beats that led to it. */
export interface Replay {
  number: number;
  count: number;
  view: View | null;
  log: Message[];
  beats: Beat[];
}
