// Points as they are printed.

/** A number, or words with one, with a real minus sign. */
export const withMinus = (told: number | string): string => String(told).replace(/(?<![\p{L}\d)\]])-(?=\d)/gu, '−');
