import type { LockFile } from '../../model/lock.ts';
import type { Skill } from '../../model/skill.ts';
import { clip, code, quote } from '../../model/value/format-value.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
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
    'Restore the skill, give it the name in the lock, or run `skillaccord lock FILE` to remove the entry or to move it to a new name, and commit the lock.',
  invalid: lockOf(hashes.worklog) + worklog().replace('name: worklog', 'name: journal'),
  valid: lockOf(hashes.worklog) + worklog(),
  *check({ entry, lock, skill, baseSkill, renamedSkill, ignoredRoot }) {
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
    yield {
      message: renamedSkill
        ? renamedMessage(entry.id, renamedSkill.name, lock)
        : missingMessage(entry.id, baseSkill, lock),
      at: entry.at,
      was: baseSkill ? { path: baseSkill.path } : undefined,
      about: entry.id,
    };
  },
});

function renamedMessage(id: string, name: string, { entries, path }: LockFile): string {
  const purpose = entries.some((entry) => entry.id === name)
    ? 'remove its former entry'
    : 'move its entry';
  return `${quote(id)} is now ${quote(name)}. Run ${code(lockCommand(path))} to ${purpose}.`;
}

function missingMessage(id: string, baseSkill: Skill | null, { path }: LockFile): string {
  const baseLocation = baseSkill
    ? ` (at base: ${describeSkill({ name: baseSkill.name, root: baseSkill.root }).location})`
    : '';
  return `The lock lists ${quote(id)}, but the repository has no skill of that name${baseLocation}. Runs with this lock fail. Restore the skill or its name. If it was renamed or removed on purpose, run ${code(lockCommand(path))} to update the lock.`;
}
