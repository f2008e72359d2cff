import { check } from '../src/check.ts';
import { type Config, defaults } from '../src/model/config.ts';
import type { Report } from '../src/model/report.ts';
import { memoryTree } from '../src/model/tree.ts';
import { type Archive, subtree } from '../src/syntax/txtar.ts';

const notFiles = new Set(['expect', 'config.json']);

/** Checks the trees of an archive: `after/` against `before/`, or all of it against nothing. */
export async function runCase(archive: Archive, settings: Partial<Config> = {}): Promise<Report> {
  const config: Config = {
    ...defaults,
    ...settings,
    ...(JSON.parse(archive.files.get('config.json') ?? '{}') as Partial<Config>),
  };
  const two = [...archive.files.keys()].some((path) => /^(before|after)\//.test(path));
  const one = Object.fromEntries([...archive.files].filter(([path]) => !notFiles.has(path)));
  const head = memoryTree(two ? subtree(archive, 'after') : one);
  const base = two ? memoryTree(subtree(archive, 'before')) : null;
  return check({ head, base, origin: nowhere(base !== null) }, config);
}

/** An origin of trees that come from no repository. */
export function nowhere(base: boolean) {
  return {
    head: () => ({ sha: null, dirty: false }),
    base: base ? { sha: '0'.repeat(40), how: 'case' } : null,
    remote: null,
    directory: null,
    proposed: false,
  };
}
