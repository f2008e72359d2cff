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
  summary:
    'Every entry of a lock still vouches for the skill it vouched for at base, where that is still there.',
  why: 'Nothing fails when the content of the skill changes unseen, while its lock still looks whole.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Put the lock, or the skill, back to where the one finds the other; or lock the skill where it is now. Give skills of one name different names. Where the skill is to go unlocked, a reviewer has to know.',
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
    const { entry, lock, orphanedSkill, baseSkill } = subject;
    if (!orphanedSkill) return;
    const isMoved = baseSkill !== null && baseSkill.root !== orphanedSkill.root;
    // For locks with paths, a missing path is a removed pin, reported elsewhere.
    if (lockFormatOf(lock).lookupBy === 'path' && !isMoved) return;
    yield {
      message: `${describeReach(subject, orphanedSkill, isMoved)}; nothing verifies the content of that skill any more.`,
      at: entry.at,
      was: baseSkill ? { path: baseSkill.path } : undefined,
      about: [entry.id, orphanedSkill.root].join('\0'),
    };
  },
});

function describeReach(
  { entry, lock, skill, baseSkill }: Subjects['lock'],
  orphanedSkill: Skill,
  isMoved: boolean,
): string {
  const location = clip(orphanedSkill.root);
  if (lockFormatOf(lock).lookupBy === 'name') {
    return `The entry of ${quote(entry.id)} holds for ${clip(skill?.root ?? '')} now; at base it was for ${location}`;
  }
  if (isMoved && baseSkill) {
    return `The skill in ${clip(baseSkill.root)} moved to ${location}, where the entry of ${quote(entry.id)} does not look`;
  }
  const folder = folderOf(lock.path);
  const from = folder === '' ? 'the top of the repository' : clip(folder);
  return `The lock in ${from} looks for ${quote(entry.id)} elsewhere than in ${location}, where it is`;
}
