// A table as this person sees it: what the server has told, and what of it is shown.

import { logLook, weightOf, type LogPicture } from '../games/logs';
import { Analysis } from './analysis.svelte';
import { Refusal } from './api';
import { coach } from './coach.svelte';
import { Counsel } from './counsel.svelte';
import { house } from './house.svelte';
import type { Connection, Listener } from './live';
import { Manner } from './manner.svelte';
import { meanwhile, Playback, type Frame } from './playback.svelte';
import type {
  Arrangement,
  ChatLine,
  Entry,
  Message,
  Spoken,
  Story,
  TableDetails,
  TableEvent,
  UndoQuestion,
  View,
  Welcome,
} from './protocol';
import { Review } from './review.svelte';
import { notify } from './push';
import { seatColour, seatName } from './seats';
import { settings } from './settings.svelte';
import { ring } from './sound';
import { sinceTurnOf, turnsOf, type Turn } from './turns';
import { hasIn, loadGameWords, sayIn, t, type Substitute } from './words.svelte';

const CHAT_MAX = 200;
/** How long a line is looked for, and then read, letter by letter. */
const GLANCE_MS = 500;
const LETTER_MS = 32;

export class TableState implements Listener {
  connectionState = $state<Connection>('connecting');
  table = $state.raw<TableDetails | null>(null);
  number = $state(0);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  arrangements = $state.raw<(Arrangement | null)[]>([]);
  unreadCount = $state(0);
  /** How many lines the log had when it was last open. */
  private seenLines = $state(0);
  secret = $state<string | null>(null);
  undoAsked = $state.raw<UndoQuestion | null>(null);
  /** Why no move can be taken back now; nothing where one can, or before the server has said. */
  whyNotUndo = $state.raw<Message | null>(null);
  /** A move that waits for "yes, play it" when the person wants to be asked. */
  candidate = $state<number | null>(null);
  isBusy = $state(false);
  /** What a strong bot would do in this turn. */
  readonly counsel = new Counsel();
  isThinking = $state(false);
  /** How many people look on without a seat. */
  watching = $state(0);
  /** How a match that is over went, once that is known. */
  story = $state.raw<Story | null>(null);
  /** Whether a replay shows how the match ended. */
  isResultShown = $state(false);
  isMuted = $state<Record<string, boolean>>({});
  /** What lines of the log look like in small, where their game has pictures. */
  logPicture = $state.raw<LogPicture | null>(null);

  /** A round that has just ended: the table when it began, and now. */
  round = $state.raw<{ before: View; after: View } | null>(null);
  private roundBegan: View | null = null;
  /** What has happened for the first time in a guided match, and is still to be explained. */
  lessons = $state.raw<Message[]>([]);

  /** The move that a lesson speaks of, which is marked on the board. */
  taught = $state<number | null>(null);

  readonly manner: Manner;
  readonly playback: Playback;
  readonly review: Review;
  readonly analysis: Analysis;

  constructor(readonly id: string) {
    const manner = (this.manner = new Manner(id));
    this.playback = new Playback((frame) => this.shown(frame), {
      weigh: (entry) => weightOf(this.game, entry?.message.id ?? ''),
      get speed() {
        return manner.speed;
      },
      reading: (entry) => (manner.isLesson && entry && !this.isSilent(entry) ? GLANCE_MS + LETTER_MS * this.say(entry.message).length : null),
    });
    this.analysis = new Analysis(id);
    this.review = new Review(
      id,
      (isReviewing) => this.playback.setUnseen(isReviewing),
      (number) => this.log.find((entry) => entry.number === number)?.seat ?? null,
    );
  }

  // What is shown

  readonly view = $derived.by((): View | null => {
    const view = this.analysis.scene?.view ?? this.review.step?.view ?? this.playback.view;
    return view && { ...view, names: this.names };
  });

  /** What to call each seat, in the current language. */
  readonly names = $derived.by((): string[] => {
    const seats = this.table?.seats ?? [];
    return seats.map((seat) => seatName(seats, seat.seat));
  });

  /** The line of the log at the moment one looks back at. */
  get reviewed(): Message | null {
    if (this.analysis.scene) return this.analysis.scene.message;
    const { number, step } = this.review;
    const isHere = (entry: Entry): boolean => entry.number === number && entry.beat === step?.beatNumber;
    return this.log.find(isHere)?.message ?? null;
  }

  /** How many turns of others are in the log since it was last open; a lesson tells of them as they come. */
  readonly unseenCount = $derived.by((): number => {
    const news = this.manner.isLesson ? [] : turnsOf(this.log.slice(this.seenLines), this.game);
    return news.filter(({ seat }) => seat !== null && seat !== this.you).length;
  });

  /** What has happened since this person's last turn; to a watcher, as many turns as there are players. */
  get sinceYours(): Turn[] {
    return sinceTurnOf(this.you, turnsOf(this.log, this.game), this.table?.seats.length ?? 1);
  }

  get you(): number | null {
    return this.table?.your_seat ?? null;
  }

  /** Whether this person decides now, and everything that happened before has been shown. */
  get isYourTurn(): boolean {
    const view = this.playback.view;
    return !this.isOver && this.isSettled && view !== null && view.to_move !== null && view.to_move === this.you;
  }

  /** Whether this person may lay out their own things now. */
  get mayArrange(): boolean {
    return this.you !== null && this.table?.status === 'running' && !this.review.isOpen;
  }

  get isSettled(): boolean {
    return !this.playback.isPlaying && !this.review.isOpen;
  }

  get isOver(): boolean {
    return this.table?.status === 'over' && this.isSettled;
  }

  get game(): string {
    return this.table?.game ?? '';
  }

  /** A message of this table's game; players are called by their names. */
  say = (message: Spoken): string => sayIn(this.game, message, this.byName);

  private byName: Substitute = (message) => {
    const colour = message.id === 'player' ? message.args['colour'] : undefined;
    if (colour === undefined) return null;
    const seat = this.names.findIndex((_, each) => seatColour(this.game, each) === colour);
    return this.names[seat] || null;
  };

  // What the server says

  connection(state: Connection): void {
    this.connectionState = state;
  }

  refused(reason: Message): void {
    house.complain(new Refusal(reason, 409));
  }

  welcome(told: Welcome): void {
    this.counsel.forget();
    this.table = told.table;
    this.number = told.number;
    this.review.forget(told.number);
    if (this.log.length === 0) this.seenLines = told.log.length;
    this.log = told.log;
    this.chat = told.chat.slice(-CHAT_MAX);
    this.arrangements = told.arrangements;
    this.candidate = null;
    this.undoAsked = told.undo;
    this.roundBegan = told.view;
    this.round = null;
    this.lessons = [];
    this.playback.reset(told.view);
    this.announcePrompt();
  }

  event(event: TableEvent): void {
    if (event.kind === 'moved') this.counsel.follow(event.number, event.seat === this.you);
    if (event.kind === 'undone') this.counsel.forget();
    switch (event.kind) {
      case 'moved':
        this.number = event.number;
        this.review.count = event.number;
        if (this.table) this.table = { ...this.table, deadline: event.deadline, absent: event.absent };
        this.undoAsked = null;
        this.candidate = null;
        this.playback.add([
          ...event.beats.map(({ view, beat, log }, index) => ({
            view: view ?? meanwhile(event.view),
            beat,
            entry: log,
            isOwn: event.seat === this.you && (index === 0 || !this.isToBeRead(log)),
          })),
          { view: event.view, beat: null, entry: null },
        ]);
        break;
      case 'undone':
        this.number = event.number;
        if (this.table) this.table = { ...this.table, deadline: event.deadline, absent: event.absent };
        this.undoAsked = null;
        this.candidate = null;
        this.playback.skip();
        this.log = this.log.filter((entry) => entry.number <= event.number);
        this.review.forget(event.number);
        this.playback.reset(event.view);
        house.note(() => t('undo-done'));
        break;
      case 'undo-asked':
        this.undoAsked = { seat: event.seat, waiting: event.waiting };
        break;
      case 'undo-refused':
        this.undoAsked = null;
        house.note(() => t('undo-refused'));
        break;
      case 'table':
        this.table = event.table;
        this.standAt(event.view);
        break;
      case 'over':
        this.secret = event.secret;
        this.table = event.table;
        this.standAt(event.view);
        break;
      case 'chat':
        if (event.line) this.hearChat(event.line);
        break;
      case 'arranged':
        this.arrangements = this.arrangements.with(event.seat, event.arrangement);
        break;
    }
  }

  presence(online: number[], watching: number): void {
    this.watching = watching;
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, is_online: online.includes(seat.seat) }));
    this.table = { ...this.table, seats };
  }

  private standAt(view: View | null): void {
    if (view) this.playback.add([{ view, beat: null, entry: null }]);
  }

  /** The log is open. */
  seeLog(): void {
    this.seenLines = this.log.length;
  }

  private hearChat(line: ChatLine): void {
    this.chat = [...this.chat, line].slice(-CHAT_MAX);
    if (!settings.chatMuted && !this.isMuted[line.name]) this.unreadCount += 1;
  }

  private shown(frame: Frame): void {
    if (frame.entry) {
      this.log = [...this.log, frame.entry];
      if (!this.isSilent(frame.entry)) house.announce(this.say(frame.entry.message));
      ring('beat');
      if (logLook(this.game)?.rounds?.includes(frame.entry.message.id)) this.endRound(frame.view);
      this.explain(frame.entry.message, frame.isOwn === true);
    } else if (frame.view.is_over) {
      ring('over');
    } else {
      this.announcePrompt();
    }
  }

  /** Whether somebody learns from this line, though it comes of their own move. */
  private isToBeRead(entry: Entry | null): boolean {
    return this.manner.isLesson && !['detail', 'silent'].includes(weightOf(this.game, entry?.message.id ?? ''));
  }

  /** Whether the next line says it all. */
  private isSilent(entry: Entry): boolean {
    return weightOf(this.game, entry.message.id) === 'silent';
  }

  /** What happens for the first time is explained, and goes on when that was read; not to whoever was told when asked. */
  private explain(message: Message, isOwn: boolean): void {
    const words = message.id.split('-').slice(1);
    if (isOwn && words.some((word) => hasIn(this.game, `learn-prompt-${word}`) || hasIn(this.game, `learn-can-${word}`))) return;
    const isNew = !this.lessons.some(({ id }) => id === message.id) && coach.isWanted(this.id, this.game, message.id);
    if (!isNew || !hasIn(this.game, `learn-${message.id}`)) return;
    this.lessons = [...this.lessons, message];
    if (this.playback.isPlaying && this.manner.speed !== 'instant') this.playback.hold('lesson');
  }

  /** The first of these lessons has been read. */
  learnt(): void {
    this.lessons = this.lessons.slice(1);
    if (this.lessons.length === 0) this.playback.goOn('lesson');
  }

  /** A round is over: what everybody got is told, and what comes next waits until it was read. */
  private endRound(now: View): void {
    const before = this.roundBegan;
    this.roundBegan = now;
    const heads = this.log.filter((entry) => weightOf(this.game, entry.message.id) === 'head').length;
    if (logLook(this.game)?.opensWithHead && heads <= 1) return;
    const hasChanged = before?.scores.some((points, seat) => points !== now.scores[seat]) ?? false;
    if (!before || !hasChanged || !settings.roundPause || this.manner.speed === 'instant' || !this.playback.isPlaying) return;
    this.round = { before, after: now };
    this.playback.hold('round');
  }

  /** What the round came to has been read. */
  leaveRound = (): void => {
    this.round = null;
    this.playback.goOn('round');
  };

  private announcePrompt(): void {
    const view = this.playback.view;
    if (!view?.prompt || view.to_move !== this.you) return;
    const { prompt } = view;
    ring('turn');
    void loadGameWords(this.game).then(() => house.announce(`${t('prompt-yours')} ${this.say(prompt)}`));
    if (document.hidden) void notify(t('called-at', { game: house.title(this.game) }), `/table/${this.id}`, settings.language);
  }
}
