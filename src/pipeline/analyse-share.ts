import type { Config, Gate } from '../config/config.ts';
import type { Sides } from '../model/origin.ts';
import { withProgress } from '../model/progress.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { ReadFile } from '../powers/read-powers.ts';
import { analyse } from './analyse.ts';
import { discover } from './discover.ts';
import { type LoadedTree, load } from './load.ts';
import { withCommonIgnores } from './settings.ts';
import { isInShard, type Shard } from './shard/shard.ts';
import { type StoredSkill, storeSkill } from './shard/stored-skill.ts';

/** The analysed skills of one share, in byte order of their roots, those of base that head has not with the same files last. */
export interface AnalysedShare {
  readonly skills: readonly StoredSkill[];
  /** How many skills of head are in the share, and in the repository. */
  readonly counts: { readonly share: number; readonly all: number };
}

/** Reads and analyses the skills of one share on both sides; nothing that needs other skills. */
export async function analyseShare(
  sides: Pick<Sides, 'head' | 'base' | 'onProgress'>,
  config: Config,
  gate: Gate,
  shard: Shard,
): Promise<AnalysedShare> {
  const treeConfig = withCommonIgnores(config, gate.base);
  const trees = [sides.head, ...(sides.base ? [sides.base] : [])];
  const discoveries = trees.map((tree) => discover(tree.entries, treeConfig));
  const roots = discoveries.map(({ skills }) => skills.map(({ root }) => root));
  const unread = new Set(roots.flat().filter((root) => !isInShard(root, shard)));
  const options = { isCompared: sides.base !== null, unread };
  const head = await load(sides.head, treeConfig, { ...options, discovery: discoveries[0] });
  const base =
    sides.base &&
    (await load(sides.base, treeConfig, { reusable: head, unread, discovery: discoveries[1] }));
  const stored = [
    ...storeTree(head, new Set(), sides),
    ...(base ? storeTree(base, new Set(head.workspace.skills), sides) : []),
  ];
  const all = roots[0] ?? [];
  return {
    skills: stored,
    counts: { share: all.filter((root) => !unread.has(root)).length, all: all.length },
  };
}

function storeTree(
  { workspace, carried }: LoadedTree,
  stored: ReadonlySet<Skill>,
  { onProgress }: Pick<Sides, 'onProgress'>,
): readonly StoredSkill[] {
  const carriedBySkill = groupBy(
    carried.filter(({ file }) => file.unit.kind === 'skill'),
    rootOf,
  );
  const skills = workspace.skills.filter((skill) => !skill.isUnread && !stored.has(skill));
  return [...withProgress(skills, onProgress, 'Checking', 'skills')].flatMap(
    (skill) => storeSkill(skill, analyse(skill).drafts, carriedBySkill.get(skill.root) ?? []) ?? [],
  );
}

function rootOf({ file }: ReadFile): string {
  return file.unit.root;
}
