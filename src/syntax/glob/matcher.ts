import { withoutEndSlashes } from '../../model/text/path.ts';
import { pathGlob } from './path-glob.ts';

/** Compiles gitignore-like globs into a test of paths: `fixtures/` and `*.md` match at any depth. */
export function matcher(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  const matchers = globs.flatMap((glob) => expandGlob(glob)).map((glob) => pathGlob(glob));
  return (path) => matchers.some((test) => test(path));
}

function expandGlob(glob: string): readonly string[] {
  const trimmed = withoutEndSlashes(glob.replace(/^\.?\//, ''));
  const isAnchored = trimmed.includes('/') || glob.startsWith('/');
  const rooted = isAnchored ? trimmed : `**/${trimmed}`;
  return [rooted, `${rooted}/**`];
}
