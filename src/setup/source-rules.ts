import { relative, resolve, sep } from 'node:path';
import { type Config, defaults } from '../config/config.ts';
import { loadBaseConfig } from '../io/config-file.ts';
import { commitsOf, findRepository } from '../io/git/repository.ts';
import { gitTree } from '../io/git/tree.ts';
import { defaultBranches } from '../io/revision/find-base.ts';

/** The configuration of a run, and the file that was named for it. */
export interface ConfiguredRun {
  readonly cwd: string;
  readonly top: string;
  readonly config: Config;
  readonly named: string | undefined;
}

/**
 * Which sources may be asked: as the configuration of the default branch says, which a proposed change cannot edit.
 * Outside git, and for a file outside the repository, the configuration of the run counts.
 */
export async function sourceRules(run: ConfiguredRun): Promise<Config['sources']> {
  const { cwd, top, config, named } = run;
  const { repository } = findRepository(top);
  const path = named === undefined ? undefined : relative(top, resolve(cwd, named));
  const isOutside = path?.startsWith('..') === true;
  if (repository === null || isOutside) return config.sources;
  const commit = (await commitsOf(repository, defaultBranches)).find((one) => one !== null);
  if (!commit) return config.sources;
  const tree = await gitTree(repository, commit);
  const file = await loadBaseConfig(tree, path?.split(sep).join('/'), ruleIds);
  return (file?.config ?? defaults).sources;
}

async function ruleIds(): Promise<readonly string[]> {
  const { rules } = await import('../rules/catalog.ts');
  return rules.map(({ id }) => id);
}
