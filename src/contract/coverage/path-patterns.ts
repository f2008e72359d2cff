import { coversSegments, kindOfSegment } from './glob-path.ts';

/** An allowed path: its origin and its segments. */
export interface PathPattern {
  /** `~`, `.`, `/` or a variable; other paths are relative to `.`. */
  readonly from: string;
  /** The number of parent directories above the origin. */
  readonly parentCount: number;
  readonly segments: readonly string[];
  /** Whether a segment is a pattern; then folders below a match are not covered. */
  readonly isGlob: boolean;
  /** An ambiguous path, which covers only the same text. */
  readonly isOpaque: boolean;
  readonly text: string;
}

/** A home or a variable at the start of a path. */
const originPattern = /^(?:~[\w-]*|\$\w+|\$\{\w+\})$/;

/** The home has two spellings. */
function originOf(written: string): string {
  return written === '$HOME' || written === '${HOME}' ? '~' : written;
}

/** Parses a path of `[capabilities]`. */
export function parsePathPattern(text: string): PathPattern {
  const [first = '', ...remainder] = text.split('/');
  const isOrigin = originPattern.test(first);
  const from = text.startsWith('/') ? '/' : isOrigin ? originOf(first) : '.';
  const rawSegments = isOrigin || from === '/' ? remainder : [first, ...remainder];
  const { parentCount, segments } = resolveSegments(rawSegments);
  const kinds = new Set(segmentsOf(rawSegments).map(kindOfSegment));
  const isGlob = kinds.has('glob') || kinds.has('folders');
  const isOpaque =
    text === '' ||
    text !== text.trim() ||
    kinds.has('opaque') ||
    (isGlob && rawSegments.includes('..'));
  const isTilde = !isOrigin && from === '.' && first.startsWith('~');
  return {
    from,
    parentCount: from === '/' ? 0 : parentCount,
    segments,
    isGlob,
    isOpaque: isOpaque || isTilde,
    text,
  };
}

/**
 * Whether everything below one path is certainly below another: same origin, same names. Variables have
 * unknown values; `/` covers everything; a glob covers its matches.
 */
export function coversPath(wider: PathPattern, narrower: PathPattern): boolean {
  if (wider.text === narrower.text) return true;
  if (wider.isOpaque || narrower.isOpaque) return false;
  if (wider.from === '/' && wider.segments.length === 0) return true;
  if (wider.from !== narrower.from) return false;
  if (wider.parentCount > narrower.parentCount) return wider.segments.length === 0;
  if (wider.parentCount < narrower.parentCount) return false;
  if (wider.isGlob) return coversSegments(wider.segments, below(narrower, wider));
  return wider.segments.every((segment, index) => segment === narrower.segments[index]);
}

/** A folder is all that is below it, as where the wider path ends in `**`. */
function below({ segments, isGlob }: PathPattern, wider: PathPattern): readonly string[] {
  return !isGlob && wider.segments.at(-1) === '**' ? [...segments, '**'] : segments;
}

/** Resolves `.` and `..`: the remaining segments, and the number of parents above the origin. */
export function resolveSegments(
  rawSegments: readonly string[],
): Pick<PathPattern, 'parentCount' | 'segments'> {
  let parentCount = 0;
  const segments: string[] = [];
  for (const segment of rawSegments) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) parentCount++;
  }
  return { parentCount, segments };
}

/** The names and patterns in a path. */
export function segmentsOf(rawSegments: readonly string[]): readonly string[] {
  return rawSegments.filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
