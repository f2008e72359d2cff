import { lockFormatOf } from '../../locks/read.ts';
import type { Skill } from '../../model/skill.ts';
import { folderOf } from '../../model/text/path.ts';
import { clip, quote } from '../../model/value/format-value.ts';
import { computed, skillsLockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';

/** A lock entry and its skill that still exist but no longer match. */
export const lockOutOfReach = lockRule({
  id: 'lock-out-of-reach',
  severity: 'warning',
  summary: 'Every entry of a lock still finds the skill that it found at base.',
  why: 'The content of the skill may change unnoticed, while its lock still looks complete.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Move the lock or the skill back, or lock the skill in its new place. Give skills with the same name different names. If the skill is meant to be unlocked, a reviewer has to approve it.',
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
      message: `${describeReach(subject, orphanedSkill, isMoved)}. Nothing verifies the content of that skill any more: undo the move, or write a lock that covers the skill.`,
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
): string {
  const location = clip(orphanedSkill.root);
  if (lockFormatOf(lock).lookupBy === 'name') {
    return `The lock entry of ${quote(entry.id)} now finds the skill in ${clip(skill?.root ?? '')}, and no longer the one in ${location}`;
  }
  if (isMoved && baseSkill) {
    return `The skill in ${clip(baseSkill.root)} moved to ${location}, where the lock entry of ${quote(entry.id)} does not find it`;
  }
  const subject =
    before && before.at.path !== lock.path
      ? `${clip(before.at.path)} moved to ${clip(lock.path)}, where it`
      : clip(lock.path);
  return `${subject} covers only skills below ${clip(folderOf(lock.path) || 'the root of the repository')}, but ${quote(entry.id)} is in ${location}`;
}
