import type { Released, ReleasedSkills } from '../config/release.ts';
import type { Config } from '../model/config.ts';
import type { FindRelease } from '../model/origin.ts';
import type { Skill } from '../model/skill.ts';
import type { FileTree } from '../model/tree.ts';
import type { Pair } from '../model/workspace.ts';
import { load } from './load.ts';

/** Finds what was last released of each of some skills. */
export async function releasedSkills(
  pairs: readonly Pair[],
  releases: FindRelease | undefined,
  config: Config,
): Promise<ReleasedSkills> {
  const released = new Map<string, Released>();
  const asked: string[] = [];
  let [matching, tags]: [number, readonly string[]] = [0, []];
  const versionless = new Set<string>();
  const loaded = new Map<FileTree, readonly Skill[]>();
  for (const { before, after } of releases ? pairs : []) {
    if (!before || !after) continue;
    const search = await releases?.(before.name, before.version?.value ?? null);
    asked.push(after.name);
    matching += search?.matching ?? 0;
    tags = search?.tags ?? tags;
    for (const tag of search?.versionless ?? []) versionless.add(tag);
    const found = search?.last;
    if (!found) continue;
    const skills = loaded.get(found.tree) ?? (await load(found.tree, config)).workspace.skills;
    loaded.set(found.tree, skills);
    const skill = sameSkill(skills, before);
    if (skill) released.set(after.root, { skill, tag: found.tag });
  }
  const unmatched = matching === 0 ? asked : [];
  return { released, unmatched, tags, versionless: [...versionless] };
}

/** The skill of that name, at its place where several have it; else what stood at its place and cannot be read. */
function sameSkill(skills: readonly Skill[], { name, root }: Skill): Skill | undefined {
  const named = skills.filter((skill) => skill.name === name && !skill.unreadable);
  const there = skills.find((skill) => skill.root === root && skill.unreadable);
  const [only, second] = named;
  return named.find((skill) => skill.root === root) ?? (second ? undefined : only) ?? there;
}
