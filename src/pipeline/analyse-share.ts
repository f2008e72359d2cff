import type { Config, ConfigFiles } from '../config/config.ts';
import type { Sides } from '../model/sides.ts';
import type { Skill } from '../model/skill.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { PowerFile } from '../powers/read-powers.ts';
import { analyseAll } from './analyse.ts';
import { discoverTree } from './discover-tree.ts';
import { type AnalysedTrees, loadAnalysed } from './load-analysed.ts';
import { withCommonIgnores } from './settings.ts';
import { foreignText } from './shard/foreign-text.ts';
import { nothingKnown } from './shard/known-skills.ts';
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
  configFiles: ConfigFiles,
  shard: Shard,
): Promise<AnalysedShare> {
  const treeConfig = withCommonIgnores(config, configFiles.trustedConfig);
  const trees = [sides.head, ...(sides.base ? [sides.base] : [])];
  const discoveries = await Promise.all(trees.map((tree) => discoverTree(tree, treeConfig)));
  const roots = discoveries.map(({ skills }) => skills.map(({ root }) => root));
  const unread = new Set(roots.flat().filter((root) => !isInShard(root, shard)));
  const needs = { contracts: 'none', share: { unread, discoveries } } as const;
  const analysed = await loadAnalysed(sides, treeConfig, nothingKnown, needs);
  const all = roots[0] ?? [];
  return {
    skills: storeAll(analysed),
    paths: {
      head: pathsDigest(sides.head.entries),
      base: sides.base && pathsDigest(sides.base.entries),
    },
    counts: { share: all.filter((root) => !unread.has(root)).length, all: all.length },
  };
}

function storeAll({ trees, known, powerFiles }: AnalysedTrees): readonly StoredSkill[] {
  const { head, base } = analyseAll(trees, known);
  const powerFilesOf = powerFilesBySkill(powerFiles);
  return [...new Set([...head, ...base])].flatMap(({ skill, drafts }) => {
    const pathDrafts = {
      head: known.pathDrafts.head.get(skill),
      base: known.pathDrafts.base.get(skill),
    };
    const stored = storeSkill({ skill, drafts, pathDrafts, powerFiles: powerFilesOf(skill) });
    // A text that does not prove to be that of its file is read where the shards are merged.
    return stored && !foreignText(stored) ? [stored] : [];
  });
}

/** The files that grant powers of a skill, with the bytes that it has. */
function powerFilesBySkill(
  powerFiles: readonly PowerFile[],
): (skill: Skill) => readonly PowerFile[] {
  const files = new Set(powerFiles.filter(({ file }) => file.unit.kind === 'skill'));
  const byRoot = groupBy(files, ({ file }) => file.unit.root);
  return ({ root, files }) => {
    const ids = new Map(files.map(({ path, id }) => [path, id]));
    return (byRoot.get(root) ?? []).filter(({ file, id }) => ids.get(file.path) === id);
  };
}
