import { coversSegments, kindOfSegment } from './glob-path.ts';

/** An allowed path: its origin and its segments. */
export interface Root {
  /** `~`, `.`, `/` or a variable; other paths are relative to `.`. */
  readonly from: string;
  /** The number of parent directories above the origin. */
  readonly up: number;
  readonly segments: readonly string[];
  /** Whether a segment is a pattern; then folders below a match are not covered. */
  readonly isGlob: boolean;
  /** An ambiguous path, which covers only the same text. */
  readonly opaque: boolean;
  readonly text: string;
}

/** A home or a variable at the start of a path. */
const origin = /^(?:~[\w-]*|\$\w+|\$\{\w+\})$/;

/** Parses a path of `[capabilities]`. */
export function readRoot(text: string): Root {
  const [first = '', ...others] = text.split('/');
  const isOrigin = origin.test(first);
  const from = text.startsWith('/') ? '/' : isOrigin ? first : '.';
  const way = isOrigin || from === '/' ? others : [first, ...others];
  const { up, segments } = walk(way);
  const kinds = new Set(segmentsOf(way).map(kindOfSegment));
  const isGlob = kinds.has('glob') || kinds.has('folders');
  const opaque =
    text === '' || text !== text.trim() || kinds.has('opaque') || (isGlob && way.includes('..'));
  const isTilde = !isOrigin && from === '.' && first.startsWith('~');
  return { from, up: from === '/' ? 0 : up, segments, isGlob, opaque: opaque || isTilde, text };
}

/**
 * Whether everything below one path is certainly below another: same origin, same names. Variables have
 * unknown values; `/` covers everything; a glob covers its matches.
 */
export function coversPath(wider: Root, narrower: Root): boolean {
  if (wider.text === narrower.text) return true;
  if (wider.opaque || narrower.opaque) return false;
  if (wider.from === '/' && wider.segments.length === 0) return true;
  if (wider.from !== narrower.from) return false;
  if (wider.up > narrower.up) return wider.segments.length === 0;
  if (wider.up < narrower.up) return false;
  if (wider.isGlob) return coversSegments(wider.segments, narrower.segments);
  return wider.segments.every((segment, at) => segment === narrower.segments[at]);
}

/** Resolves `.` and `..`: the remaining segments, and the number of parents above the origin. */
export function walk(way: readonly string[]): Pick<Root, 'up' | 'segments'> {
  let up = 0;
  const segments: string[] = [];
  for (const segment of way) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) up++;
  }
  return { up, segments };
}

/** The names and patterns in a path. */
export function segmentsOf(way: readonly string[]): readonly string[] {
  return way.filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
