import { check } from './check.ts';
import { exampleTree } from './example-tree.ts';
import { type Config, type ConfigFile, defaults } from './model/config.ts';
import type { Origin } from './model/origin.ts';
import type { Report } from './model/report.ts';
import { rules } from './rules/catalog.ts';
import { readConfig } from './syntax/config-keys.ts';
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
  const file = configOf(compared ? subtree(archive, 'after') : Object.fromEntries(archive.files));
  const earlier = compared ? configOf(subtree(archive, 'before')) : null;
  const gate = { file, base: compared ? configured(earlier, settings) : null };
  return check(sides, configured(file, settings), gate);
}

/** What an example carries, with what it is shown under set over it. */
function configured(file: ConfigFile | null, settings: Partial<Config>): Config {
  const config = { ...defaults, ...file?.config };
  return { ...config, ...settings, rules: { ...config.rules, ...settings.rules } };
}

/** The configuration an example carries. */
function configOf(files: Readonly<Record<string, string>>): ConfigFile | null {
  const [path, text] = Object.entries(files).find(([name]) => name === configName) ?? [];
  if (path === undefined || text === undefined) return null;
  return readConfig(
    path,
    text,
    rules.map(({ id }) => id),
  );
}

const configName = 'skillgate.yml';

/** The origin of trees that come from no repository. */
export function nowhere(compared: boolean): Origin {
  return {
    head: () => ({ sha: null, dirty: false }),
    base: compared ? { sha: '0'.repeat(40), how: 'example' } : null,
    remote: null,
    directory: null,
    proposed: false,
    today: '2026-01-01',
  };
}
