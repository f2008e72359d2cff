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
  for (let index = 0; index < pattern.length; ) {
    const read = parseStep(pattern, index, wholePath);
    if (!read) return null;
    steps.push(...read.steps);
    index = read.end;
  }
  return steps;
}

interface ParsedSteps {
  readonly steps: readonly Step[];
  readonly end: number;
}

function parseStep(pattern: string, index: number, wholePath: boolean): ParsedSteps | null {
  switch (pattern[index]) {
    case '*':
      return parseStars(pattern, index, wholePath);
    case '?':
      return { steps: [{ kind: 'byte', matches: (byte) => byte !== slash }], end: index + 1 };
    case '[': {
      const set = parseByteSet(pattern, index + 1);
      if (!set) return null;
      const matches = (byte: number) => byte !== slash && set.members.has(byte);
      return { steps: [{ kind: 'byte', matches }], end: set.end };
    }
    case '\\':
      return index + 1 < pattern.length ? literal(pattern, index + 1) : null;
    default:
      return literal(pattern, index);
  }
}

function literal(pattern: string, index: number): ParsedSteps {
  const expected = pattern.charCodeAt(index);
  return { steps: [{ kind: 'byte', matches: (byte) => byte === expected }], end: index + 1 };
}

/**
 * Two or more stars between slashes cross directories; all others equal one star. Git compares the literal
 * prefix separately, so stars directly after it count as after a slash.
 */
function parseStars(pattern: string, index: number, wholePath: boolean): ParsedSteps {
  let end = index;
  while (pattern[end] === '*') end++;
  const atBoundary = pattern[index - 1] === '/' || index === pattern.search(wildcard);
  const crossesFolders = wholePath && atBoundary && end - index > 1;
  if (crossesFolders && pattern[end] === '/') {
    return { steps: [{ kind: 'optional-folders' }, { kind: 'folder-prefix' }], end: end + 1 };
  }
  const isTrailing = crossesFolders && (end === pattern.length || pattern.startsWith('\\/', end));
  return { steps: [{ kind: isTrailing ? 'globstar' : 'star' }], end };
}
