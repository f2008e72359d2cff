import type { Chars } from './chars.ts';

/** A part of a pattern: one of every language, or a special one. */
export type Node<Special> =
  | Special
  /** One character of a set. */
  | { readonly type: 'chars'; readonly chars: Chars }
  | { readonly type: 'sequence'; readonly parts: readonly Node<Special>[] }
  | { readonly type: 'choice'; readonly options: readonly Node<Special>[] }
  | {
      readonly type: 'repeat';
      readonly part: Node<Special>;
      readonly min: number;
      readonly max: number;
    }
  /** The start or end of the text, a word boundary, or no word boundary. */
  | { readonly type: 'assertion'; readonly assertion: Assertion };

/** A parsed regular expression without groups. */
export type Regex = Node<never>;

/** The kinds of zero-width assertions. */
export type Assertion = 'start' | 'end' | 'boundary' | 'inside';

/** Matches no text. */
export const neverMatches: Regex = { type: 'chars', chars: [] };

/** Matches every text. */
export const alwaysMatches: Regex = { type: 'sequence', parts: [] };

/** Matches exactly some texts. */
export function literals(texts: Iterable<string>): Regex {
  return {
    type: 'sequence',
    parts: [
      { type: 'assertion', assertion: 'start' },
      { type: 'choice', options: [...texts].map(literal) },
      { type: 'assertion', assertion: 'end' },
    ],
  };
}

function literal(text: string): Regex {
  return { type: 'sequence', parts: [...text].map((character) => singleCharacter(character)) };
}

/** Matches one character. */
export function singleCharacter(character: string): Regex {
  const code = character.codePointAt(0) ?? 0;
  return { type: 'chars', chars: [{ from: code, to: code }] };
}

/** The expression in RE2 syntax, with code points only, so both dialects agree. */
export function toRe2(regex: Regex): string {
  switch (regex.type) {
    case 'chars':
      return charsToRe2(regex.chars);
    case 'sequence':
      return regex.parts.map(toRe2).join('');
    case 'choice':
      return `(?:${regex.options.map(toRe2).join('|')})`;
    case 'repeat': {
      const max = regex.max === Number.POSITIVE_INFINITY ? '' : String(regex.max);
      return `(?:${toRe2(regex.part)}){${regex.min},${max}}`;
    }
    case 'assertion':
      return assertionToRe2[regex.assertion];
  }
}

const assertionToRe2: Readonly<Record<Assertion, string>> = {
  start: '\\A',
  end: '\\z',
  boundary: '\\b',
  inside: '\\B',
};

function charsToRe2(chars: Chars): string {
  if (chars.length === 0) return '[^\\x{0}-\\x{10ffff}]';
  const hex = (code: number) => `\\x{${code.toString(16)}}`;
  return `[${chars.map(({ from, to }) => `${hex(from)}-${hex(to)}`).join('')}]`;
}
