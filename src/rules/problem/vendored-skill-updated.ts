import { computed, skillsLockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** A changed skill that was installed from elsewhere. */
export const vendoredSkillUpdated = problemRule({
  id: 'vendored-skill-updated',
  category: 'identity',
  severity: 'note',
  asksNothing: true,
  severityText: 'note; warning for an edit made here',
  summary: 'Reports changes of skills that were installed from elsewhere.',
  why: 'The source of the skill decides on its version, so no bump is due here. The reviewer sees what the update changes.',
  source:
    'skills-lock.json, .skill-lock.json, apm.lock.yaml and the `metadata.github-*` that `gh skill install` writes: the source of a skill.',
  howToFix: 'Make edits in the source: the next update overwrites an edit made here.',
  invalid:
    skillsLockOf(computed.worklog, 'before/') +
    worklog(undefined, 'before/.agents/') +
    skillsLockOf(computed.daily, 'after/') +
    worklog('Writes a daily work log.', 'after/.agents/'),
  valid:
    skillsLockOf(computed.worklog, 'before/') +
    worklog(undefined, 'before/.agents/') +
    skillsLockOf(computed.worklog, 'after/') +
    worklog(undefined, 'after/.agents/'),
});
