import { digestFiles, type HashRequest } from '../hash/digest.ts';
import { createSkillLookup, lockedTargets } from '../locks/units.ts';
import { missingAlgorithms } from '../locks/verify.ts';
import type { Skill } from '../model/skill.ts';
import type { FileTree, TreeEntry } from '../model/tree.ts';
import type { Workspace } from '../model/workspace.ts';

/** Hashes skills whose pins do not hold once more, in every way known, to find out why. */
export async function withVariants(tree: FileTree, workspace: Workspace): Promise<Workspace> {
  if (workspace.locks.length === 0) return workspace;
  const holdings = createSkillLookup(workspace);
  const wanted = new Map<Skill, string[]>();
  for (const lock of workspace.locks) {
    for (const entry of lock.entries) {
      for (const unit of lockedTargets(lock, entry, holdings)) {
        const algorithms = missingAlgorithms(unit);
        if (!unit.skill || algorithms.length === 0) continue;
        wanted.set(unit.skill, [...(wanted.get(unit.skill) ?? []), ...algorithms]);
      }
    }
  }
  if (wanted.size === 0) return workspace;
  const more = new Map<Skill, ReadonlyMap<string, string>>();
  const all = [...wanted];
  for (let at = 0; at < all.length; at += skillsAtOnce) {
    const some = all.slice(at, at + skillsAtOnce);
    const requests = some.map(([{ root, files, ignore }, algorithms]) => {
      return { root, files, ignore: ignore ?? null, algorithms };
    });
    const digests = await digestFiles(tree, requests);
    for (const [index, [skill]] of some.entries()) {
      more.set(skill, digests[index]?.values ?? new Map());
    }
  }
  const skills = workspace.skills.map((skill) => {
    const values = more.get(skill);
    return values ? { ...skill, digests: new Map([...skill.digests, ...values]) } : skill;
  });
  return { ...workspace, skills };
}

/** There are some twenty ways, and each keeps the files of its skill. */
const skillsAtOnce = 200;

/** A file that a lock pins by itself; a link has no digest. */
export function fileRequest({ path, kind }: TreeEntry): HashRequest {
  const files = [{ path, name: path, kind }];
  return { root: '', files, ignore: null, algorithms: ['apm-file'] };
}
