import { code, msg, namePart, pathPart } from '../../model/message.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';

/** A proto lock with a skill that does not exist. */
export const lockSkillMissing = lockRule({
  id: 'lock-skill-missing',
  topic: 'missing-entry',
  severity: 'error',
  summary: 'Reports lock entries whose skill is not in the repository.',
  why: 'A locked run does not find the skill and stops. For a skill that the configuration ignores, it is a note.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix: 'Restore the skill or its name. Or run `skillaccord lock FILE`, and commit the lock.',
  asksNothing: true,
  invalid: lockOf(hashes.worklog) + worklog().replace('name: worklog', 'name: journal'),
  valid: lockOf(hashes.worklog) + worklog(),
  *check({ entry, lock, skill, baseSkill, renamedSkill, ignoredRoot }) {
    if (skill || lock.format !== 'proto-lock') return;
    const name = namePart(entry.id);
    if (ignoredRoot !== null) {
      yield {
        message: msg`Lock entry of ${name} is not verified: ${code('ignore')} matches ${pathPart(ignoredRoot || '.')}.`,
        at: entry.at,
        about: entry.id,
        severity: 'note',
      };
      return;
    }
    yield {
      message: renamedSkill
        ? msg`Locked skill ${name} is now ${namePart(renamedSkill.name)}.`
        : msg`Locked skill ${name} does not exist.`,
      help: renamedSkill
        ? msg`Run ${code(lockCommand(lock.path))}.`
        : msg`Restore the skill, or run ${code(lockCommand(lock.path))}.`,
      at: entry.at,
      was: baseSkill ? { path: baseSkill.path } : undefined,
      about: entry.id,
    };
  },
});
