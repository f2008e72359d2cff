import type { Skill } from '../../model/skill.ts';
import type { Successors } from '../../model/successors.ts';

/** The skills that removed skills may have become: a skill of the same name, or similar ones. */
export function findSuccessors(
  removed: readonly Skill[],
  added: readonly Skill[],
  pairs: readonly (readonly [before: Skill, after: Skill])[],
  similar: ReadonlyMap<Skill, readonly Skill[]>,
): ReadonlyMap<Skill, Successors> {
  const found = new Map<Skill, Successors>();
  if (removed.length === 0) return found;
  const pairedByName = new Map<string, Skill>();
  for (const [, after] of pairs) {
    if (!after.unreadable && !pairedByName.has(after.name)) pairedByName.set(after.name, after);
  }
  const unpaired = new Set(added);
  for (const skill of removed) {
    const sameName = pairedByName.get(skill.name);
    const candidates = similar.get(skill)?.filter((candidate) => unpaired.has(candidate)) ?? [];
    if (sameName) found.set(skill, { relation: 'same-name', skills: [sameName] });
    else if (candidates.length > 0) found.set(skill, { relation: 'similar', skills: candidates });
  }
  return found;
}
