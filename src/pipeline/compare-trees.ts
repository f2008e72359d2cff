import type { Config } from '../config/config.ts';
import type { Sides } from '../model/sides.ts';
import { selfAndAncestors } from '../model/text/path.ts';
import type { FileTree } from '../model/tree.ts';
import type { Plugin } from '../model/unit/plugin.ts';
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
export function judgeFacts(
  head: Workspace,
  base: Workspace | null,
  { isOfSource = false }: Pick<Sides, 'isOfSource'> = {},
): JudgeFacts {
  return {
    pinsOf: versionPins(head.protos),
    ...recordLookup(head, base),
    retirementOf: retirements(head, base),
    keptCallersOf: keptCallers(head, isOfSource ? null : base),
  };
}

/** The part of a tree that holds some plugins and the files that describe them. */
function withinPlugins(tree: FileTree, plugins: readonly Plugin[]): FileTree {
  const described = new Set(plugins.flatMap(({ files }) => files.map(({ path }) => path)));
  const roots = new Set(plugins.map(({ root }) => root));
  if (roots.has('')) return tree;
  const isPart = ({ path }: { readonly path: string }) =>
    described.has(path) || [...selfAndAncestors(path)].some((folder) => roots.has(folder));
  return {
    entries: tree.entries.filter(isPart),
    submodules: tree.submodules.filter(isPart),
    read: (paths, receive) => tree.read(paths, receive),
    id: (path) => tree.id(path),
  };
}

/** Reads the plugins of head whole, and judges their skills and permissions against another tree than base. */
export async function compareTrees(
  sides: Pick<Sides, 'head'>,
  other: FileTree,
  plugins: readonly Plugin[],
  treeConfig: Config,
  settings: RunSettings,
): Promise<ComparedTrees> {
  const { pairSkills, compareAll } = await import('./compare.ts');
  const needs = { contracts: 'all' } as const;
  const both = {
    head: withinPlugins(sides.head, plugins),
    base: withinPlugins(other, plugins),
  };
  const { trees } = await loadAnalysed(both, treeConfig, nothingKnown, needs);
  const base = trees.base ?? trees.head;
  const pairs = pairSkills(base.skills, trees.head.skills);
  const comparison = await compareAll({ head: trees.head, base, pairs }, {}, treeConfig);
  const judgements = judgeAll(comparison, settings, judgeFacts(trees.head, base));
  return { head: trees.head, base, judgements, powers: comparison.powers };
}
