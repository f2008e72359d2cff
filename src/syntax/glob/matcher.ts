import { pathGlob } from './path-glob.ts';

/** A test of paths against globs, in gitignore-like spelling: `fixtures/` and `*.md` match at any depth. */
export function matcher(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  const tests = globs.flatMap((glob) => spellings(glob)).map((glob) => pathGlob(glob));
  return (path) => tests.some((test) => test(path));
}

function spellings(glob: string): readonly string[] {
  const bare = glob.replace(/^\.?\//, '').replace(/\/+$/, '');
  const anchored = bare.includes('/') || glob.startsWith('/');
  const deep = anchored ? bare : `**/${bare}`;
  return [deep, `${deep}/**`];
}
