import { encodePath, folderOf, nameOf } from '../../model/text/path.ts';
import { globSteps, type Step } from './glob.ts';
import { accepts, begin, feed, type State } from './machine.ts';

/** A line of a `.skillignore`. */
interface Pattern {
  readonly line: number;
  readonly negated: boolean;
  readonly foldersOnly: boolean;
  /** Over the whole path; otherwise over the last segment, at any depth. */
  readonly whole: boolean;
  readonly steps: readonly Step[];
  /** The states behind folders and their slashes: what lies below starts from there. */
  readonly states: Map<string, State>;
}

/** A `.skillignore` is at most this long: its patterns are tried on every file. */
export const maximumIgnoreBytes = 16 * 1024;

/** What the states of one pattern may take, in bytes: files come folder by folder, so old ones are not missed. */
const mostRemembered = 8 * 1024 * 1024;

/** Tells which files a `.skillignore` leaves out. */
export function skillignore(text: string): (name: string) => boolean {
  const lineFor = ignoringLine(text);
  return (name) => lineFor(name) !== null;
}

/**
 * Tells which line of a `.skillignore` leaves a file out, null for one it does not, as git reads a `.gitignore`: bytes, case-sensitive,
 * the last matching pattern decides, and nothing below an excluded directory comes back.
 */
export function ignoringLine(text: string): (name: string) => number | null {
  const patterns = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .flatMap((line, at) => readPattern(line, at + 1) ?? [])
    .reverse();
  const folders = new Map<string, number | null>([['', null]]);
  const folderLine = (folder: string): number | null => {
    let out = folders.get(folder);
    if (out === undefined) {
      out = folderLine(folderOf(folder)) ?? excludingLine(patterns, folder, true);
      folders.set(folder, out);
    }
    return out;
  };
  return (name) => {
    const path = bytesOf(name);
    return folderLine(folderOf(path)) ?? excludingLine(patterns, path, false);
  };
}

/** The line of the first pattern that matches, where that excludes; `patterns` come last line first. */
function excludingLine(
  patterns: readonly Pattern[],
  path: string,
  isFolder: boolean,
): number | null {
  const decisive = patterns.find(
    (pattern) => (isFolder || !pattern.foldersOnly) && matches(pattern, path),
  );
  return decisive && !decisive.negated ? decisive.line : null;
}

function matches(pattern: Pattern, path: string): boolean {
  const { steps, whole } = pattern;
  return accepts(feed(steps, stateIn(pattern, whole ? folderOf(path) : ''), nameOf(path)));
}

function stateIn(pattern: Pattern, folder: string): State {
  const { steps, states } = pattern;
  let state = states.get(folder);
  if (state === undefined) {
    state =
      folder === ''
        ? begin(steps)
        : feed(steps, stateIn(pattern, folderOf(folder)), `${nameOf(folder)}/`);
    if (states.size * steps.length > mostRemembered) states.clear();
    states.set(folder, state);
  }
  return state;
}

/** The pattern of a line; null for blank lines, comments and what can match nothing. */
function readPattern(source: string, line: number): Pattern | null {
  const text = withoutTrailingBlanks(source.replace(/\r$/, ''));
  if (text === '' || text.startsWith('#')) return null;
  const negated = text.startsWith('!');
  const body = bytesOf(negated ? text.slice(1) : text);
  const foldersOnly = body.endsWith('/');
  const path = foldersOnly ? body.slice(0, -1) : body;
  const whole = path.includes('/');
  const steps = globSteps(path.startsWith('/') ? path.slice(1) : path, whole);
  return steps && { line, negated, foldersOnly, whole, steps, states: new Map() };
}

/** A blank behind a backslash is part of the pattern. */
function withoutTrailingBlanks(line: string): string {
  let end = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '\\') end = ++at + 1;
    else if (line[at] !== ' ') end = at + 1;
  }
  return line.slice(0, end);
}

/** The bytes of a name, one character each, so that `?` and brackets mean what they mean to git. */
function bytesOf(name: string): string {
  return /^[\x00-\x7f]*$/.test(name) ? name : Buffer.from(encodePath(name)).toString('latin1');
}
