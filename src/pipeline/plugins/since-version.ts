import { programPaths } from '../../model/power/grants.ts';
import type { PowerChange } from '../../model/power.ts';
import type { History } from '../../model/sides.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import type { FileTree } from '../../model/tree.ts';
import { type Plugin, pluginKey } from '../../model/unit/plugin.ts';
import { UsageError } from '../../model/usage-error.ts';
import { covers } from '../../model/version/bump.ts';
import type { Workspace } from '../../model/workspace.ts';
import { createPartLookup } from '../../units/own-paths.ts';
import { pairPlugins } from '../../units/pair-plugins.ts';
import type { Judgement } from '../judge.ts';
import { judgePlugin, type PluginJudgement } from './plugin-changes.ts';
import { findUnreleased } from './unreleased.ts';

/** Head compared with another tree, every skill and permission of both. */
export interface ComparedTrees {
  readonly head: Workspace;
  readonly base: Workspace;
  readonly judgements: readonly Judgement[];
  readonly powers: readonly PowerChange[];
}

/** Compares the files of head that some plugins have with those of another tree. */
export type CompareWith = (base: FileTree, plugins: readonly Plugin[]) => Promise<ComparedTrees>;

interface Measured {
  readonly judgements: readonly PluginJudgement[];
  /** The plugins with a new version whose previous one is beyond the end of a shallow clone. */
  readonly unknown: readonly Plugin[];
}

/**
 * Measures each new version against the tree that set the previous one: what was merged since under the old version is
 * announced by the new one, or never.
 */
export async function measureSinceVersions(
  judgements: readonly PluginJudgement[],
  head: Workspace,
  history: History | undefined,
  compareWith: CompareWith,
): Promise<Measured> {
  const raised = judgements.filter(isRaised);
  if (!history || raised.length === 0) return { judgements, unknown: [] };
  const skillRoots = new Set(head.skills.map(({ root }) => root));
  const lookup = createPartLookup(head.plugins.all, {
    skillRoots,
    programs: programPaths(head.grants),
  });
  const previous = new Map(raised.map(({ before, after }) => [after, before.version?.value ?? '']));
  const found = await findUnreleased([...previous.keys()], history, lookup, previous);
  const waiting = raised.flatMap((judgement) => {
    const { since = null, changes = 0 } = found.get(judgement.after) ?? {};
    return since && changes > 0 ? [{ judgement, since }] : [];
  });
  const measured = new Map<PluginJudgement, PluginJudgement>();
  const unknown = raised.flatMap(({ after }) => (found.get(after)?.isCutOff ? [after] : []));
  for (const [sha, group] of groupBy(waiting, ({ since }) => since.sha)) {
    const plugins = group.flatMap(({ judgement }) => [judgement.before, judgement.after]);
    const compared = await comparedAt(sha, history, (tree) => compareWith(tree, plugins));
    if (!compared) {
      unknown.push(...group.map(({ judgement }) => judgement.after));
      continue;
    }
    for (const { judgement, since } of group) {
      const whole = judgeSince(judgement, compared);
      if (whole)
        measured.set(judgement, {
          ...judgement,
          required: whole.required,
          sinceVersion: { judgement: whole, set: since },
        });
    }
  }
  return { judgements: judgements.map((each) => measured.get(each) ?? each), unknown };
}

/** Compares head with the tree of a commit; null where a partial clone lacks a file of it. */
async function comparedAt(
  sha: string,
  history: History,
  compareWith: (base: FileTree) => Promise<ComparedTrees>,
): Promise<ComparedTrees | null> {
  try {
    return await compareWith(await history.treeAt(sha));
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** Whether a plugin has a new version that may be too small; one that announces a break is large enough. */
function isRaised({ declared }: PluginJudgement): boolean {
  const isRise = declared !== null && declared !== 'none' && declared !== 'decreased';
  return isRise && !covers(declared, 'major');
}

function judgeSince({ after }: PluginJudgement, compared: ComparedTrees): PluginJudgement | null {
  const pair = pairsByPlugin(compared).get(pluginKey(after));
  if (!pair?.before || !pair.after) return null;
  const { judgements, powers } = compared;
  return judgePlugin({ before: pair.before, after: pair.after }, judgements, powers);
}

/** The first pair of each plugin of head. */
const pairsByPlugin = memoize(({ head, base }: ComparedTrees) => {
  const pairs = [...pairPlugins(base.plugins.all, head.plugins.all)].reverse();
  return new Map(
    pairs.flatMap((pair) => (pair.after ? [[pluginKey(pair.after), pair] as const] : [])),
  );
});
