import { createSkillLookup, lockedTargets } from '../../locks/targets.ts';
import type { SkillUse } from '../../model/catalogue.ts';
import type { LockEntry } from '../../model/lock.ts';
import type { Reference } from '../../model/proto.ts';
import type { Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Workspace } from '../../model/workspace.ts';
import { referencedSkill } from '../../protos/resolve.ts';
import { redactorFor } from '../findings/redact.ts';

/** The entries of locks and the references of protos, by the skill that they name. */
export function skillUses(workspace: Workspace): ReadonlyMap<Skill, readonly SkillUse[]> {
  const found = [...lockUses(workspace), ...protoUses(workspace)];
  const bySkill = groupBy(found, ({ skill }) => skill);
  return new Map(Array.from(bySkill, ([skill, list]) => [skill, list.map(({ use }) => use)]));
}

interface FoundUse {
  readonly skill: Skill;
  readonly use: SkillUse;
}

function lockUses(workspace: Workspace): readonly FoundUse[] {
  const lookup = createSkillLookup(workspace);
  return workspace.locks.flatMap((lock) =>
    lock.entries.flatMap((entry) => {
      const targets = lockedTargets(lock, entry, lookup);
      const skills = new Set(targets.flatMap(({ skill }) => skill ?? []));
      return [...skills].map((skill) => foundUse(skill, 'lock', entry.at, lockPins(entry)));
    }),
  );
}

function protoUses({ protos, skills }: Workspace): readonly FoundUse[] {
  const byName = groupBy(skills, ({ name }) => name);
  return protos.flatMap(({ references }) =>
    references.flatMap((reference) => {
      const skill = referencedSkill(byName, reference);
      return skill ? [foundUse(skill, 'proto', reference.at, referencePins(reference))] : [];
    }),
  );
}

function foundUse(
  skill: Skill,
  by: SkillUse['by'],
  at: SkillUse['at'],
  pins: readonly string[],
): FoundUse {
  const redactor = redactorFor(skill.secrets);
  return { skill, use: { by, at, pins: pins.map((pin) => redactor.text(pin)) } };
}

function lockPins({ version, pins }: LockEntry): readonly string[] {
  const values = [...(version ? [version.value] : []), ...pins.map(({ value }) => value)];
  return [...new Set(values)];
}

function referencePins({ minVersion, hash }: Reference): readonly string[] {
  return [...(minVersion ? [`${minVersion.value} or later`] : []), ...(hash ? [hash.value] : [])];
}
