import { digestFiles } from '../../hash/digest.ts';
import { createSkillLookup, lockedTargets } from '../../locks/targets.ts';
import { missingAlgorithms } from '../../locks/verify-entry.ts';
import type { Skill } from '../../model/skill.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';

/** Adds the digests of every known variant to skills with a pin that does not match, to find the reason. */
export async function addVariantDigests(tree: FileTree, workspace: Workspace): Promise<Workspace> {
  if (workspace.locks.length === 0) return workspace;
  const variantDigests = await digestVariants(tree, [...variantAlgorithms(workspace)]);
  if (variantDigests.size === 0) return workspace;
  const skills = workspace.skills.map((skill) => {
    const digests = variantDigests.get(skill);
    return digests ? { ...skill, digests: new Map([...skill.digests, ...digests]) } : skill;
  });
  return { ...workspace, skills };
}

type Algorithms = readonly string[];

/** The algorithms without a digest for a skill. */
function variantAlgorithms(workspace: Workspace): ReadonlyMap<Skill, Algorithms> {
  const lookup = createSkillLookup(workspace);
  const algorithmsBySkill = new Map<Skill, Algorithms>();
  for (const lock of workspace.locks) {
    for (const entry of lock.entries) {
      for (const target of lockedTargets(lock, entry, lookup)) {
        if (!target.skill || target.skill.isUnread) continue;
        const missing = missingAlgorithms(target);
        if (missing.length === 0) continue;
        const known = algorithmsBySkill.get(target.skill) ?? [];
        algorithmsBySkill.set(target.skill, [...known, ...missing]);
      }
    }
  }
  return algorithmsBySkill;
}

async function digestVariants(
  tree: FileTree,
  pending: readonly (readonly [Skill, Algorithms])[],
): Promise<ReadonlyMap<Skill, ReadonlyMap<string, string>>> {
  const variantDigests = new Map<Skill, ReadonlyMap<string, string>>();
  for (let start = 0; start < pending.length; start += batchSize) {
    const batch = pending.slice(start, start + batchSize);
    const requests = batch.map(([{ root, files, ignore }, algorithms]) => {
      return { root, files, ignore: ignore ?? null, algorithms };
    });
    const digests = await digestFiles(tree, requests);
    for (const [index, [skill]] of batch.entries()) {
      variantDigests.set(skill, digests[index]?.values ?? new Map());
    }
  }
  return variantDigests;
}

/** There are about twenty variants, and each one keeps the files of its skill in memory. */
const batchSize = 200;
