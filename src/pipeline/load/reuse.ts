import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import {
  areSameSubmodules,
  type FileTree,
  type Submodule,
  type TreeEntry,
} from '../../model/tree.ts';
import type { DiscoveredSkill } from '../discover.ts';

/** The skills of a tree, by whether another tree has them with the same files. */
export interface ReusableSkills {
  readonly reused: readonly Skill[];
  readonly changed: readonly DiscoveredSkill[];
}

/** Takes the skills with the same files from another tree. */
export function reuseSkills(
  tree: FileTree,
  discovered: readonly DiscoveredSkill[],
  submodules: ReadonlyMap<string, readonly Submodule[]>,
  loadedSkills: readonly Skill[],
): ReusableSkills {
  const loadedByRoot = groupBy(
    loadedSkills.filter(({ isUnread }) => !isUnread),
    ({ root }) => root,
  );
  const reused: Skill[] = [];
  const changed: DiscoveredSkill[] = [];
  for (const found of discovered) {
    const same = loadedByRoot
      .get(found.root)
      ?.find(
        (loaded) =>
          hasSameFiles(tree, found.files, loaded) &&
          areSameSubmodules(loaded.submodules ?? [], submodules.get(found.root) ?? []),
      );
    if (same) reused.push(same);
    else changed.push(found);
  }
  return { reused, changed };
}

/** Whether the files of a tree have the same paths, modes and known blob ids as those of a skill, in the same order. */
export function hasSameFiles(
  tree: Pick<FileTree, 'id'>,
  files: readonly (TreeEntry | undefined)[],
  skill: Pick<Skill, 'files'>,
): boolean {
  if (files.length !== skill.files.length) return false;
  return skill.files.every(({ path, kind, id }, index) => {
    const file = files[index];
    return file?.path === path && file.kind === kind && id !== undefined && id === tree.id(path);
  });
}
