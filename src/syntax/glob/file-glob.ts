/** Longer globs, with alternatives expanded, match nothing: a glob is tested against every file of a skill. */
const maxLength = 1024;

/** A part of a segment: one character, or any number of characters. */
type Part = ((character: string) => boolean) | 'any';

/** A segment of a path; `null` is `**`, any number of segments. */
export type Segment = readonly Part[] | null;

/**
 * Compiles a glob of a manifest into a test of paths within a folder: `*`, `?` and `[a-z]` stay within a
 * segment, `**` crosses segments, `{a,b}` are alternatives. Globs are untrusted, so matching never
 * backtracks. Undefined for a glob that leaves the folder or is too long.
 */
export function fileGlob(glob: string): ((path: readonly string[]) => boolean) | undefined {
  if (glob.length > maxLength || /^[/~]/.test(glob)) return undefined;
  const expansions = expandBraces(glob);
  const patterns = expansions?.map((expansion) => expansion.split('/').filter(isNamed));
  if (!patterns || patterns.some((pattern) => pattern.length === 0 || pattern.includes('..'))) {
    return undefined;
  }
  const segmentPatterns = patterns.map((pattern) =>
    [...pattern, ...trailingSegment(pattern)].map((segment) => parseSegment(segment)),
  );
  return (path) => segmentPatterns.some((pattern) => matchesPath(pattern, path));
}

/** Whether a pattern matches a whole path, given as segments. */
export function matchesPath(pattern: readonly Segment[], path: readonly string[]): boolean {
  return matches(pattern, path, matchesSegment);
}

function isNamed(segment: string): boolean {
  return segment !== '' && segment !== '.';
}

/** The expansions of all alternatives in a glob; undefined for too many. */
function expandBraces(glob: string): readonly string[] | undefined {
  let expansions = [''];
  for (const part of glob.split(/(\{[^{}]*\})/)) {
    const hasAlternatives = part.startsWith('{') && part.includes(',');
    const choices = hasAlternatives ? part.slice(1, -1).split(',') : [part];
    const size = choices.length * glob.length;
    if (expansions.length * size > Math.max(maxLength, glob.length)) return undefined;
    expansions = expansions.flatMap((prefix) => choices.map((choice) => prefix + choice));
  }
  return expansions;
}

/** A trailing `**` matches the content of a folder, not the folder: a name must follow. */
function trailingSegment(pattern: readonly string[]): readonly string[] {
  return pattern.at(-1) === '**' ? ['*'] : [];
}

/** Parses a segment of a glob. With `escapes`, a backslash makes the next character literal. */
export function parseSegment(segment: string, escapes = false): Segment {
  if (segment === '**') return null;
  const parts = segment.match(escapes ? withEscapes : withoutEscapes) ?? [];
  return parts.map((part) => {
    if (part.startsWith('*')) return 'any';
    if (escapes && part.length > 1 && part.startsWith('\\')) return literal(part.slice(1));
    if (part === '?') return () => true;
    return part.length > 2 && part.startsWith('[')
      ? characterClass(part.slice(1, -1))
      : literal(part);
  });
}

const withoutEscapes = /\*+|\[[!^]?[^\]]+\]|./gsu;
const withEscapes = /\\.|\*+|\[[!^]?[^\]]+\]|./gsu;

function literal(expected: string): Part {
  return (character) => character === expected;
}

/** A character class: `a-z` is a range, a leading `!` or `^` negates. */
function characterClass(written: string): Part {
  const isNegated = /^[!^]./su.test(written);
  const ranges = (isNegated ? written.slice(1) : written).match(/.-.|./gsu) ?? [];
  return (character) => {
    const isMember = ranges.some((range) => {
      const [low = '', , high = low] = [...range];
      return low <= character && character <= high;
    });
    return isMember !== isNegated;
  };
}

function matchesSegment(segment: readonly Part[], name: string): boolean {
  const parts = segment.map((part) => (part === 'any' ? null : part));
  return matches(parts, [...name], (accepts, character) => accepts(character));
}

/**
 * Whether a pattern matches a whole sequence; `null` matches any subsequence. Only the last `null` ever needs
 * to grow, so time is at most pattern length times sequence length.
 */
function matches<P, T>(
  pattern: readonly (P | null)[],
  sequence: readonly T[],
  accepts: (part: P, element: T) => boolean,
): boolean {
  let [patternIndex, index] = [0, 0];
  let wildcard: { readonly patternIndex: number; index: number } | undefined;
  while (index < sequence.length) {
    const part = pattern[patternIndex];
    const element = sequence[index] as T;
    if (part === null) {
      wildcard = { patternIndex: patternIndex + 1, index };
      patternIndex++;
    } else if (part !== undefined && accepts(part, element)) {
      patternIndex++;
      index++;
    } else if (wildcard) {
      patternIndex = wildcard.patternIndex;
      index = ++wildcard.index;
    } else return false;
  }
  return pattern.slice(patternIndex).every((part) => part === null);
}
