import { coversSegments, kindOfSegment } from './glob-path.ts';

/** A path a skill may touch: where it begins, and the way from there. */
export interface Root {
  /** `~`, `.`, `/` or a variable; a path that begins with none of these begins where the skill is run. */
  readonly from: string;
  /** How many directories it leads out of where it begins. */
  readonly up: number;
  readonly segments: readonly string[];
  /** Whether a segment is a pattern: what lies below the paths it matches is not covered then. */
  readonly isGlob: boolean;
  /** What has no certain reading is covered by nothing but itself. */
  readonly opaque: boolean;
  readonly text: string;
}

/** Homes and variables at the beginning of a path. */
const origin = /^(?:~[\w-]*|\$\w+|\$\{\w+\})$/;

/** Reads a path as `[capabilities]` writes it. */
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
 * Whether everything below one path certainly lies below another: both begin at the same place, and
 * the names agree. What a variable stands for is unknown; everything lies below `/`. A glob covers
 * the paths it matches.
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

/** The parts of a path that lead somewhere, and how far out of its beginning the path leads. */
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

/** The segments of a path that are names or patterns. */
export function segmentsOf(way: readonly string[]): readonly string[] {
  return way.filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
