import type { Config, Gate } from '../config/config.ts';
import type { Sides } from '../model/origin.ts';
import { withProgress } from '../model/progress.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { Workspace } from '../model/workspace.ts';
import type { ReadFile } from '../powers/read-powers.ts';
import { analyse } from './analyse.ts';
import { discover } from './discover.ts';
import { type LoadedTree, load } from './load.ts';
import { pathDrafts } from './relate/relate-paths.ts';
import { withCommonIgnores } from './settings.ts';
import { pathsDigest } from './shard/paths-digest.ts';
import { isInShard, type Shard } from './shard/shard.ts';
import { type StoredSkill, storeSkill } from './shard/stored-skill.ts';

/** The analysed skills of one share, in byte order of their roots, those of base that head has not with the same files last. */
export interface AnalysedShare {
  readonly skills: readonly StoredSkill[];
  /** Digests of the paths of both trees, by which drafts on paths are known to hold. */
  readonly paths: { readonly head: string; readonly base: string | null };
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
  const skills = storeShare({ head, base: base || null }, sides);
  const all = roots[0] ?? [];
  return {
    skills,
    paths: {
      head: pathsDigest(sides.head.entries),
      base: sides.base && pathsDigest(sides.base.entries),
    },
    counts: { share: all.filter((root) => !unread.has(root)).length, all: all.length },
  };
}

interface LoadedTrees {
  readonly head: LoadedTree;
  readonly base: LoadedTree | null;
}

function storeShare(
  { head, base }: LoadedTrees,
  { onProgress }: Pick<Sides, 'onProgress'>,
): readonly StoredSkill[] {
  const headSkills = head.workspace.skills;
  const [inHead, inBase] = [new Set(headSkills), new Set(base?.workspace.skills)];
  const ofBaseOnly = [...inBase].filter((skill) => !inHead.has(skill));
  const carriedOf = carriedBySkill([...head.carried, ...(base?.carried ?? [])]);
  const skills = [...headSkills, ...ofBaseOnly].filter(({ isUnread }) => !isUnread);
  const [headPaths, basePaths] = [head, base].map((tree) => ({
    paths: tree?.workspace.paths ?? new Set<string>(),
  })) as [Pick<Workspace, 'paths'>, Pick<Workspace, 'paths'>];
  return [...withProgress(skills, onProgress, 'Checking', 'skills')].flatMap((skill) => {
    const stored = storeSkill({
      ...analyse(skill),
      pathDrafts: {
        head: inHead.has(skill) ? pathDrafts(skill, headPaths) : undefined,
        base: inBase.has(skill) ? pathDrafts(skill, basePaths) : undefined,
      },
      carried: carriedOf(skill),
    });
    return stored ?? [];
  });
}

/** The files that grant powers of a skill, with the bytes that it has. */
function carriedBySkill(carried: readonly ReadFile[]): (skill: Skill) => readonly ReadFile[] {
  const files = new Set(carried.filter(({ file }) => file.unit.kind === 'skill'));
  const byRoot = groupBy(files, ({ file }) => file.unit.root);
  return ({ root, files }) => {
    const ids = new Map(files.map(({ path, id }) => [path, id]));
    return (byRoot.get(root) ?? []).filter(({ file, id }) => ids.get(file.path) === id);
  };
}
