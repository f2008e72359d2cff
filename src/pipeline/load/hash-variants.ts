import { digestFiles, type HashRequest } from '../../hash/digest.ts';
import { createSkillLookup, lockedTargets } from '../../locks/targets.ts';
import { missingAlgorithms } from '../../locks/verify-entry.ts';
import type { Skill } from '../../model/skill.ts';
import type { FileTree, TreeEntry } from '../../model/tree.ts';
import type { Workspace } from '../../model/workspace.ts';

/** Hashes skills whose pins do not hold once more, in every way known, to find out why. */
export async function addVariantDigests(tree: FileTree, workspace: Workspace): Promise<Workspace> {
  if (workspace.locks.length === 0) return workspace;
  const skillLookup = createSkillLookup(workspace);
  const requiredAlgorithms = new Map<Skill, string[]>();
  for (const lock of workspace.locks) {
    for (const entry of lock.entries) {
      for (const target of lockedTargets(lock, entry, skillLookup)) {
        const algorithms = missingAlgorithms(target);
        if (!target.skill || algorithms.length === 0) continue;
        requiredAlgorithms.set(target.skill, [
          ...(requiredAlgorithms.get(target.skill) ?? []),
          ...algorithms,
        ]);
      }
    }
  }
  if (requiredAlgorithms.size === 0) return workspace;
  const variantDigests = new Map<Skill, ReadonlyMap<string, string>>();
  const pending = [...requiredAlgorithms];
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
  const skills = workspace.skills.map((skill) => {
    const extraDigests = variantDigests.get(skill);
    return extraDigests
      ? { ...skill, digests: new Map([...skill.digests, ...extraDigests]) }
      : skill;
  });
  return { ...workspace, skills };
}

/** There are some twenty ways, and each keeps the files of its skill. */
const batchSize = 200;

/** A file that a lock pins by itself; a link has no digest. */
export function fileHashRequest({ path, kind }: TreeEntry): HashRequest {
  const files = [{ path, name: path, kind }];
  return { root: '', files, ignore: null, algorithms: ['apm-file'] };
}
