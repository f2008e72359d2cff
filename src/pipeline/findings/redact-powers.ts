import type { Power, PowerChange } from '../../model/power.ts';
import type { Skill } from '../../model/skill.ts';
import { redactorFor } from './redact.ts';

/** The changes without the values of sensitive inputs, which a skill may repeat in a permission. */
export function redactPowers(
  changes: readonly PowerChange[],
  skills: readonly Skill[],
): readonly PowerChange[] {
  if (changes.length === 0) return changes;
  const secrets = skills.flatMap((skill) => skill.secrets);
  if (secrets.length === 0) return changes;
  const redactor = redactorFor(secrets);
  const clean = (power: Power): Power => ({ ...power, scope: redactor.text(power.scope) });
  return changes.map((change) => ({
    ...change,
    power: clean(change.power),
    previous: change.previous && clean(change.previous),
  }));
}
