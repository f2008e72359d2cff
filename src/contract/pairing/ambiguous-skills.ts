import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { AmbiguousSkills } from '../../model/workspace.ts';

/** The unpaired skills of the same name on both sides, by skill. */
export function findAmbiguousSkills(
  removed: readonly Skill[],
  added: readonly Skill[],
): ReadonlyMap<Skill, AmbiguousSkills> {
  const found = new Map<Skill, AmbiguousSkills>();
  const addedByName = groupBy(added.filter(isRead), ({ name }) => name);
  for (const [name, before] of groupBy(removed.filter(isRead), (skill) => skill.name)) {
    const after = addedByName.get(name);
    if (!after) continue;
    for (const skill of [...before, ...after]) found.set(skill, { before, after });
  }
  return found;
}

function isRead({ unreadable }: Skill): boolean {
  return !unreadable;
}
