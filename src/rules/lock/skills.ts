import { lockFormatOf } from '../../locks/read.ts';
import type { Draft } from '../../model/finding.ts';
import {
  code,
  list,
  type Message,
  msg,
  namePart,
  nothing,
  pathPart,
  words,
} from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { lockHome } from '../../model/text/install-location.ts';
import { join } from '../../model/text/path.ts';
import { lockCommand } from '../../model/words/lock-command.ts';
import { computed, hashes, installed, lockOf, skillsLockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';

export const lockOutOfReach = lockRule({
  id: 'lock-out-of-reach',
  severity: 'warning',
  summary: 'Reports lock entries that no longer find their skill, although it still exists.',
  why: 'The skill can change unnoticed, while its lock looks complete.',
  source: 'ADR-003, Lockfile Workflow: "Fail if versions don\'t match lock".',
  howToFix:
    'Move the lock or the skill back, or lock the skill in its new place. Give skills with the same name different names.',
  invalid:
    installed(computed.worklog, 'before/') +
    skillsLockOf(computed.worklog, 'after/docs/') +
    worklog(undefined, 'after/.agents/'),
  valid: installed(computed.worklog, 'before/') + installed(computed.worklog, 'after/app/'),
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

export const lockSkillAbsent = lockRule({
  id: 'lock-skill-absent',
  severity: 'note',
  severityText:
    'note; warning if the change removes the skill, or if an unlocked one of its name is in another folder',
  summary: 'Reports entries of the locks of other tools whose skill is not in the repository.',
  why: 'Nothing verifies such a skill here: its tool may install anything.',
  source:
    'skills-lock.json, .skill-lock.json and apm.lock.yaml: skills are restored from the lock.',
  howToFix:
    'To uninstall a skill, remove its entry, too. To verify it in review, commit its folder: see "Vendored skills" in docs/lockfile.md.',
  asksNothing: true,
  invalid: `${skillsLockOf(computed.worklog)}${worklog()}`.replace(
    'skills/worklog/',
    'src/worklog/',
  ),
  valid: skillsLockOf(computed.worklog) + worklog(undefined, '.agents/'),
  *check(subject) {
    const { entry, lock, target, skill, baseSkill, orphanedSkill, sameNameSkills } = subject;
    const { writer } = lockFormatOf(lock);
    // Existing but unreachable skills are reported by lock-out-of-reach or lock-pin-removed.
    if (target || skill || writer === null || orphanedSkill) return;
    // An entry without a hash for another reason is a reported error.
    if (!entry.unhashed && entry.pins.length === 0) return;
    const isElsewhere = !entry.unhashed && sameNameSkills.length > 0;
    if (baseSkill && !isElsewhere && !entry.unhashed) {
      yield removedDraft(subject, baseSkill);
      return;
    }
    yield {
      ...(isElsewhere ? describeElsewhere(subject) : describeAbsence(subject)),
      at: entry.at,
      was: baseSkill ? { path: baseSkill.path } : undefined,
      about: [entry.id, ...(isElsewhere ? sameNameSkills.map(({ root }) => root) : [])].join('\0'),
      severity: isElsewhere ? 'warning' : undefined,
    };
  },
});

/** A skill that was removed without its entry. */
function removedDraft(subject: Subjects['lock'], { root, path, name }: Skill): Draft {
  const { entry, lock, renamedSkill } = subject;
  const { writer } = lockFormatOf(lock);
  const isPart = name !== entry.id;
  const owner = isPart ? msg` of ${namePart(entry.id)}` : nothing;
  const change = renamedSkill
    ? msg`is now ${namePart(renamedSkill.name)} in ${pathPart(renamedSkill.root)}`
    : msg`was removed`;
  const tool = words(writer?.name ?? 'its tool');
  return {
    message: msg`${namePart(name)}${owner} ${change}, but its lock entry remains.`,
    // Only a lock of installed skills brings one back.
    help: entry.origin
      ? msg`Remove the entry, or ${tool} installs it again.`
      : msg`Write the lock again with ${tool}.`,
    at: entry.at,
    was: { path },
    about: isPart ? [entry.id, root].join('\0') : entry.id,
    severity: 'warning',
  };
}

function describeAbsence({ entry, ignoredRoot }: Subjects['lock']): Pick<Draft, 'message'> {
  const name = namePart(entry.id);
  if (entry.unhashed) return { message: msg`Lock entry of ${name} has no hash.` };
  if (ignoredRoot === null) return { message: msg`Locked skill ${name} is not in the repository.` };
  const place = pathPart(ignoredRoot || '.');
  return {
    message: msg`Lock entry of ${name} is not verified: ${code('ignore')} matches ${place}.`,
  };
}

function describeElsewhere({
  entry,
  lock,
  sameNameSkills,
}: Subjects['lock']): Pick<Draft, 'message' | 'help' | 'notes'> {
  const home = lockHome(lock.path);
  const places = ['.<agent>/skills', 'skills'].map((folder) =>
    pathPart(join(home, `${folder}/${entry.id}`)),
  );
  const roots = sameNameSkills.map(({ root }) => pathPart(root || '.'));
  return {
    message: msg`${namePart(entry.id)} is in ${list(roots)}, where its lock entry does not find it.`,
    help: msg`Install it again, or remove the entry.`,
    notes: [{ message: msg`Its lock expects it in ${list(places, { last: 'or' })}.` }],
  };
}

export const lockSkillMissing = lockRule({
  id: 'lock-skill-missing',
  topic: 'missing-entry',
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
      const message = msg`Lock entry of ${name} is not verified: ${code('ignore')} matches ${pathPart(ignoredRoot || '.')}.`;
      yield { message, at: entry.at, about: entry.id, severity: 'note' };
      return;
    }
    const message = renamedSkill
      ? msg`Locked skill ${name} is now ${namePart(renamedSkill.name)}.`
      : msg`Locked skill ${name} does not exist.`;
    const help = renamedSkill
      ? msg`Run ${code(lockCommand(lock.path))}.`
      : msg`Restore the skill, or run ${code(lockCommand(lock.path))}.`;
    const at = entry.at;
    const about = entry.id;
    yield { message, help, at, was: baseSkill ? { path: baseSkill.path } : undefined, about };
  },
});
