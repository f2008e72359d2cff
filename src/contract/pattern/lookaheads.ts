/** A pattern with lookaheads only at the start of the text, split. */
export interface GuardedPattern {
  /** The lookaheads: patterns that must match, or must not (`negated`). */
  readonly lookaheads: readonly { readonly source: string; readonly isNegated: boolean }[];
  /** The pattern without them. */
  readonly remainder: string;
}

/** Splits `^(?!a)(?=b)c` into `^(?:a)` (negated), `^(?:b)` and `^c`; null for patterns of another form. */
export function splitLookaheads(source: string): GuardedPattern | null {
  if (!/^\^\(\?[=!]/.test(source) || hasChoice(source)) return null;
  const lookaheads: { source: string; isNegated: boolean }[] = [];
  let index = 1;
  while (/^\(\?[=!]/.test(source.slice(index, index + 3))) {
    const end = closingOf(source, index);
    if (end === null) return null;
    const isNegated = source[index + 2] === '!';
    lookaheads.push({ source: `^(?:${source.slice(index + 3, end)})`, isNegated });
    index = end + 1;
  }
  const remainder = source.slice(index);
  return /^[*+?{]/.test(remainder) ? null : { lookaheads, remainder: `^${remainder}` };
}

/** Whether a pattern is a top-level choice: `a|b`, but not `(a|b)`. */
function hasChoice(source: string): boolean {
  for (const [index, depth] of depths(source))
    if (depth === 0 && source[index] === '|') return true;
  return false;
}

function closingOf(source: string, from: number): number | null {
  for (const [index, depth] of depths(source)) {
    if (index > from && depth === 0 && source[index] === ')') return index;
  }
  return null;
}

/** Every character outside of classes and escapes, with the group depth after it. */
function* depths(source: string): Iterable<readonly [at: number, depth: number]> {
  let depth = 0;
  let inClass = false;
  for (let index = 0; index < source.length; index++) {
    const character = source[index];
    if (character === '\\') index++;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else {
      if (character === '(') depth++;
      if (character === ')') depth--;
      yield [index, depth];
    }
  }
}
