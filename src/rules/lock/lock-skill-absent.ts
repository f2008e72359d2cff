import { lockFormatOf } from '../../locks/read.ts';
import { quoted } from '../../model/seen.ts';
import { computed, skillsLockOf, worklog } from '../lock-example.ts';
import { lockRule } from '../rule.ts';

/** A locked skill that is not vendored, so that there is nothing to compare with its pin. */
export const lockSkillAbsent = lockRule({
  id: 'lock-skill-absent',
  severity: 'note',
  summary: 'Every skill that a lock of another tool names is in the tree, and has a hash there.',
  why: 'Nothing verifies such a skill here: what its tool installs elsewhere may be anything.',
  source:
    'skills-lock.json, .skill-lock.json and apm.lock.yaml: skills are restored from the lock.',
  mend: 'Where skills are installed anew on every machine, nothing is to be mended. Where they are to be verified in review, commit the folder they are installed in.',
  fails: `${skillsLockOf(computed.worklog)}${worklog()}`.replace('skills/worklog/', 'src/worklog/'),
  passes: skillsLockOf(computed.worklog) + worklog(undefined, '.agents/'),
  *check({ entry, lock, units, skill, was, left }) {
    const { writer } = lockFormatOf(lock);
    // What is still in the tree and out of reach, lock-out-of-reach or lock-pin-removed tells of.
    if (units.length > 0 || skill || writer === null || left) return;
    // An entry without a hash for another reason is a fault, and said.
    if (!entry.unhashed && entry.pins.length === 0) return;
    const why = entry.unhashed
      ? 'the lock records no hash of it'
      : `it is not in this tree${was ? `; at base it was in ${was.root}` : ''}`;
    yield {
      message: `${quoted(entry.id)} is not verified: ${why}.`,
      at: entry.at,
      was: was ? { path: was.path } : undefined,
      about: entry.id,
    };
  },
});
