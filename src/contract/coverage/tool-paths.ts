import { withoutEndSlashes } from '../../model/text/path.ts';
import { coversSegments, kindOfSegment } from './glob-path.ts';
import { resolveSegments, segmentsOf } from './path-patterns.ts';

/** The path in a permission such as `Read(src/**)`; clients parse it like a line of a .gitignore. */
export interface ToolPath {
  /** `//` is the file system, `~` the home, `/` the project, `.` the working directory. */
  readonly from: string;
  readonly segments: readonly string[];
  /** Whether it has no slash and so matches at any depth. */
  readonly isFloating: boolean;
  readonly isFolder: boolean;
  /** An ambiguous path, which covers only the same text. */
  readonly isOpaque: boolean;
  readonly text: string;
}

/** Parses the text in the parentheses of a path permission. */
export function parseToolPath(text: string): ToolPath {
  const from = /^(?:\/\/|~(?=\/)|\/)/.exec(text)?.[0] ?? '.';
  const rawSegments = text.slice(from === '.' ? 0 : from.length).split('/');
  const { parentCount, segments } = resolveSegments(rawSegments);
  const kinds = new Set(segmentsOf(rawSegments).map(kindOfSegment));
  const isGlob = kinds.has('glob') || kinds.has('folders');
  const isOpaque =
    segments.length === 0 ||
    kinds.has('opaque') ||
    parentCount > 0 ||
    (isGlob && rawSegments.includes('..'));
  return {
    from,
    segments,
    text,
    isFloating: from === '.' && !withoutEndSlashes(text).includes('/'),
    isFolder: text.endsWith('/'),
    isOpaque: isOpaque || isList(text) || /^[!#~]/.test(text.replace(/^~\//, '')),
  };
}

/** Whether some reader finds several paths in a text, as in `src/**,/etc/**`. */
function isList(text: string): boolean {
  return text.replace(/\{[^{}]*\}/g, '').includes(',');
}

/**
 * Whether one path matches everything that another matches, where a name without a slash means both any depth
 * and the top level. A path that leaves its origin by `..` covers only the same text.
 */
export function coversToolPath(wider: ToolPath, narrower: ToolPath): boolean {
  if (wider.text === narrower.text) return true;
  if (wider.isOpaque || narrower.isOpaque || wider.from !== narrower.from) return false;
  // To some clients a lone star is every path, to others every one below the working directory.
  if (narrower.text === '*') return false;
  if (wider.text === '*') return true;
  if (wider.isFolder && !narrower.isFolder) return false;
  return (
    coversSegments(wider.segments, narrower.segments) &&
    coversSegments(anyDepth(wider), anyDepth(narrower))
  );
}

function anyDepth({ isFloating, segments }: ToolPath): readonly string[] {
  return isFloating ? ['**', ...segments] : segments;
}
