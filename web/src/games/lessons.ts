// How a game is taught by playing: `games/<game>/lesson.ts` says which match is played for it.

export interface Lesson {
  /** The deal, chosen so that little that is special comes at the beginning. */
  seed: number;
  /** What is not as usual: whoever learns decides first. */
  options?: Readonly<Record<string, string>>;
}

const lessons = import.meta.glob<{ lesson: Lesson }>('./*/lesson.ts', { eager: true });

/** The lesson of a game; of one that has none, any match will do. */
export function lessonOf(game: string): Lesson | null {
  return lessons[`./${game}/lesson.ts`]?.lesson ?? null;
}
