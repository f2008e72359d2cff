import { load } from './load.ts';
import type { Config } from './model/config.ts';
import type { Releases } from './model/origin.ts';
import type { Skill } from './model/skill.ts';
import type { FileTree } from './model/tree.ts';
import type { Pair } from './model/workspace.ts';

/** What was last released of a skill, and the tag it was released by. */
export interface Released {
  readonly skill: Skill;
  readonly tag: string;
}

/** What was last released of each skill that changed, by its root in head; nothing for what never was. */
export async function releasedSkills(
  pairs: readonly Pair[],
  releases: Releases | undefined,
  config: Config,
): Promise<ReadonlyMap<string, Released>> {
  const released = new Map<string, Released>();
  const loaded = new Map<FileTree, readonly Skill[]>();
  for (const { before, after, status } of releases ? pairs : []) {
    if (!before || !after || status === 'unchanged') continue;
    const found = await releases?.(before.name, before.version?.value ?? null);
    if (!found) continue;
    const skills = loaded.get(found.tree) ?? (await load(found.tree, config)).workspace.skills;
    loaded.set(found.tree, skills);
    const skill = sameSkill(skills, before);
    if (skill) released.set(after.root, { skill, tag: found.tag });
  }
  return released;
}

/** The skill of that name, at its place where several have it. */
function sameSkill(skills: readonly Skill[], { name, root }: Skill): Skill | undefined {
  const named = skills.filter((skill) => skill.name === name && !skill.unreadable);
  return named.find((skill) => skill.root === root) ?? (named.length === 1 ? named[0] : undefined);
}
