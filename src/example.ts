import { check } from './check.ts';
import { exampleTree } from './example-tree.ts';
import { type Config, defaults } from './model/config.ts';
import type { Origin } from './model/origin.ts';
import type { Report } from './model/report.ts';
import { type Archive, subtree } from './syntax/txtar.ts';

/**
 * Checks the trees of an archive, as the examples of rules, the cases of the tests and the demo are
 * written: `after/` against `before/`, or the whole archive against nothing.
 */
export async function checkExample(
  archive: Archive,
  settings: Partial<Config> = {},
): Promise<Report> {
  const compared = [...archive.files.keys()].some((path) => /^(before|after)\//.test(path));
  const head = exampleTree(
    compared ? subtree(archive, 'after') : Object.fromEntries(archive.files),
  );
  const base = compared ? exampleTree(subtree(archive, 'before')) : null;
  const sides = { head, base, origin: nowhere(compared) };
  return check(sides, { ...defaults, ...settings });
}

/** The origin of trees that come from no repository. */
export function nowhere(compared: boolean): Origin {
  return {
    head: () => ({ sha: null, dirty: false }),
    base: compared ? { sha: '0'.repeat(40), how: 'example' } : null,
    remote: null,
    directory: null,
    proposed: false,
  };
}
