import { matchesPath, parseSegment, type Segment } from './file-glob.ts';

/** The limit on expanded alternatives of a glob: each expansion is tested against every path. */
export const maxExpansions = 100;

/** Whether a glob of a configuration has too many expansions. */
export function isTooBroad(glob: string): boolean {
  return expandBraces(glob) === null;
}

/**
 * Compiles a glob of a configuration into a test of paths: `*`, `?` and `[a-z]` stay within a segment, `**`
 * crosses segments, `{a,b}` are alternatives, a backslash escapes. A pull request may choose the globs, so
 * matching never backtracks.
 */
export function pathGlob(glob: string): (path: string) => boolean {
  const patterns = (expandBraces(glob) ?? []).map((segment) => parsePattern(segment.split('/')));
  return (path) => {
    const names = path.split('/');
    return patterns.some((pattern) => matchesPath(pattern, names));
  };
}

/** `a/**` matches the folder and its content; after a segment that ends in `*`, content only. */
function parsePattern(segmentTexts: readonly string[]): readonly Segment[] {
  const segments = segmentTexts.filter(
    (segment, index) => segment !== '**' || segmentTexts[index + 1] !== '**',
  );
  const parsed = segments.map((segment) => parseSegment(segment, true));
  const previous = segments.at(-2) ?? '';
  const isContentOnly = segments.at(-1) === '**' && previous.endsWith('*') && previous !== '**';
  return isContentOnly ? [...parsed, ['any']] : parsed;
}

/** The expansions of a glob with `{a,b}`; null for too many. */
function expandBraces(glob: string): readonly string[] | null {
  const open = firstAlternatives(glob);
  if (open === null) return [glob];
  const { start, end, choices } = open;
  const expansions: string[] = [];
  for (const choice of choices) {
    const expanded = expandBraces(`${glob.slice(0, start)}${choice}${glob.slice(end)}`);
    if (expanded === null || expansions.length + expanded.length > maxExpansions) return null;
    expansions.push(...expanded);
  }
  return expansions;
}

interface Alternatives {
  readonly start: number;
  readonly end: number;
  readonly choices: readonly string[];
}

/** The first braces with a comma directly inside; other braces are literal. */
function firstAlternatives(glob: string): Alternatives | null {
  const open: { start: number; commas: number[] }[] = [];
  let first: Alternatives | null = null;
  for (let index = 0; index < glob.length; index++) {
    const character = glob[index];
    if (character === '\\') index++;
    else if (character === '{') open.push({ start: index, commas: [] });
    else if (character === ',') open.at(-1)?.commas.push(index);
    else if (character === '}') {
      const { start = 0, commas = [] } = open.pop() ?? {};
      // An outer pair starts before the inner pair that closes first.
      if (commas.length > 0 && (first === null || start < first.start)) {
        first = { start, end: index + 1, choices: choicesOf(glob, start, commas, index) };
      }
    }
  }
  return first;
}

function choicesOf(glob: string, start: number, commas: readonly number[], end: number): string[] {
  const bounds = [start, ...commas, end];
  return bounds.slice(1).map((bound, index) => glob.slice((bounds[index] ?? 0) + 1, bound));
}
