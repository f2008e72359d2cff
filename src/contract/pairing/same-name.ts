import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { SameNameCandidates } from '../../model/workspace.ts';

/** The unpaired skills of the same name on both sides, by skill. */
export function sameNameCandidates(
  removed: readonly Skill[],
  added: readonly Skill[],
): ReadonlyMap<Skill, SameNameCandidates> {
  const found = new Map<Skill, SameNameCandidates>();
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
