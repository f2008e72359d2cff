import { encodePath, folderOf, nameOf } from '../../model/text/path.ts';
import { parseGlob, type Step } from './glob.ts';
import { accepts, advance, initialState, type State } from './state-machine.ts';

/** A line of a `.skillignore`. */
interface Pattern {
  readonly line: number;
  readonly negated: boolean;
  readonly foldersOnly: boolean;
  /** Whether it matches the whole path; otherwise the last segment, at any depth. */
  readonly wholePath: boolean;
  readonly steps: readonly Step[];
  /** The states after folders and their slashes, the start states for their files. */
  readonly states: Map<string, State>;
}

/** The size limit of a `.skillignore`: its patterns are tested against every file. */
export const maxIgnoreBytes = 16 * 1024;

/**
 * The limit on cached states per pattern, in bytes. Files are sorted by folder, so dropped states are rarely
 * needed again.
 */
const maxCachedBytes = 8 * 1024 * 1024;

/** Compiles a `.skillignore` into a test of file names. */
export function createIgnoreTest(text: string): (name: string) => boolean {
  const lineFor = ignoringLine(text);
  return (name) => lineFor(name) !== null;
}

/**
 * Finds the line of a `.skillignore` that excludes a file, null for an included file, with the rules of
 * `.gitignore`: bytes, case-sensitive, the last matching pattern decides, nothing in an excluded directory
 * can be re-included.
 */
export function ignoringLine(text: string): (name: string) => number | null {
  const patterns = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .flatMap((line, index) => parsePattern(line, index + 1) ?? [])
    .reverse();
  const folders = new Map<string, number | null>([['', null]]);
  const folderLine = (folder: string): number | null => {
    let line = folders.get(folder);
    if (line === undefined) {
      line = folderLine(folderOf(folder)) ?? excludingLine(patterns, folder, true);
      folders.set(folder, line);
    }
    return line;
  };
  return (name) => {
    const path = toByteString(name);
    return folderLine(folderOf(path)) ?? excludingLine(patterns, path, false);
  };
}

/** The line of the first match, if it excludes; `patterns` start with the last line. */
function excludingLine(
  patterns: readonly Pattern[],
  path: string,
  isFolder: boolean,
): number | null {
  const lastMatch = patterns.find(
    (pattern) => (isFolder || !pattern.foldersOnly) && matches(pattern, path),
  );
  return lastMatch && !lastMatch.negated ? lastMatch.line : null;
}

function matches(pattern: Pattern, path: string): boolean {
  const { steps, wholePath } = pattern;
  return accepts(
    advance(steps, stateAfterFolder(pattern, wholePath ? folderOf(path) : ''), nameOf(path)),
  );
}

function stateAfterFolder(pattern: Pattern, folder: string): State {
  const { steps, states } = pattern;
  let state = states.get(folder);
  if (state === undefined) {
    state =
      folder === ''
        ? initialState(steps)
        : advance(steps, stateAfterFolder(pattern, folderOf(folder)), `${nameOf(folder)}/`);
    if (states.size * steps.length > maxCachedBytes) states.clear();
    states.set(folder, state);
  }
  return state;
}

/** Parses a line; null for blank lines, comments and patterns that cannot match. */
function parsePattern(source: string, line: number): Pattern | null {
  const text = withoutTrailingBlanks(source.replace(/\r$/, ''));
  if (text === '' || text.startsWith('#')) return null;
  const negated = text.startsWith('!');
  const body = toByteString(negated ? text.slice(1) : text);
  const foldersOnly = body.endsWith('/');
  const path = foldersOnly ? body.slice(0, -1) : body;
  const wholePath = path.includes('/');
  const steps = parseGlob(path.startsWith('/') ? path.slice(1) : path, wholePath);
  return steps && { line, negated, foldersOnly, wholePath, steps, states: new Map() };
}

/** An escaped blank is part of the pattern. */
function withoutTrailingBlanks(line: string): string {
  let end = 0;
  for (let index = 0; index < line.length; index++) {
    if (line[index] === '\\') end = ++index + 1;
    else if (line[index] !== ' ') end = index + 1;
  }
  return line.slice(0, end);
}

/** The bytes of a name, one character each: `?` and brackets match single bytes in git. */
function toByteString(name: string): string {
  return /^[\x00-\x7f]*$/.test(name) ? name : Buffer.from(encodePath(name)).toString('latin1');
}
