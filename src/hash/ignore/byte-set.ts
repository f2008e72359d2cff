/** A parsed bracket expression. */
export interface ByteSet {
  readonly members: ReadonlySet<number>;
  /** The offset after the closing bracket. */
  readonly end: number;
}

/** Parses a bracket expression after its `[`; null if unclosed or with an unknown class. */
export function parseByteSet(pattern: string, from: number): ByteSet | null {
  const isNegated = pattern[from] === '!' || pattern[from] === '^';
  const firstIndex = isNegated ? from + 1 : from;
  const members = new Set<number>();
  for (let index = firstIndex; index < pattern.length; ) {
    if (pattern[index] === ']' && index > firstIndex) {
      return { members: isNegated ? complement(members) : members, end: index + 1 };
    }
    const next = parseClass(pattern, index, members) ?? parseRange(pattern, index, members);
    if (next === null) return null;
    index = next;
  }
  return null;
}

const classes: Readonly<Record<string, RegExp>> = {
  alnum: /[a-z0-9]/i,
  alpha: /[a-z]/i,
  blank: /[ \t]/,
  cntrl: /[\x00-\x1f\x7f]/,
  digit: /[0-9]/,
  graph: /[\x21-\x7e]/,
  lower: /[a-z]/,
  print: /[\x20-\x7e]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[ \t\n\v\f\r]/,
  upper: /[A-Z]/,
  xdigit: /[0-9a-f]/i,
};

/** Adds a class such as `[:digit:]`; returns the offset after it, or null without a class. */
function parseClass(pattern: string, index: number, members: Set<number>): number | null {
  const name = /^\[:(\w+):\]/.exec(pattern.slice(index, index + 12))?.[1];
  const test = name !== undefined && Object.hasOwn(classes, name) ? classes[name] : undefined;
  if (name === undefined || !test) return null;
  for (let byte = 0; byte < 256; byte++) {
    if (test.test(String.fromCharCode(byte))) members.add(byte);
  }
  return index + name.length + 4;
}

/** Adds a byte or a range of bytes; returns the offset after it, or null at the end of the pattern. */
function parseRange(pattern: string, index: number, members: Set<number>): number | null {
  const low = parseByte(pattern, index);
  if (!low) return null;
  const isRange = pattern[low.end] === '-' && pattern[low.end + 1] !== ']';
  const high = isRange ? parseByte(pattern, low.end + 1) : low;
  if (!high) return null;
  for (let byte = low.byte; byte <= high.byte; byte++) members.add(byte);
  return high.end;
}

function parseByte(pattern: string, index: number): { byte: number; end: number } | null {
  const from = pattern[index] === '\\' ? index + 1 : index;
  const byte = pattern.charCodeAt(from);
  return Number.isNaN(byte) ? null : { byte, end: from + 1 };
}

function complement(members: ReadonlySet<number>): Set<number> {
  const excluded = new Set<number>();
  for (let byte = 0; byte < 256; byte++) if (!members.has(byte)) excluded.add(byte);
  return excluded;
}
