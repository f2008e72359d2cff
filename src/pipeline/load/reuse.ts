import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { areSameSubmodules, type FileTree, type Submodule } from '../../model/tree.ts';
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
          hasSameFiles(tree, found, loaded) &&
          areSameSubmodules(loaded.submodules ?? [], submodules.get(found.root) ?? []),
      );
    if (same) reused.push(same);
    else changed.push(found);
  }
  return { reused, changed };
}

/** Whether every file has the same name, mode and blob id. */
function hasSameFiles(tree: FileTree, { files }: DiscoveredSkill, loaded: Skill): boolean {
  if (files.length !== loaded.files.length) return false;
  return files.every(({ name, kind, path }, index) => {
    const other = loaded.files[index];
    const id = tree.id(path);
    return other?.name === name && other.kind === kind && id !== undefined && id === other.id;
  });
}
