/** A glob this long, alternatives written out, matches nothing: it is tried on every file of a skill. */
const longest = 1024;

/** A part of a segment: one character, or any number of them. */
type Part = ((character: string) => boolean) | 'any';

/** A segment of a path; `null` stands for `**`, any number of them. */
export type Segment = readonly Part[] | null;

/**
 * A test of paths within a folder against a glob of a manifest: `*`, `?` and `[a-z]` stay within a segment,
 * `**` crosses them, `{a,b}` are alternatives. Globs come from the tree, so none becomes a backtracking
 * expression. Undefined for a glob that leaves the folder or is too long.
 */
export function fileGlob(glob: string): ((path: readonly string[]) => boolean) | undefined {
  if (glob.length > longest || /^[/~]/.test(glob)) return undefined;
  const spellings = expanded(glob);
  const patterns = spellings?.map((spelling) => spelling.split('/').filter(isNamed));
  if (!patterns || patterns.some((pattern) => pattern.length === 0 || pattern.includes('..'))) {
    return undefined;
  }
  const read = patterns.map((pattern) =>
    [...pattern, ...behind(pattern)].map((one) => segmentOf(one)),
  );
  return (path) => read.some((pattern) => takesPath(pattern, path));
}

/** Whether a pattern takes a whole path, given as its segments. */
export function takesPath(pattern: readonly Segment[], path: readonly string[]): boolean {
  return matches(pattern, path, isLike);
}

function isNamed(segment: string): boolean {
  return segment !== '' && segment !== '.';
}

/** The spellings of a glob without its alternatives; undefined when they are too many to write out. */
function expanded(glob: string): readonly string[] | undefined {
  let spellings = [''];
  for (const piece of glob.split(/(\{[^{}]*\})/)) {
    const several = piece.startsWith('{') && piece.includes(',');
    const choices = several ? piece.slice(1, -1).split(',') : [piece];
    const size = choices.length * glob.length;
    if (spellings.length * size > Math.max(longest, glob.length)) return undefined;
    spellings = spellings.flatMap((before) => choices.map((choice) => before + choice));
  }
  return spellings;
}

/** What is in a folder is not the folder: behind a last `**` there is a name. */
function behind(pattern: readonly string[]): readonly string[] {
  return pattern.at(-1) === '**' ? ['*'] : [];
}

/** A segment of a glob, read. With `escapes`, a sign behind a backslash means itself. */
export function segmentOf(segment: string, escapes = false): Segment {
  if (segment === '**') return null;
  const parts = segment.match(escapes ? withEscapes : withoutEscapes) ?? [];
  return parts.map((part) => {
    if (part.startsWith('*')) return 'any';
    if (escapes && part.length > 1 && part.startsWith('\\')) return one(part.slice(1));
    if (part === '?') return () => true;
    return part.length > 2 && part.startsWith('[') ? setOf(part.slice(1, -1)) : one(part);
  });
}

const withoutEscapes = /\*+|\[[!^]?[^\]]+\]|./gsu;
const withEscapes = /\\.|\*+|\[[!^]?[^\]]+\]|./gsu;

function one(wanted: string): Part {
  return (character) => character === wanted;
}

/** The characters between brackets: `a-z` is a range, `!` or `^` in front means all others. */
function setOf(written: string): Part {
  const negated = /^[!^]./su.test(written);
  const ranges = (negated ? written.slice(1) : written).match(/.-.|./gsu) ?? [];
  return (character) => {
    const inside = ranges.some((range) => {
      const [low = '', , high = low] = [...range];
      return low <= character && character <= high;
    });
    return inside !== negated;
  };
}

function isLike(segment: readonly Part[], name: string): boolean {
  const parts = segment.map((part) => (part === 'any' ? null : part));
  return matches(parts, [...name], (takes, character) => takes(character));
}

/**
 * Whether a pattern takes a whole sequence, where `null` takes any stretch of it. Only the last such
 * stretch can need to grow, so this takes at most pattern times sequence.
 */
function matches<P, T>(
  pattern: readonly (P | null)[],
  sequence: readonly T[],
  takes: (part: P, thing: T) => boolean,
): boolean {
  let [at, next] = [0, 0];
  let stretch: { readonly at: number; next: number } | undefined;
  while (next < sequence.length) {
    const part = pattern[at];
    const thing = sequence[next] as T;
    if (part === null) {
      stretch = { at: at + 1, next };
      at++;
    } else if (part !== undefined && takes(part, thing)) {
      at++;
      next++;
    } else if (stretch) {
      at = stretch.at;
      next = ++stretch.next;
    } else return false;
  }
  return pattern.slice(at).every((part) => part === null);
}
