// Puzzles: one that somebody tries, and what this browser remembers of those solved.

import { api, Refusal } from './api';
import { house } from './house.svelte';
import type { Message, PuzzleList, PuzzleScene, PuzzleSolution, PuzzleStand, Streak, View } from './protocol';
import { seatColour } from './seats';
import { loadGameWords, sayIn } from './words.svelte';

const KEY = 'vacancy.puzzles';
const KEPT_MAX = 1000;
const DAY_MS = 86_400_000;

interface Record {
  /** Ids of solved puzzles. */
  solved: string[];
  /** Days, by their numbers since 1970, on which the puzzle of the day was solved. */
  days: number[];
}

function read(): Record {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record>;
    const { solved, days } = kept;
    return {
      solved: Array.isArray(solved) ? solved.filter((each) => typeof each === 'string') : [],
      days: Array.isArray(days) ? days.filter((each) => Number.isInteger(each)) : [],
    };
  } catch {
    return { solved: [], days: [] };
  }
}

/** How many of some days follow each other up to today or yesterday. */
export function daysInARow(days: readonly number[], today: number): number {
  const known = new Set(days);
  let day = known.has(today) ? today : today - 1;
  let count = 0;
  while (known.has(day--)) count += 1;
  return count;
}

class Solved {
  private record = $state.raw<Record>(read());

  has(id: string): boolean {
    return this.record.solved.includes(id);
  }

  /** Note that a puzzle was solved, and that it was that of a day. */
  add(id: string, isOfTheDay: boolean): void {
    const today = Math.floor(Date.now() / DAY_MS);
    const { solved, days } = this.record;
    this.record = {
      solved: [...new Set([...solved, id])].slice(-KEPT_MAX),
      days: isOfTheDay ? [...new Set([...days, today])].slice(-KEPT_MAX) : days,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.record));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }

  /** The streak that is longer: that of this browser, or that of the account. */
  streak(kept: Streak | null, day: string): Streak {
    const today = Number(day);
    const own = { days: daysInARow(this.record.days, today), is_done: this.record.days.includes(today) };
    return kept && kept.days >= own.days ? kept : own;
  }
}

export const solved = new Solved();

/** The list, fetched once for a visit; it is asked for again after a day has gone by. */
class Book {
  list = $state.raw<PuzzleList | null>(null);
  /** Where each begins, by its id; it comes behind the list. */
  scenes = $state.raw<ReadonlyMap<string, PuzzleScene>>(new Map());

  async open(): Promise<void> {
    await house.attempt(async () => (this.list = await api.puzzles()));
  }

  /** Without it, a list is plainer. */
  async openScenes(games: Iterable<string>): Promise<void> {
    for (const game of this.scenes.size > 0 ? [] : games) {
      const told = await api.puzzleScenes(game).catch(() => []);
      this.scenes = new Map([...this.scenes, ...told.map((each) => [each.id, each] as const)]);
    }
  }

  /** The next puzzle of a game that was not solved here, after this one. */
  after(id: string): string | null {
    const all = this.list?.puzzles ?? [];
    const here = all.findIndex((each) => each.id === id);
    const game = all[here]?.game;
    const order = [...all.slice(here + 1), ...all.slice(0, Math.max(here, 0))].filter((each) => each.game === game);
    return (order.find((each) => !solved.has(each.id)) ?? order[0])?.id ?? null;
  }
}

export const book = new Book();

export class PuzzleTrial {
  stand = $state.raw<PuzzleStand | null>(null);
  problem = $state.raw<Refusal | null>(null);
  moves = $state.raw<number[]>([]);
  isBusy = $state(false);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** Which position of the solution is shown, if one is. */
  step = $state<number | null>(null);
  private stepView = $state.raw<View | null>(null);

  constructor(readonly id: string) {}

  readonly game = $derived.by(() => this.stand?.card.game ?? '');
  readonly isOpen = $derived.by(() => this.stand?.standing === 'open' && this.step === null);

  readonly view = $derived.by((): View | null => {
    const view = this.step === null ? (this.stand?.view ?? null) : this.stepView;
    return view && { ...view, names: this.names(view.seats) };
  });

  /** Seats are called by their colours: nobody in particular sits there. */
  names(seats: number): string[] {
    return Array.from({ length: seats }, (_, seat) =>
      sayIn(this.game, { id: 'player', args: { colour: seatColour(this.game, seat) } }),
    );
  }

  /** Fetch the position. */
  async open(): Promise<void> {
    await house.open();
    try {
      const stand = await api.tryPuzzle(this.id, []);
      await loadGameWords(stand.card.game);
      this.stand = stand;
    } catch (problem) {
      if (problem instanceof Refusal && problem.status === 404) this.problem = problem;
      else house.complain(problem);
    }
  }

  choose = (action: number): void => {
    if (this.isOpen && !this.isBusy) void this.play([...this.moves, action]);
  };

  /** Take one's own last move back. */
  back = (): Promise<void> => this.play(this.moves.slice(0, -1));

  restart = (): Promise<void> => this.play([]);

  private async play(moves: number[]): Promise<void> {
    this.isBusy = true;
    this.step = null;
    await house.attempt(async () => {
      this.stand = await api.tryPuzzle(this.id, moves);
      this.moves = moves;
      if (this.stand.standing === 'solved') solved.add(this.id, book.list?.today === this.id);
    });
    this.isBusy = false;
  }

  why = async (asked: number | string): Promise<Message | null> => {
    const answer = await api.whyNotInPuzzle(this.id, this.moves, asked).catch(() => null);
    return answer?.reason ?? null;
  };

  /** Fetch the solution and show its beginning. */
  showSolution = async (): Promise<void> => {
    await house.attempt(async () => {
      this.solution ??= await api.puzzleSolution(this.id);
      await this.goTo(0);
    });
  };

  /** Show a position of the solution. */
  goTo = async (step: number): Promise<void> => {
    await house.attempt(async () => {
      this.stepView = (await api.puzzleStep(this.id, step)).view;
      this.step = step;
    });
  };
}
