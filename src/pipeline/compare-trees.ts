import type { Config } from '../config/config.ts';
import type { Sides } from '../model/sides.ts';
import type { FileTree } from '../model/tree.ts';
import type { Workspace } from '../model/workspace.ts';
import { keptCallers } from './judge/kept-callers.ts';
import { retirements } from './judge/retirements.ts';
import { recordLookup } from './judge/vendored-pairs.ts';
import { versionPins } from './judge/version-pins.ts';
import { type JudgeFacts, judgeAll } from './judge.ts';
import { loadAnalysed } from './load-analysed.ts';
import type { ComparedTrees } from './plugins/since-version.ts';
import type { RunSettings } from './settings.ts';
import { nothingKnown } from './shard/known-skills.ts';

/** What the judgement of skills has to know of both trees. */
export function judgeFacts(head: Workspace, base: Workspace | null): JudgeFacts {
  return {
    pinsOf: versionPins(head.protos),
    ...recordLookup(head, base),
    retirementOf: retirements(head, base),
    keptCallersOf: keptCallers(head, base),
  };
}

/** Reads head whole, and judges its skills and permissions against another tree than base. */
export async function compareTrees(
  { head }: Pick<Sides, 'head'>,
  other: FileTree,
  treeConfig: Config,
  settings: RunSettings,
): Promise<ComparedTrees> {
  const { pairSkills, compareAll } = await import('./compare.ts');
  const needs = { contracts: 'all' } as const;
  const { trees } = await loadAnalysed({ head, base: other }, treeConfig, nothingKnown, needs);
  const base = trees.base ?? trees.head;
  const pairs = pairSkills(base.skills, trees.head.skills);
  const comparison = await compareAll({ head: trees.head, base, pairs }, {}, treeConfig);
  const judgements = judgeAll(comparison, settings, judgeFacts(trees.head, base));
  return { head: trees.head, base, judgements, powers: comparison.powers };
}
