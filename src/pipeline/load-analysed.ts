import type { Config } from '../config/config.ts';
import type { Sides } from '../model/sides.ts';
import type { Skill } from '../model/skill.ts';
import { areSameSubmodules, type FileTree, type TreeEntry } from '../model/tree.ts';
import type { Workspace } from '../model/workspace.ts';
import type { PowerFile } from '../powers/read-powers.ts';
import { relationRulesOf } from '../rules/tree-catalog.ts';
import { analyse } from './analyse.ts';
import type { Discovery } from './discover.ts';
import type { RuleDraft } from './findings/rule-draft.ts';
import { hasSameFiles } from './load/reuse.ts';
import { load } from './load.ts';
import { pathDrafts } from './relate/relate-paths.ts';
import type { KnownSkills } from './shard/known-skills.ts';
import type { Trees } from './trees.ts';

/** Both trees, and the drafts that their skills have by themselves. */
export interface AnalysedTrees {
  readonly trees: Trees;
  readonly known: KnownSkills;
  /** The files of both trees that grant powers. */
  readonly powerFiles: readonly PowerFile[];
}

/** What a run needs of its skills after their analysis. */
interface Needs {
  /** The skills with a contract that later stages read: of a run those that differ from base, of a share none. */
  readonly contracts: 'all' | 'changed' | 'none';
  /** The skills of other shares, and what was discovered; absent for a run of all skills. */
  readonly share?: {
    readonly unread: ReadonlySet<string>;
    readonly discoveries: readonly (Discovery | undefined)[];
  };
}

type Side = Pick<Workspace, 'paths'>;

/**
 * Reads both trees, and analyses each skill as it is read. What was parsed of a skill is then dropped, unless a later
 * stage needs it: memory is bounded by a batch, and by what a change touches.
 */
export async function loadAnalysed(
  { head, base, onProgress }: Pick<Sides, 'head' | 'base' | 'onProgress'>,
  config: Config,
  known: KnownSkills,
  { contracts, share }: Needs,
): Promise<AnalysedTrees> {
  const drafts = new Map(known.drafts);
  const headDrafts = new Map(known.pathDrafts.head);
  const baseDrafts = new Map(known.pathDrafts.base);
  const isUnchanged = base ? unchangedTest(head, base) : () => true;
  const baseSide = base && !haveSamePaths(head.entries, base.entries) ? sideOf(base) : null;
  const analyseIn = (skill: Skill, side: Side, sideDrafts: Map<Skill, readonly RuleDraft[]>) => {
    drafts.set(skill, analyse(skill).drafts);
    sideDrafts.set(skill, pathDrafts(skill, side));
  };
  const onHeadSkill = (skill: Skill, side: Side) => {
    analyseIn(skill, side, headDrafts);
    const isInBoth = isUnchanged(skill);
    const own = headDrafts.get(skill) ?? [];
    if (base && isInBoth) baseDrafts.set(skill, baseSide ? pathDrafts(skill, baseSide) : own);
    if (contracts === 'none' || (contracts === 'changed' && isInBoth && !isRelated(skill)))
      skill.release?.();
  };
  const onBaseSkill = (skill: Skill, side: Side) => {
    analyseIn(skill, side, baseDrafts);
    if (contracts === 'none') skill.release?.();
  };
  const options = { known, unread: share?.unread };
  const [headDiscovery, baseDiscovery] = share?.discoveries ?? [];
  const loadedHead = await load(head, config, {
    ...options,
    discovery: headDiscovery,
    onSkill: onHeadSkill,
    isCompared: base !== null,
    onProgress,
  });
  const loadedBase =
    base &&
    (await load(base, config, {
      ...options,
      discovery: baseDiscovery,
      onSkill: onBaseSkill,
      reusable: loadedHead,
    }));
  return {
    trees: { head: loadedHead.workspace, base: loadedBase?.workspace ?? null },
    known: { ...known, drafts, pathDrafts: { head: headDrafts, base: baseDrafts } },
    powerFiles: [...loadedHead.powerFiles, ...(loadedBase?.powerFiles ?? [])],
  };
}

function sideOf({ entries }: FileTree): Side {
  return { paths: new Set(entries.map(({ path }) => path)) };
}

/** Tells whether base has the same files of a skill of head, as far as their blob ids are known. */
function unchangedTest(head: FileTree, base: FileTree): (skill: Skill) => boolean {
  if (!areSameSubmodules(head.submodules, base.submodules)) return () => false;
  const entries = new Map(base.entries.map((entry) => [entry.path, entry]));
  return (skill) => {
    const baseFiles = skill.files.map(({ path }) => entries.get(path));
    return hasSameFiles(base, baseFiles, skill);
  };
}

function haveSamePaths(left: readonly TreeEntry[], right: readonly TreeEntry[]): boolean {
  return left.length === right.length && left.every(({ path }, at) => right[at]?.path === path);
}

const relatedDialects = new Set(
  relationRulesOf('manifest').flatMap(({ dialects }) => dialects ?? []),
);

/** Whether rules over several skills read its manifests. */
function isRelated({ manifests }: Skill): boolean {
  return manifests.some(({ dialect }) => relatedDialects.has(dialect));
}
