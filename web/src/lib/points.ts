// Points as they are printed.

/** A number, or words that begin with one, with a real minus sign. */
export const withMinus = (points: number | string): string => String(points).replace(/^-/, '−');
