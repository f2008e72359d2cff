import { parseByteSet } from './byte-set.ts';

/** One step of a pattern over byte strings (one character per byte). */
export type Step =
  /** One byte. */
  | { readonly kind: 'byte'; readonly matches: (byte: number) => boolean }
  /** `*`: any bytes except slashes. */
  | { readonly kind: 'star' }
  /** A trailing `**`: any bytes. */
  | { readonly kind: 'globstar' }
  /** `**` before a slash: an optional `folder-prefix`. */
  | { readonly kind: 'optional-folders' }
  /** Any bytes, then a slash. */
  | { readonly kind: 'folder-prefix' };

const slash = 0x2f;
const wildcard = /[*?[\\]/;

/**
 * Parses a pattern like git's wildmatch; null for a pattern that cannot match. With `wholePath`, `**` crosses
 * directories; otherwise it equals `*`.
 */
export function parseGlob(pattern: string, wholePath: boolean): readonly Step[] | null {
  const steps: Step[] = [];
  for (let at = 0; at < pattern.length; ) {
    const read = parseStep(pattern, at, wholePath);
    if (!read) return null;
    steps.push(...read.steps);
    at = read.end;
  }
  return steps;
}

interface ParsedSteps {
  readonly steps: readonly Step[];
  readonly end: number;
}

function parseStep(pattern: string, at: number, wholePath: boolean): ParsedSteps | null {
  switch (pattern[at]) {
    case '*':
      return parseStars(pattern, at, wholePath);
    case '?':
      return { steps: [{ kind: 'byte', matches: (byte) => byte !== slash }], end: at + 1 };
    case '[': {
      const set = parseByteSet(pattern, at + 1);
      if (!set) return null;
      const matches = (byte: number) => byte !== slash && set.members.has(byte);
      return { steps: [{ kind: 'byte', matches }], end: set.end };
    }
    case '\\':
      return at + 1 < pattern.length ? literal(pattern, at + 1) : null;
    default:
      return literal(pattern, at);
  }
}

function literal(pattern: string, at: number): ParsedSteps {
  const expected = pattern.charCodeAt(at);
  return { steps: [{ kind: 'byte', matches: (byte) => byte === expected }], end: at + 1 };
}

/**
 * Two or more stars between slashes cross directories; all others equal one star. Git compares the literal
 * prefix separately, so stars directly after it count as after a slash.
 */
function parseStars(pattern: string, at: number, wholePath: boolean): ParsedSteps {
  let end = at;
  while (pattern[end] === '*') end++;
  const atBoundary = pattern[at - 1] === '/' || at === pattern.search(wildcard);
  const crossesFolders = wholePath && atBoundary && end - at > 1;
  if (crossesFolders && pattern[end] === '/') {
    return { steps: [{ kind: 'optional-folders' }, { kind: 'folder-prefix' }], end: end + 1 };
  }
  const isTrailing = crossesFolders && (end === pattern.length || pattern.startsWith('\\/', end));
  return { steps: [{ kind: isTrailing ? 'globstar' : 'star' }], end };
}
