// Whether things may move, and for how long.

/** Whether the person wants things to stand still. */
export function isStill(): boolean {
  const wish = document.documentElement.dataset['motion'];
  if (wish === 'full') return false;
  return wish === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A duration, or none where things stand still. */
export function lasting(milliseconds: number): number {
  return isStill() ? 0 : milliseconds;
}
