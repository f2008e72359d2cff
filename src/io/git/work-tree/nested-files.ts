import { isManifestName } from '../../../model/skill.ts';
import { folderOf, nameOf, selfAndAncestors } from '../../../model/text/path.ts';
import type { Submodule } from '../../../model/tree.ts';
import { walkFolder } from '../walk-folder.ts';
import type { ListedFile } from './listing.ts';

/**
 * The files of untracked repositories inside skills, without their `.git`: a hash covers them like other untracked
 * files. Git lists such a repository as one folder.
 */
export function nestedFiles(
  top: string,
  index: readonly ListedFile[],
  submodules: readonly Submodule[],
): { readonly files: readonly ListedFile[]; readonly submodules: readonly Submodule[] } {
  const isInSkill = createSkillCheck(index, submodules);
  const files: ListedFile[] = [];
  const found = submodules.flatMap((submodule): readonly Submodule[] => {
    const { path, commit } = submodule;
    if (commit !== null || !isInSkill(path)) return [submodule];
    const walked = walkFolder(top, { path, isInSkill: true });
    for (const entry of walked.entries)
      files.push({ path: entry.path, mode: null, oid: null, skipped: false });
    return walked.submodules;
  });
  return { files, submodules: found };
}

/** Creates a predicate for folders inside skills. */
function createSkillCheck(
  index: readonly ListedFile[],
  submodules: readonly Submodule[],
): (folder: string) => boolean {
  if (submodules.length === 0) return () => false;
  const manifests = index.filter(({ path }) => isManifestName(nameOf(path)));
  const roots = new Set(manifests.map(({ path }) => folderOf(path)));
  return (folder) => [...selfAndAncestors(folder)].some((ancestor) => roots.has(ancestor));
}
