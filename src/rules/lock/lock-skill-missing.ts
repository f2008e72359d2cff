import { quote } from '../../model/format-value.ts';
import { hashes, lockOf, worklog } from '../examples/lock.ts';
import { lockRule } from '../rule.ts';
import { skillWords } from '../words/words.ts';

/** A proto-lock that names a skill nobody has. */
export const lockSkillMissing = lockRule({
  id: 'lock-skill-missing',
  severity: 'error',
  summary: 'Every skill a lock of ADR-003 names is in the repository.',
  why: 'A proto that runs locked finds no such skill and stops.',
  source: 'ADR-003, Lockfile Workflow.',
  mend: 'Restore the skill, name it as the lock does, or run `skillgate lock FILE` to drop the entry and commit the lock.',
  fails: lockOf(hashes.worklog) + worklog().replace('name: worklog', 'name: journal'),
  passes: lockOf(hashes.worklog) + worklog(),
  *check({ entry, lock, skill, was }) {
    if (skill || lock.format !== 'proto-lock') return;
    const place = was
      ? `; at base it was ${skillWords({ name: was.name, root: was.root }).place}`
      : '';
    yield {
      message: `The lock names ${quote(entry.id)}, but no skill of this repository has that name${place}.`,
      at: entry.at,
      was: was ? { path: was.path } : undefined,
      about: entry.id,
    };
  },
});
