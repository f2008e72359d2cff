/** How often a part of a pattern repeats, and the length of the text that says so. */
export interface Quantifier {
  readonly min: number;
  readonly max: number;
  readonly length: number;
}

/** The quantifier at an index; null if there is none. */
export function quantifierAt(text: string, index: number): Quantifier | null {
  const character = text[index];
  if (character === '*') return { min: 0, max: Number.POSITIVE_INFINITY, length: 1 };
  if (character === '+') return { min: 1, max: Number.POSITIVE_INFINITY, length: 1 };
  if (character === '?') return { min: 0, max: 1, length: 1 };
  if (character !== '{') return null;
  const match = /^\{(\d+)(,?)(\d*)\}/.exec(text.slice(index, index + 32));
  if (!match || (match[2] === '' && match[3] !== '')) return null;
  const min = Number(match[1]);
  const upperBound = match[3] === '' ? Number.POSITIVE_INFINITY : Number(match[3]);
  return { min, max: match[2] === '' ? min : upperBound, length: match[0].length };
}
