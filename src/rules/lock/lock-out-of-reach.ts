import { lockFormatOf } from '../../locks/read.ts';
import { type Message, msg, namePart, pathPart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { computed, skillsLockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';

/** A lock entry and its skill that still exist but no longer match. */
export const lockOutOfReach = lockRule({
  id: 'lock-out-of-reach',
  severity: 'warning',
  summary: 'Reports lock entries that no longer find their skill, although it still exists.',
  why: 'The skill can change unnoticed, while its lock looks complete.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Move the lock or the skill back, or lock the skill in its new place. Give skills with the same name different names.',
  invalid:
    skillsLockOf(computed.worklog, 'before/') +
    worklog(undefined, 'before/.agents/') +
    skillsLockOf(computed.worklog, 'after/docs/') +
    worklog(undefined, 'after/.agents/'),
  valid:
    skillsLockOf(computed.worklog, 'before/') +
    worklog(undefined, 'before/.agents/') +
    skillsLockOf(computed.worklog, 'after/app/') +
    worklog(undefined, 'after/app/.agents/'),
  *check(subject) {
    const { entry, lock, orphanedSkill, before, baseSkill } = subject;
    if (!orphanedSkill) return;
    const isMoved = baseSkill !== null && baseSkill.root !== orphanedSkill.root;
    // For locks with paths, a missing path is a removed pin, reported elsewhere.
    if (lockFormatOf(lock).lookupBy === 'path' && !isMoved) return;
    yield {
      message: describeReach(subject, orphanedSkill, isMoved),
      help: msg`Undo the move, or lock the skill in its new place.`,
      at: entry.at,
      was: before?.at ?? (baseSkill ? { path: baseSkill.path } : undefined),
      about: [entry.id, orphanedSkill.root].join('\0'),
    };
  },
});

function describeReach(
  { entry, lock, skill, before, baseSkill }: Subjects['lock'],
  orphanedSkill: Skill,
  isMoved: boolean,
): Message {
  const name = namePart(entry.id);
  const location = pathPart(orphanedSkill.root);
  if (lockFormatOf(lock).lookupBy === 'name')
    return msg`Lock entry of ${name} now finds ${pathPart(skill?.root ?? '')}, not ${location}.`;
  if (isMoved && baseSkill)
    return msg`${name} moved to ${location}, where its lock entry does not find it.`;
  const subject =
    before && before.at.path !== lock.path
      ? msg`${pathPart(lock.path)} (moved from ${pathPart(before.at.path)})`
      : msg`${pathPart(lock.path)}`;
  return msg`${subject} no longer covers ${name}, which is in ${location}.`;
}
