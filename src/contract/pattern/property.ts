import { type Chars, type Span, union } from './chars.ts';

const known = new Map<string, Chars | null>();
let everyCharacter = '';

/** The code points with a Unicode property, such as `L` or `Script=Greek`; null for an unknown one. */
export function charsWithProperty(property: string): Chars | null {
  const cached = known.get(property);
  if (cached !== undefined) return cached;
  const chars = /^[\w=]+$/.test(property) ? findChars(property) : null;
  known.set(property, chars);
  return chars;
}

/** Asks the engine, which has the tables, with one pass over every character. */
function findChars(property: string): Chars | null {
  let runs: RegExp;
  try {
    runs = new RegExp(`\\p{${property}}+`, 'gu');
  } catch {
    return null;
  }
  everyCharacter ||= joinCharacters();
  const spans = Array.from(everyCharacter.matchAll(runs), ({ index, 0: run }): Span => {
    const to = codeAt(index + run.length - 1);
    return { from: codeAt(index), to };
  });
  return union(...spans);
}

const surrogates = { from: 0xd800, to: 0xdfff };

/** All characters in order, without surrogates. */
function joinCharacters(): string {
  const pieces: string[] = [];
  for (let from = 0; from <= 0x10ffff; from += 0x800) {
    const codes = Array.from({ length: 0x800 }, (_, step) => from + step);
    if (from !== surrogates.from) pieces.push(String.fromCodePoint(...codes));
  }
  return pieces.join('');
}

/** The code point at an index of `everyCharacter`: one unit each up to U+FFFF, two beyond. */
function codeAt(index: number): number {
  const gap = surrogates.to + 1 - surrogates.from;
  if (index < surrogates.from) return index;
  const plain = 0x10000 - gap;
  return index < plain ? index + gap : 0x10000 + Math.floor((index - plain) / 2);
}
