/** Code points from `from` to `to`, inclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A set of code points: sorted, disjoint spans without surrogates. */
export type Chars = readonly Span[];

const maxCodePoint = 0x10ffff;

/** Every code point of a well-formed string. */
export const everything: Chars = [
  { from: 0, to: 0xd7ff },
  { from: 0xe000, to: maxCodePoint },
];

/** The set of some spans in any order. */
export function union(...spans: readonly Span[]): Chars {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const current = joined.at(-1);
    if (current && from <= current.to + 1) current.to = Math.max(current.to, to);
    else joined.push({ from, to });
  }
  return joined.flatMap(withoutSurrogates);
}

function withoutSurrogates({ from, to }: Span): Span[] {
  return everything
    .map((part) => ({ from: Math.max(from, part.from), to: Math.min(to, part.to) }))
    .filter((part) => part.from <= part.to);
}

/** All code points outside a set. */
export function complement(chars: Chars): Chars {
  const gaps: Span[] = [];
  let next = 0;
  for (const { from, to } of chars) {
    if (next < from) gaps.push({ from: next, to: from - 1 });
    next = to + 1;
  }
  if (next <= maxCodePoint) gaps.push({ from: next, to: maxCodePoint });
  return union(...gaps);
}

/** Whether a set has a code point. */
export function hasCodePoint(chars: Chars, code: number): boolean {
  let low = 0;
  let high = chars.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const span = chars[middle];
    if (!span) return false;
    if (code < span.from) high = middle - 1;
    else if (code > span.to) low = middle + 1;
    else return true;
  }
  return false;
}

/** The only code point of a set; null for other sets. */
export function singleCodePoint(chars: Chars): number | null {
  const span = chars[0];
  return chars.length === 1 && span && span.from === span.to ? span.from : null;
}

function charsOf(...codes: readonly (number | readonly [number, number])[]): Chars {
  return union(
    ...codes.map((code) =>
      typeof code === 'number' ? { from: code, to: code } : { from: code[0], to: code[1] },
    ),
  );
}

/** `\d` in ECMA-262. */
export const digits: Chars = charsOf([0x30, 0x39]);

/** `\w` in ECMA-262: ASCII only. */
export const word: Chars = charsOf([0x30, 0x39], [0x41, 0x5a], 0x5f, [0x61, 0x7a]);

/** `\s` in ECMA-262: a superset of RE2's. */
export const space: Chars = charsOf(
  ...[[0x09, 0x0d] as const, 0x20, 0xa0, 0x1680, [0x2000, 0x200a] as const],
  ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff],
);

/** `.` in ECMA-262: all characters except the four line terminators. */
export const dot: Chars = complement(charsOf(0x0a, 0x0d, 0x2028, 0x2029));
