import type { Trace } from '../../model/removal-trace.ts';
import type { Skill } from '../../model/skill.ts';

/** Possible new locations of removed skills: a skill of the same name, or similar ones. */
export function tracesOf(
  removed: readonly Skill[],
  added: readonly Skill[],
  pairs: readonly (readonly [before: Skill, after: Skill])[],
  similar: ReadonlyMap<Skill, readonly Skill[]>,
): ReadonlyMap<Skill, Trace> {
  const traces = new Map<Skill, Trace>();
  if (removed.length === 0) return traces;
  const pairedByName = new Map<string, Skill>();
  for (const [, after] of pairs) {
    if (!after.unreadable && !pairedByName.has(after.name)) pairedByName.set(after.name, after);
  }
  const unpaired = new Set(added);
  for (const skill of removed) {
    const sameName = pairedByName.get(skill.name);
    const candidates = similar.get(skill)?.filter((candidate) => unpaired.has(candidate)) ?? [];
    if (sameName) traces.set(skill, { relation: 'same-name', skills: [sameName] });
    else if (candidates.length > 0) traces.set(skill, { relation: 'similar', skills: candidates });
  }
  return traces;
}
