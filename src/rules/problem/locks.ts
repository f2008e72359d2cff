import { computed, hashes, installed, lockOf, worklog } from '../examples/lock.ts';
import { problemRule } from '../rule.ts';

export const lockPathLeak = problemRule({
  id: 'lock-path-leak',
  category: 'lock',
  severity: 'warning',
  summary: 'Reports paths into a home directory in a lock.',
  why: 'Such a path reveals the name of a user and does not exist on other machines.',
  source:
    'ADR-003, Path Sanitization: "Traces should sanitize paths to avoid leaking local structure".',
  howToFix: 'Replace the home directory with `LOCAL`, or remove the field.',
  invalid:
    lockOf(hashes.worklog, ['source_ref: "git+file:///home/dan/skills#worklog"']) + worklog(),
  valid: lockOf(hashes.worklog, ['source_ref: "git+file://LOCAL/skills#worklog"']) + worklog(),
});

export const lockSyntax = problemRule({
  id: 'lock-syntax',
  category: 'lock',
  summary: 'Reports locks that cannot be read, and entries without a well-formed hash.',
  why: 'An entry that cannot be read is not verified, although the skill looks locked.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'Correct the file, or delete it and write it again with `skillaccord lock FILE` or its own tool.',
  invalid: lockOf('sha256:789xyz...') + worklog(),
  valid: lockOf(hashes.worklog) + worklog(),
});

export const lockUnrecognised = problemRule({
  id: 'lock-unrecognised',
  category: 'lock',
  severity: 'note',
  summary: 'Reports files with the name of a skill lock and an unknown format.',
  options: '`locks:` adds file names.',
  why: 'The skills look locked, but nothing verifies them.',
  source: 'ADR-003, Lockfile Workflow.',
  howToFix:
    'Write the lock again with its tool or `skillaccord lock FILE`, or leave it out with `ignore`.',
  invalid: lockOf(hashes.worklog).replace('content_hash', 'hash') + worklog(),
  valid: lockOf(hashes.worklog) + worklog(),
});

export const vendoredSkillClaimed = problemRule({
  id: 'vendored-skill-claimed',
  category: 'identity',
  severity: 'warning',
  summary: 'Reports new records that the repository’s own skill was installed from elsewhere.',
  why: 'Breaks and removals of an installed skill ask for no version here. A record alone must not take a skill out of the check.',
  source:
    'skills-lock.json, .skill-lock.json, apm.lock.yaml and the `metadata.github-*` that `gh skill install` writes: the source of a skill.',
  howToFix: 'Remove the record, or keep it if the skill is installed from that source.',
  invalid: worklog(undefined, 'before/.agents/') + installed(computed.worklog, 'after/'),
  valid: installed(computed.worklog, 'before/') + installed(computed.worklog, 'after/'),
});

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
    installed(computed.worklog, 'before/') +
    installed(computed.daily, 'after/', 'Writes a daily work log.'),
  valid: installed(computed.worklog, 'before/') + installed(computed.worklog, 'after/'),
});
