// Points as they are printed.

/** A number with a real minus sign. */
export const withMinus = (points: number): string => String(points).replace('-', '−');
