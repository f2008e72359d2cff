import type { Config } from '../../config/config.ts';
import type { Release, ReleasedSkills } from '../../config/release.ts';
import type { FindRelease } from '../../model/sides.ts';
import type { Skill } from '../../model/skill.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Pair } from '../../model/workspace.ts';
import { load } from '../load.ts';

/** Finds the last release of the skills that are on both sides. */
export async function findReleasedSkills(
  pairs: readonly Pair[],
  findRelease: FindRelease | undefined,
  config: Config,
): Promise<ReleasedSkills> {
  const releaseByRoot = new Map<string, Release>();
  const searchedNames: string[] = [];
  let [matchCount, tags]: [number, readonly string[]] = [0, []];
  const tagsWithoutVersion = new Set<string>();
  const skillsByTree = new Map<FileTree, readonly Skill[]>();
  for (const { before, after } of findRelease ? pairs : []) {
    if (!before || !after) continue;
    const search = await findRelease?.(before.name, before.version?.value ?? null);
    searchedNames.push(after.name);
    matchCount += search?.matching ?? 0;
    tags = search?.tags ?? tags;
    for (const tag of search?.tagsWithoutVersion ?? []) tagsWithoutVersion.add(tag);
    const latest = search?.last;
    if (!latest) continue;
    const skills =
      skillsByTree.get(latest.tree) ?? (await load(latest.tree, config)).workspace.skills;
    skillsByTree.set(latest.tree, skills);
    const skill = findSameSkill(skills, before);
    if (skill) releaseByRoot.set(after.root, { skill, tag: latest.tag });
  }
  const namesIfNoTagMatches = matchCount === 0 ? searchedNames : [];
  return {
    byRoot: releaseByRoot,
    namesIfNoTagMatches,
    tags,
    tagsWithoutVersion: [...tagsWithoutVersion],
  };
}

/**
 * The skill of the same name; of several, the one at the same root. Without any, the unreadable skill at that root.
 */
function findSameSkill(skills: readonly Skill[], { name, root }: Skill): Skill | undefined {
  const sameName = skills.filter((skill) => skill.name === name && !skill.unreadable);
  const unreadableAtRoot = skills.find((skill) => skill.root === root && skill.unreadable);
  const [single, second] = sameName;
  return (
    sameName.find((skill) => skill.root === root) ??
    (second ? undefined : single) ??
    unreadableAtRoot
  );
}
