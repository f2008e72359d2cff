import type { Skill } from '../../model/skill.ts';
import { grouped } from '../../model/text/group-by.ts';
import type { Namesakes } from '../../model/workspace.ts';

/** For each unpaired skill whose name is unpaired on the other side too, all of that name. */
export function namesakesOf(
  gone: readonly Skill[],
  come: readonly Skill[],
): ReadonlyMap<Skill, Namesakes> {
  const found = new Map<Skill, Namesakes>();
  const arrived = grouped(come.filter(isRead), ({ name }) => name);
  for (const [name, before] of grouped(gone.filter(isRead), (skill) => skill.name)) {
    const after = arrived.get(name);
    if (!after) continue;
    for (const skill of [...before, ...after]) found.set(skill, { before, after });
  }
  return found;
}

function isRead({ unreadable }: Skill): boolean {
  return !unreadable;
}
