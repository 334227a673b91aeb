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

/** Why can the move not be taken back? */
export interface AskWhyUndo {
  type: 'why-undo';
  number: number;
}

/** Let somebody take a move back, or not. */
export interface AskUndoAnswer {
  type: 'undo-answer';
  yes: boolean;
}

/** Let a bot's seat be opened to people, or not. */
export interface AskOpeningAnswer {
  type: 'opening-answer';
  yes: boolean;
}

/** Give up. */
export interface AskResign {
  type: 'resign';
}

/** Have a bot play for somebody who is away, or end the match without them. */
export interface AskClaim {
  type: 'claim';
  seat: number;
  then: string;
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
  | AskWhyUndo
  | AskUndoAnswer
  | AskOpeningAnswer
  | AskResign
  | AskClaim
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
  absent: Absent[];
}

/** One thing that happened. Its view is what it led to; null of a move's last beat, which led to the view of the move. */
export interface Beat {
  log: Entry;
  view: View | null;
  beat: Record<string, unknown>;
}

/** A line of the log: of which move, of which of its beats, and who moved. */
export interface Entry {
  number: number;
  beat: number;
  seat: number | null;
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

/** A seat that keeps the others waiting, and from when on they may claim it. */
export interface Absent {
  seat: number;
  claimable_at: string;
}

/** Moves were taken back: the lines of those behind this number are no more. */
export interface Undone {
  kind: 'undone';
  number: number;
  view: View;
  deadline: string | null;
  absent: Absent[];
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

/** Somebody joined, left, resigned, was put out, silenced or replaced, or gave a number, a seat changed or is to be opened, the match began, a rematch opened. */
export interface TableChanged {
  kind: 'table';
  table: TableDetails;
  view: View | null;
}

/** A table as those who sit or watch there see it. */
export interface TableDetails extends TableCard {
  options: Record<string, string>;
  commitment: string;
  nonces: (string | null)[];
  secret: string | null;
  dealt_anew: DealtAnew[];
  invite: string | null;
  version: number;
  number: number;
  is_host: boolean;
  host: number | null;
  deadline: string | null;
  opening: OpeningQuestion | null;
  rematch: string | null;
  result: Result | null;
  absence: AbsenceRule;
  absent: Absent[];
  back_to: number | null;
  muted: number[];
}

/** A table in the lobby; a seed that somebody chose, or a match that it goes on from, makes it a practice match, and a rated one counts for the ratings of all who begin it. */
export interface TableCard {
  id: string;
  game: string;
  status: 'waiting' | 'running' | 'over';
  seats: SeatInfo[];
  to_move: number | null;
  your_seat: number | null;
  kept_for_you: number | null;
  seed: number | null;
  origin: Origin | null;
  listed: boolean;
  rated: boolean;
  created_at: string;
  pace: LivePace | DaysPace;
}

/** A chair, and who sits there; or, of a kept one, who is invited to it. */
export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open' | 'link' | 'kept';
  name: string | null;
  bot: string | null;
  is_you: boolean;
  is_online: boolean;
  has_resigned: boolean;
}

/** The match whose position a table began with, after so many moves, or whose deal it has; and whether chance went on as it did there. */
export interface Origin {
  table: string;
  number: number;
  luck: 'same' | 'anew';
  is_duplicate: boolean;
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

/** After how many moves chance follows from another secret, which is told in the end. */
export interface DealtAnew {
  number: number;
  secret: string | null;
}

/** Which bot's seat the host wants to open, and whose answers are missing. */
export interface OpeningQuestion {
  seat: number;
  waiting: number[];
  back: string | null;
}

/** How a match ended; places and points are missing when it was broken off. */
export interface Result {
  by: string;
  scores: number[] | null;
  ranking: number[] | null;
  parts: Record<string, number>[] | null;
}

/** For how many seconds the others wait, and what becomes of a seat whose player is put out. */
export interface AbsenceRule {
  seconds: number;
  kicked: 'bot' | 'open';
}

/** The match is over, and its secret is out. */
export interface Over {
  kind: 'over';
  secret: string;
  table: TableDetails;
  view: View;
}

/** Somebody said something; null if the viewer has blocked them. */
export interface Chatted {
  kind: 'chat';
  line: ChatLine | null;
}

/** Something said at the table. */
export interface ChatLine {
  name: string;
  seat: number | null;
  text: string | null;
  phrase: string | null;
  at: string;
  version: number;
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

/** The answer to who asks what to do; `number` is how many moves there have been. */
export interface Hint extends HintTold {
  type: 'hint';
  id: string;
  number: number;
}

/** What a strong bot thinks of the moves, the best first; what it would do in this turn, up to where chance or a reveal may change things; and why that is better than another move. */
export interface HintTold {
  moves: Judged[];
  plan: PlanStep[];
  other: PlanStep | null;
  comparison: Comparison | null;
}

/** A move and the share of wins that it promises, as a bot sees it; of an only move, none. */
export interface Judged {
  action: number;
  chance: number | null;
}

/** A move of a plan, in its game's words. */
export interface PlanStep {
  action: number;
  label: Message;
}

/** Two ways to go on, compared by what a seat knows. */
export interface Comparison {
  points: number;
  error: number;
  share: number;
  other_share: number;
  share_error: number;
  reasons: Reason[];
}

/** One thing that speaks for a move or against it, in words and as a number. */
export interface Reason {
  kind: 'source' | 'rest' | 'chance' | 'answer';
  says: Message;
  part: string | null;
  value: number;
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

/** Whom you like to play with, and who likes to play with you. */
export interface FriendsInfo {
  friends: FriendInfo[];
  askers: AskerInfo[];
}

/** Somebody you like to play with. */
export interface FriendInfo {
  id: string;
  name: string;
  is_mutual: boolean;
  is_here: boolean;
  seen_at: number | null;
  table: string | null;
}

/** Somebody who has put you on their list. */
export interface AskerInfo {
  id: string;
  name: string;
}

/** Somebody by name, by where they sit or what they said, or who has asked first. */
export interface NewFriend {
  seat?: number | null;
  line?: number | null;
  name?: string | null;
  table?: string | null;
  asker?: string | null;
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
  effect: EffectInfo | null;
}

/** When an option makes a difference; otherwise only its default is taken. */
export interface EffectInfo {
  option: string;
  value: string;
  seats: number;
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

/** Somebody known in the house, as its hosts see them. */
export interface PersonInfo {
  id: string;
  name: string;
  has_password: boolean;
  is_host: boolean;
  is_banned: boolean;
  is_muted: boolean;
  created_at: number;
  seen_at: number;
  is_here: boolean;
}

/** Who is banned or muted. */
export interface SanctionInfo {
  kind: 'ban' | 'ban-address' | 'mute';
  whom: string;
  name: string;
  at: number;
  until: number | null;
  reason: string;
}

/** Something that a host did. */
export interface DeedInfo {
  number: number;
  at: number;
  by: string;
  kind: string;
  name: string;
  table_id: string | null;
  reason: string;
}

/** Something that was reported to the hosts. */
export interface ReportInfo {
  id: string;
  at: number;
  by: string;
  whom: string;
  name: string;
  table_id: string;
  reason: string;
  lines: ChatLine[];
  is_closed: boolean;
}

export interface Closing {
  reason: string;
}

export interface Ban {
  account: string;
  days?: number | null;
  reason: string;
  with_address?: boolean;
}

/** What came of a ban: addresses that were left alone because hosts would be shut out. */
export interface Banned {
  spared: string[];
}

export interface AddressBan {
  address: string;
  days?: number | null;
  reason: string;
}

/** What a host does about somebody, for some days or for good, and why. */
export interface Sanctioning {
  account: string;
  days?: number | null;
  reason: string;
}

export interface Lifting {
  kind: 'ban' | 'ban-address' | 'mute';
  whom: string;
  reason: string;
}

export interface HostChange {
  account: string;
  is_host: boolean;
  reason: string;
}

/** How you are called. */
export interface Notices {
  push_key: string;
  has_mail: boolean;
  wish: NoticeWish | null;
  channels: ChannelInfo[];
}

/** What you want to be called for, and in which language. */
export interface NoticeWish {
  language: 'en' | 'pl';
  tables: 'all' | 'days';
  kinds: ('turn' | 'clock' | 'started' | 'over' | 'invited' | 'replaced')[];
  silent: string[];
}

/** Where you are called. */
export interface ChannelInfo {
  kind: 'push' | 'webhook' | 'mail';
  address: string;
  device: string | null;
  is_here: boolean;
  is_confirmed: boolean;
  is_paused: boolean;
  trouble: string | null;
  secret: string | null;
}

/** A browser that is to be called, as the Push API tells of it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: 'en' | 'pl';
}

export interface Hook {
  url: string;
  language: 'en' | 'pl';
}

export interface MailAddress {
  address: string;
  language: 'en' | 'pl';
}

export interface ChannelEnd {
  kind: 'push' | 'webhook' | 'mail';
  device?: string | null;
}

/** On how many channels something is told. */
export interface TestSent {
  count: number;
}

/** What a link in a mail is about. */
export interface MailInfo {
  address: string;
  is_confirmed: boolean;
}

/** After which move to play on, on which seat, against which bots: without, those who sat there; and whether chance goes on as it did. */
export interface Onward {
  move: number;
  seat: number;
  bot?: string | null;
  luck?: 'same' | 'anew';
}

export interface TableId {
  id: string;
}

/** On which seat to play a deal again, or none where bots play it; and which bot sits where a person sat. */
export interface Duplicate {
  seat?: number | null;
  bot?: string | null;
}

/** A match with the same deal as another, and how it ended. */
export interface DealMatch {
  table: string;
  is_first: boolean;
  is_yours: boolean;
  knew_deal: boolean;
  ended_at: string;
  by: string;
  players: MatchPlayer[];
  parts: Record<string, number>[] | null;
}

/** Who played a seat, and how they came out. */
export interface MatchPlayer {
  name: string | null;
  bot: string | null;
  place: number | null;
  score: number | null;
  has_left: boolean;
}

export interface Kick {
  seat: number;
  reason?: string;
}

export interface Written {
  version: number;
}

export interface TableMute {
  seat?: number | null;
  line?: number | null;
  is_muted?: boolean;
  reason?: string;
}

export interface Report {
  seat?: number | null;
  line?: number | null;
  lines?: number[];
  reason: string;
}

/** Somebody whom you have blocked. */
export interface BlockInfo {
  id: string;
  name: string;
  at: number;
}

export interface NewBlock {
  seat?: number | null;
  line?: number | null;
  table: string;
}

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
  old?: string | null;
}

export interface Login {
  name: string;
  password: string;
}

/** A device on which you are known. */
export interface SessionInfo {
  id: string;
  device: string | null;
  created_at: number;
  seen_at: number;
  is_here: boolean;
}

export interface HostToken {
  token: string;
}

/** Somebody, as far as whoever asks may know: private matches are known to those who played. */
export interface Profile {
  name: string;
  since: string;
  is_you: boolean;
  matches: number;
  ratings: PoolRating[];
  tallies: Tally[];
  opponents: Opponent[];
  bots: BotTally[];
  streaks: Streaks;
}

/** Somebody's rating in a game with so many seats, and how it came about. */
export interface PoolRating {
  game: string;
  seats: number;
  rating: RatingInfo;
  matches: number;
  history: RatingPoint[];
}

/** A rating: the truth is within `margin` of `value`, 19 times of 20. */
export interface RatingInfo {
  value: number;
  margin: number;
  is_provisional: boolean;
}

/** A rating after a match. */
export interface RatingPoint {
  at: string;
  value: number;
  margin: number;
}

/** How often somebody played a game with so many seats, and won. */
export interface Tally {
  game: string;
  seats: number;
  matches: number;
  wins: number;
}

/** How somebody fared against another: who came out before whom. */
export interface Opponent {
  name: string;
  matches: number;
  wins: number;
  losses: number;
}

/** How often somebody met a bot in a game, and came out before it. */
export interface BotTally {
  game: string;
  bot: string;
  matches: number;
  wins: number;
}

/** Matches won in a row: now, and at best. */
export interface Streaks {
  now: number;
  best: number;
}

/** Some matches, the newest first. */
export interface MatchPage {
  matches: MatchInfo[];
  count: number;
}

/** A match on somebody's profile, and which seat was theirs. */
export interface MatchInfo {
  table: string;
  game: string;
  seats: number;
  ended_at: string;
  by: string;
  rated: boolean;
  listed: boolean;
  seat: number;
  players: MatchPlayer[];
}

/** A match that somebody brought along; it is never rated. */
export interface Imported {
  seal: string;
  game: string;
  seats: number;
  date: string | null;
  imported_at: string;
  scores: number[];
  is_over: boolean;
  players: string[];
}

export interface Transcript {
  text: string;
}

/** What a match that was brought along is known by. */
export interface Seal {
  seal: string;
}

/** All puzzles, and which is today's. */
export interface PuzzleList {
  today: string | null;
  day: string;
  puzzles: PuzzleCard[];
  streak: Streak | null;
}

/** A puzzle in a list: all but what would give it away. */
export interface PuzzleCard {
  id: string;
  game: string;
  seats: number;
  form: 'turn' | 'move';
  goal: 'points' | 'win';
  basis: 'exact' | 'judged';
  level: string | null;
  themes: string[];
  is_chance: boolean;
}

/** On how many days in a row somebody has solved the puzzle of the day. */
export interface Streak {
  days: number;
  is_done: boolean;
}

/** Where a puzzle begins, in few words and numbers. */
export interface PuzzleScene {
  id: string;
  seat: number;
  scores: number[];
  scene: Message | null;
}

/** One's own moves so far, by number. */
export interface PuzzleTrial {
  moves: number[];
}

/** Where a trial stands. */
export interface PuzzleStand {
  card: PuzzleCard;
  seat: number;
  wanted: number[];
  share: number;
  view: View;
  standing: 'open' | 'solved' | 'failed';
  value: number | null;
}

/** Why something cannot be done there: a move by number, or in the game's notation. */
export interface PuzzleQuestion {
  moves: number[];
  asked: number | string;
}

/** Why not; nothing, where it can be done. */
export interface PuzzleReason {
  reason: Message | null;
}

/** How a puzzle is solved, and why so. */
export interface PuzzleSolution {
  line: PuzzleLine[];
  answers: PuzzleAnswer[];
  reasons: Message[];
  error: number;
  certainty: number;
  finds: Record<string, number>;
}

/** A move of the solution. */
export interface PuzzleLine {
  seat: number;
  label: Message;
}

/** A move that could be made, and what it is worth. */
export interface PuzzleAnswer {
  label: Message;
  value: number;
}

/** A position of the solution, and how many moves it has. */
export interface PuzzleStep {
  view: View;
  count: number;
}

/** That something is wrong with a puzzle. */
export interface PuzzleReport {
  reason: string;
}

/** The bots that have a rating at tables of a game with so many seats. */
export interface RatedBots {
  game: string;
  seats: number;
  bots: string[];
}

/** The ratings of a game with so many seats, the highest first. */
export interface Leaderboard {
  game: string;
  seats: number;
  rows: LeaderRow[];
}

/** Somebody on a leaderboard; provisional ratings and bots, which are fixed points, have no place. */
export interface LeaderRow {
  place: number | null;
  name: string | null;
  bot: string | null;
  is_you: boolean;
  rating: RatingInfo;
  matches: number;
}

/** What a match did to a rating. */
export interface RatingChange {
  seat: number;
  before: RatingInfo;
  after: RatingInfo;
}

/** How closely a match is to be looked at. */
export interface ReviewAsked {
  depth?: 'basic' | 'deep';
}

/** How far the review of a match is, and as much of it as there is. */
export interface ReviewState {
  state: 'off' | 'none' | 'waiting' | 'working' | 'done' | 'failed';
  depth: 'basic' | 'deep';
  ahead: number;
  progress: number;
  stage: number;
  review: Review | null;
  is_old: boolean;
  has_deeper: boolean;
  may_deepen: boolean;
}

/** A finished match looked at again, or as much of it as is done. */
export interface Review {
  format: number;
  game: string;
  seats: number;
  moves: number;
  depth: 'basic' | 'deep';
  evaluator: string;
  is_rough: boolean;
  progress: number;
  is_done: boolean;
  result: number[];
  graph: Point[];
  decisions: Decision[];
  draws: Draw[];
  accounts: Account[];
  turnings: Turning[];
}

/** What every seat could expect at a moment of the match. */
export interface Point {
  move: number;
  moment: 'start' | 'decision' | 'chance' | 'end';
  beat: number | null;
  shares: number[];
  errors: number[];
  known: number[][] | null;
  known_errors: number[][] | null;
}

/** A decision with more than one answer. */
export interface Decision {
  move: number;
  seat: number;
  action: number;
  best: number;
  legal: number;
  loss: number;
  error: number;
  mark: 'dubious' | 'mistake' | 'blunder' | null;
  doubt: 'unsure' | 'close' | 'search' | null;
  accuracy: number;
  choices: Choice[];
  line: number[];
}

/** A move that could be made, judged by what its seat could know. */
export interface Choice {
  action: number;
  share: number;
  points: number;
  chance: number;
}

/** Dice, a draw or a deal in a move: what it did to every seat. */
export interface Draw {
  move: number;
  beat: number | null;
  luck: number[];
  errors: number[];
}

/** How a seat's result came about; the parts add up to it exactly: result - even = deal + draws + hidden + the sum of play + remainder. */
export interface Account {
  seat: number;
  result: number;
  even: number;
  deal: number;
  draws: number;
  hidden: number;
  play: number[];
  remainder: number;
  luck_error: number;
  play_error: number;
  decisions: number;
  accuracy: number | null;
  like: string | null;
  marks: Partial<Record<'dubious' | 'mistake' | 'blunder', number>>;
}

/** A moment at which much changed hands, and the shares before and after it. */
export interface Turning {
  move: number;
  moment: 'decision' | 'chance';
  beat: number | null;
  seat: number | null;
  before: number[];
  after: number[];
}

/** A position as it was put to whoever decided in it, with the moves that there were. */
export interface Question {
  number: number;
  seat: number;
  view: View;
}

/** A move that somebody would have played instead. */
export interface MoveTried {
  move: number;
  action: number;
}

/** What a move would have been worth: its share of the win, in points, and what it loses. */
export interface Judgement {
  action: number;
  share: number;
  points: number;
  loss: number;
  error: number;
  best: number;
}

/** What is to be shown from a move on: so many actions, or what would likely have followed. */
export interface LineAsked {
  move: number;
  action: number;
  line?: number[];
}

/** A move and what would likely have followed. */
export interface ShownLine {
  moves: ShownMove[];
}

/** A move of a line that was not played, and what it would have led to. */
export interface ShownMove {
  action: number;
  seat: number;
  view: View;
  beats: Beat[];
}

export interface NewTable {
  game: string;
  options?: Record<string, string | number>;
  seats: SeatAsked[];
  pace?: Pace;
  listed?: boolean;
  rated?: boolean;
  seed?: number | null;
  absence?: Absence;
}

export interface SeatAsked {
  kind: 'me' | 'open' | 'link' | 'bot' | 'kept';
  bot?: string | null;
  name?: string | null;
}

export interface Pace {
  kind?: 'live' | 'days';
  seconds?: number | null;
  days?: number | null;
}

/** What a table does about people who are away, or whom its host puts out of a match. */
export interface Absence {
  seconds?: number | null;
  kicked?: 'bot' | 'open';
}

export interface Play {
  game: string;
  begin?: boolean;
}

export interface Join {
  seat?: number | null;
  invite?: string | null;
  nonce?: string | null;
}

export interface Nonce {
  nonce: string;
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
  seed: number | null;
  view: View | null;
  log: Message[];
  beats: Beat[];
}

/** How a match that is over went. */
export interface Story {
  rounds: Instant[];
  turning: Swing | null;
  decided: Decided | null;
  swings: Swing[];
  is_judged: boolean;
  ties: Tie[];
}

/** After how many moves, and the points of each seat then. */
export interface Instant {
  number: number;
  points: number[];
}

/** What a turn was worth to a seat: its share of the win when it began, and when it was over. */
export interface Swing {
  seat: number;
  since: number;
  number: number;
  before: number;
  after: number;
}

/** Who was ahead from early on and stayed so, and after how many moves. */
export interface Decided {
  seat: number;
  number: number;
}

/** Seats with equal points, the first first, and what each has of what breaks a tie. */
export interface Tie {
  seats: number[];
  points: number;
  values: number[];
}
