// A face for a name: always the same for the same name, so that people know each other again.

export interface Face {
  skin: string;
  hair: string;
  /** Which of the drawn shapes. */
  cut: number;
  eyes: number;
  mouth: number;
  extra: number;
}

const SKINS = ['#f5d5b5', '#f2c9a1', '#e3b083', '#c98f62', '#a86f48', '#7d4f33'];
const HAIRS = ['#2b211c', '#5a3825', '#8a5a2e', '#c79a4b', '#9a3f26', '#b9b4ad'];

/** A number of 32 bits that follows from a name (FNV-1a). */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.normalize('NFC')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

export function faceOf(name: string): Face {
  let left = hashOf(name);
  const draw = (count: number): number => {
    const drawn = left % count;
    left = Math.floor(left / count);
    return drawn;
  };
  return {
    skin: SKINS[draw(SKINS.length)] ?? '',
    hair: HAIRS[draw(HAIRS.length)] ?? '',
    cut: draw(5),
    eyes: draw(3),
    mouth: draw(3),
    extra: draw(4),
  };
}
