import { coversSegments, kindOfSegment } from './glob-path.ts';
import { segmentsOf, walk } from './paths.ts';

/** The path of a permission such as `Read(src/**)`, which clients read like a line of a .gitignore. */
export interface ToolPath {
  /** `//` the file system, `~` the home, `/` the project, `.` where the client runs. */
  readonly from: string;
  readonly segments: readonly string[];
  /** Whether it holds no slash and so matches at any depth. */
  readonly isFloating: boolean;
  readonly isFolder: boolean;
  /** What has no certain reading is covered by nothing but itself. */
  readonly opaque: boolean;
  readonly text: string;
}

/** Reads the text between the parentheses of a permission on paths. */
export function readToolPath(text: string): ToolPath {
  const from = /^(?:\/\/|~(?=\/)|\/)/.exec(text)?.[0] ?? '.';
  const way = text.slice(from === '.' ? 0 : from.length).split('/');
  const { up, segments } = walk(way);
  const kinds = new Set(segmentsOf(way).map(kindOfSegment));
  const isGlob = kinds.has('glob') || kinds.has('folders');
  const opaque =
    segments.length === 0 || kinds.has('opaque') || up > 0 || (isGlob && way.includes('..'));
  return {
    ...{ from, segments, text },
    isFloating: from === '.' && !text.replace(/\/+$/, '').includes('/'),
    isFolder: text.endsWith('/'),
    opaque: opaque || isList(text) || /^[!#~]/.test(text.replace(/^~\//, '')),
  };
}

/** Whether some reader may find several paths in a text, as in `src/**,/etc/**`. */
function isList(text: string): boolean {
  return text.replace(/\{[^{}]*\}/g, '').includes(',');
}

/**
 * Whether one of these paths matches everything another one does, with a name without a slash read
 * as the name at any depth and as the one name. A path that leads out by `..` is covered by the same
 * text only.
 */
export function coversToolPath(wider: ToolPath, narrower: ToolPath): boolean {
  if (wider.text === narrower.text) return true;
  if (wider.opaque || narrower.opaque || wider.from !== narrower.from) return false;
  if (wider.isFolder && !narrower.isFolder) return false;
  return (
    coversSegments(wider.segments, narrower.segments) &&
    coversSegments(anyDepth(wider), anyDepth(narrower))
  );
}

function anyDepth({ isFloating, segments }: ToolPath): readonly string[] {
  return isFloating ? ['**', ...segments] : segments;
}
