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
  let at = 1;
  while (/^\(\?[=!]/.test(source.slice(at, at + 3))) {
    const end = closingOf(source, at);
    if (end === null) return null;
    const isNegated = source[at + 2] === '!';
    lookaheads.push({ source: `^(?:${source.slice(at + 3, end)})`, isNegated });
    at = end + 1;
  }
  const remainder = source.slice(at);
  return /^[*+?{]/.test(remainder) ? null : { lookaheads, remainder: `^${remainder}` };
}

/** Whether a pattern is a top-level choice: `a|b`, but not `(a|b)`. */
function hasChoice(source: string): boolean {
  for (const [at, depth] of depths(source)) if (depth === 0 && source[at] === '|') return true;
  return false;
}

function closingOf(source: string, from: number): number | null {
  for (const [at, depth] of depths(source)) {
    if (at > from && depth === 0 && source[at] === ')') return at;
  }
  return null;
}

/** Every character outside of classes and escapes, with the group depth after it. */
function* depths(source: string): Iterable<readonly [at: number, depth: number]> {
  let depth = 0;
  let inClass = false;
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character === '\\') at++;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else {
      if (character === '(') depth++;
      if (character === ')') depth--;
      yield [at, depth];
    }
  }
}
