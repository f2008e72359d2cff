import { type Segment, segmentOf, takesPath } from './file-glob.ts';

/** A glob with more alternatives than this, written out, is refused: each is tried on every path. */
export const mostSpellings = 100;

/** Whether a glob of a configuration stands for more globs than are tried. */
export function isTooWide(glob: string): boolean {
  return spellings(glob) === null;
}

/**
 * A test of paths against a glob of a configuration: `*`, `?` and `[a-z]` stay within a segment, `**` crosses
 * them, `{a,b}` are alternatives, and what stands behind a backslash means itself. A pull request chooses some of
 * these globs, so none becomes a backtracking expression.
 */
export function pathGlob(glob: string): (path: string) => boolean {
  const patterns = (spellings(glob) ?? []).map((one) => patternOf(one.split('/')));
  return (path) => {
    const names = path.split('/');
    return patterns.some((pattern) => takesPath(pattern, names));
  };
}

/** `a/**` is the folder as well as what is in it, but `*` and `**` behind it is only what is in one. */
function patternOf(written: readonly string[]): readonly Segment[] {
  const segments = written.filter((one, at) => one !== '**' || written[at + 1] !== '**');
  const read = segments.map((segment) => segmentOf(segment, true));
  const before = segments.at(-2) ?? '';
  const isWithin = segments.at(-1) === '**' && before.endsWith('*') && before !== '**';
  return isWithin ? [...read, ['any']] : read;
}

/** The globs a glob with `{a,b}` in it stands for; null where they are too many to try. */
function spellings(glob: string): readonly string[] | null {
  const open = firstAlternatives(glob);
  if (open === null) return [glob];
  const { start, end, choices } = open;
  const all: string[] = [];
  for (const choice of choices) {
    const more = spellings(`${glob.slice(0, start)}${choice}${glob.slice(end)}`);
    if (more === null || all.length + more.length > mostSpellings) return null;
    all.push(...more);
  }
  return all;
}

interface Alternatives {
  readonly start: number;
  readonly end: number;
  readonly choices: readonly string[];
}

/** The first braces that hold a comma of their own; braces without one mean themselves. */
function firstAlternatives(glob: string): Alternatives | null {
  const open: { start: number; commas: number[] }[] = [];
  let first: Alternatives | null = null;
  for (let at = 0; at < glob.length; at++) {
    const sign = glob[at];
    if (sign === '\\') at++;
    else if (sign === '{') open.push({ start: at, commas: [] });
    else if (sign === ',') open.at(-1)?.commas.push(at);
    else if (sign === '}') {
      const { start = 0, commas = [] } = open.pop() ?? {};
      // An outer pair begins before the inner one that ends first.
      if (commas.length > 0 && (first === null || start < first.start)) {
        first = { start, end: at + 1, choices: choicesOf(glob, start, commas, at) };
      }
    }
  }
  return first;
}

function choicesOf(glob: string, start: number, commas: readonly number[], end: number): string[] {
  const bounds = [start, ...commas, end];
  return bounds.slice(1).map((bound, at) => glob.slice((bounds[at] ?? 0) + 1, bound));
}
