import { lockFormatOf } from '../../locks/read.ts';
import type { Draft } from '../../model/finding.ts';
import type { Skill } from '../../model/skill.ts';
import { lockHome } from '../../model/text/install-location.ts';
import { join } from '../../model/text/path.ts';
import { clip, quote } from '../../model/value/format-value.ts';
import { computed, skillsLockOf, worklog } from '../examples/lock.ts';
import { lockRule, type Subjects } from '../rule.ts';
import { formatList } from '../words/words.ts';

/** A locked skill that is not in the tree; its pin cannot be verified. */
export const lockSkillAbsent = lockRule({
  id: 'lock-skill-absent',
  severity: 'note',
  severityText:
    'note; warning if the change removes the skill, or if an unlocked one of its name is in another folder',
  summary:
    'Every skill in the lock of another tool is in the repository and has a hash in the lock.',
  why: 'Nothing verifies such a skill here: its tool may install anything. It is a warning if the change removes the skill and leaves its entry, or if an unlocked skill of that name is in another folder: it looks verified and is not.',
  source:
    'skills-lock.json, .skill-lock.json and apm.lock.yaml: skills are restored from the lock.',
  howToFix:
    'Nothing, if the skills are installed again on every machine. To uninstall a skill, remove its entry too, with the tool that wrote the lock. To verify them in review, commit the folder of the installed skills. For a skill in another folder, such as `vendor/`, write a lock of its own: see "Vendored skills" in docs/lockfile.md.',
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
      message: `${quote(entry.id)} is not verified: ${isElsewhere ? elsewhereReason(subject) : absenceReason(subject)}.`,
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
  const of = isPart ? ` of ${quote(entry.id)}` : '';
  const tool = writer?.name ?? 'its tool';
  // Only a lock of installed skills brings one back.
  const consequence = entry.origin
    ? `The next run of ${tool} installs it again.`
    : `Write the lock again with ${tool}.`;
  const change = renamedSkill
    ? `${quote(name)}${of} is now ${quote(renamedSkill.name)} in ${clip(renamedSkill.root)}`
    : `${quote(name)}${of} was removed from the repository (at base: ${clip(root)})`;
  return {
    message: `${change}, but the lock still lists it${renamedSkill ? ' by its former name' : ''}. ${consequence}`,
    at: entry.at,
    was: { path },
    about: isPart ? [entry.id, root].join('\0') : entry.id,
    severity: 'warning',
  };
}

function absenceReason({ entry, ignoredRoot }: Subjects['lock']): string {
  if (ignoredRoot !== null && !entry.unhashed)
    return `\`ignore\` in the configuration matches ${clip(ignoredRoot || '.')}`;
  return entry.unhashed ? 'the lock has no hash for it' : 'it is not in the repository';
}

function elsewhereReason({ entry, lock, sameNameSkills }: Subjects['lock']): string {
  const home = lockHome(lock.path);
  const places = ['.<agent>/skills', 'skills'].map((folder) => {
    return clip(join(home, `${folder}/${entry.id}`));
  });
  const roots = sameNameSkills.map(({ root }) => root || '.');
  return `it is not in ${places.join(' or ')}, where the lock expects it. The skill in ${formatList(roots)} does not count. Install ${quote(entry.id)} again${entry.origin ? ' from the source in the lock entry' : ''}, or remove the entry`;
}
