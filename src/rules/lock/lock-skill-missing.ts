import { clip, quote } from '../../model/value/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { describeSkill } from '../words/words.ts';

/** A proto lock with a skill that does not exist. */
export const lockSkillMissing = lockRule({
  id: 'lock-skill-missing',
  severity: 'error',
  summary: 'Every skill in a lock is in the repository.',
  why: 'A locked run of a proto does not find the skill and stops. For a skill that the configuration ignores, it is a note: the entry stays and is not verified.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'Restore the skill, give it the name in the lock, or run `skillaccord lock FILE` to remove the entry, and commit the lock.',
  invalid: lockOf(hashes.worklog) + worklog().replace('name: worklog', 'name: journal'),
  valid: lockOf(hashes.worklog) + worklog(),
  *check({ entry, lock, skill, baseSkill, ignoredRoot }) {
    if (skill || lock.format !== 'proto-lock') return;
    if (ignoredRoot !== null) {
      yield {
        message: `The entry of ${quote(entry.id)} is not verified: \`ignore\` in the configuration matches ${clip(ignoredRoot || '.')}.`,
        at: entry.at,
        about: entry.id,
        severity: 'note',
      };
      return;
    }
    const baseLocation = baseSkill
      ? ` (at base: ${describeSkill({ name: baseSkill.name, root: baseSkill.root }).location})`
      : '';
    yield {
      message: `The lock lists ${quote(entry.id)}, but the repository has no skill of that name${baseLocation}. Locked runs will fail. If it is gone on purpose, run: \`skillaccord lock ${lock.path}\`.`,
      at: entry.at,
      was: baseSkill ? { path: baseSkill.path } : undefined,
      about: entry.id,
    };
  },
});
