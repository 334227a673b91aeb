/** The move that the end of an address leads to; null where it leads to none. */
export function momentIn(hash: string): number | null {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}

/** Whether the end of an address leads to the review. */
export const asksForReview = (hash: string): boolean => hash === '#review';
