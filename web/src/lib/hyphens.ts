// Where long words may be broken: between syllables, told by a soft hyphen. Browsers know how only with a
// dictionary of the language, which many have not; this knows vowels and sounds of several letters.

const SOFT_HYPHEN = '\u00ad';
const LENGTH_MIN = 7;
const [START, END] = [2, 3]; // so many letters at least before a break, and after it
const VOWELS = 'aeiouyąęóäöüéèáíúAEIOUYĄĘÓÄÖÜ';
const SOUNDS = ['szcz', 'sz', 'cz', 'rz', 'ch', 'dz', 'dż', 'dź', 'ph', 'th', 'sh', 'ck', 'st', 'tr', 'pr', 'br', 'kr', 'gr', 'dr', 'kl', 'gl', 'pl', 'bl'];

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWELS.includes(letter);

/** A text in which long words have soft hyphens between their syllables. */
export function softened(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length < LENGTH_MIN ? word : soften(word)));
}

function soften(word: string): string {
  const letters = Array.from(word);
  return letters.map((letter, at) => (isBreak(letters, at) ? SOFT_HYPHEN + letter : letter)).join('');
}

/** Whether a syllable begins here: with the last sound of the consonants between two vowels. */
function isBreak(letters: readonly string[], at: number): boolean {
  if (at < START || letters.length - at < END || isVowel(letters[at])) return false;
  const next = letters.findIndex((letter, place) => place > at && isVowel(letter));
  if (next < 0 || !letters.slice(0, at).some(isVowel)) return false;
  const onset = letters.slice(at, next).join('').toLowerCase();
  if (onset.length > 1 && !SOUNDS.includes(onset)) return false;
  const longer = `${letters[at - 1] ?? ''}${onset}`.toLowerCase();
  return !SOUNDS.includes(longer);
}
