import { computed, skillsLockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

/** A changed skill that was installed from elsewhere. */
export const vendoredSkillUpdated = problemRule({
  id: 'vendored-skill-updated',
  category: 'identity',
  severity: 'note',
  severityText: 'note; warning for an edit made here',
  summary: 'No skill that was installed from elsewhere differs from base.',
  why: 'The source of an installed skill decides on its version, so no bump is due here. The reviewer sees what the update brings: the pin, the interface, the permissions and the new findings.',
  source:
    'skills-lock.json, .skill-lock.json, apm.lock.yaml and the `metadata.github-*` that `gh skill install` writes: the source of a skill.',
  howToFix:
    'Nothing, if the update is intended: the changes of its interface are notes. Make an edit in the source: the next update overwrites an edit made here.',
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
