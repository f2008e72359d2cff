import type { Skill } from '../../model/skill.ts';
import type { Trace } from '../../model/skill-trace.ts';

/** What head still has of the skills that went: one of the same name elsewhere, or what they may have become. */
export function tracesOf(
  gone: readonly Skill[],
  come: readonly Skill[],
  pairs: readonly (readonly [before: Skill, after: Skill])[],
  alike: ReadonlyMap<Skill, readonly Skill[]>,
): ReadonlyMap<Skill, Trace> {
  const traces = new Map<Skill, Trace>();
  const kept = new Map<string, Skill>();
  for (const [, after] of pairs) {
    if (!after.unreadable && !kept.has(after.name)) kept.set(after.name, after);
  }
  const free = new Set(come);
  for (const skill of gone) {
    const namesake = kept.get(skill.name);
    const likely = alike.get(skill)?.filter((one) => free.has(one)) ?? [];
    if (namesake) traces.set(skill, { how: 'namesake', skills: [namesake] });
    else if (likely.length > 0) traces.set(skill, { how: 'alike', skills: likely });
  }
  return traces;
}
