import { quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

/** A proto lock with a skill that does not exist. */
export const lockSkillMissing = lockRule({
  id: 'lock-skill-missing',
  severity: 'error',
  summary: 'Every skill a lock of ADR-003 names is in the repository.',
  why: 'A proto that runs locked finds no such skill and stops.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'Restore the skill, name it as the lock does, or run `skillaccord lock FILE` to drop the entry and commit the lock.',
  invalid: lockOf(hashes.worklog) + worklog().replace('name: worklog', 'name: journal'),
  valid: lockOf(hashes.worklog) + worklog(),
  *check({ entry, lock, skill, baseSkill }) {
    if (skill || lock.format !== 'proto-lock') return;
    const baseLocation = baseSkill
      ? `; at base it was ${describeSkill({ name: baseSkill.name, root: baseSkill.root }).location}`
      : '';
    yield {
      message: `The lock names ${quote(entry.id)}, but no skill of this repository has that name${baseLocation}.`,
      at: entry.at,
      was: baseSkill ? { path: baseSkill.path } : undefined,
      about: entry.id,
    };
  },
});
