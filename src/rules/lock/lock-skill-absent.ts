import { lockFormatOf } from '../../locks/read.ts';
import type { Draft } from '../../model/finding.ts';
import { code, list, msg, namePart, nothing, pathPart, words } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { lockHome } from '../../model/text/install-location.ts';
import { join } from '../../model/text/path.ts';
import { computed, skillsLockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';

/** A locked skill that is not in the tree; its pin cannot be verified. */
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
    if (baseSkill && !isElsewhere) {
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
