import { worklogSkill } from '../examples/skill.ts';
import { problemRule } from '../rule.ts';

const accepted = `accept:
  - rule: skill-renamed
    path: skills/worklog/SKILL.md
    fingerprint: "3f9a1c0b7d4260f1c2a98e5b7d3f4a10"
    reason: Nobody calls it yet.`;

const acceptedUntil = (day: string) => `
-- skillaccord.yml --
${accepted}
    expires: ${day}
${worklogSkill()}
`;

export const acceptExpired = problemRule({
  id: 'accept-expired',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports entries of `accept:` in the configuration that have expired.',
  why: 'The accepted finding counts again, and needs a new review.',
  howToFix: 'Remove the entry and review the finding again, or set `expires` to a later day.',
  source:
    'Skillaccord\'s configuration, "accept": "expires" is the last day on which an entry counts.',
  invalid: acceptedUntil('1999-12-31'),
  valid: acceptedUntil('2999-12-31'),
});

export const acceptUnused = problemRule({
  id: 'accept-unused',
  topic: 'unused-acceptance',
  category: 'repository',
  severity: 'warning',
  severityText: 'warning; note for an entry that the change adds',
  summary: 'Reports entries of `accept:` in the configuration that match no finding.',
  why: 'Once the change is merged or released, its entry has no use. A new entry is a note: its pull request may still be open, and for a permission it counts only after the merge.',
  source: 'Skillaccord\'s configuration, "accept": an entry accepts one finding.',
  howToFix:
    'Remove the entry, or write the whole fingerprint. For a permission, merge the entry first, in a pull request of its own.',
  invalid: `
-- before/skillaccord.yml --
${accepted}
-- after/skillaccord.yml --
${accepted}
${worklogSkill('before/')}
${worklogSkill('after/')}
`,
  valid: `
-- after/skillaccord.yml --
fail-on: error
${worklogSkill('before/')}
${worklogSkill('after/')}
`,
});

const ignoring = (name: string) => `
-- skillaccord.yml --
ignore: [fixtures/${name}]
-- fixtures/broken/notes.md --
Notes.
${worklogSkill()}
`;

export const configPathMissing = problemRule({
  id: 'config-path-missing',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports misspelt paths under `ignore` and `overrides` in the configuration.',
  why: 'The entry has no effect: its files are checked, or have the usual levels.',
  source: 'Skillaccord\'s configuration, "ignore": the paths that a run does not check.',
  howToFix: 'Write the name of the file or folder, or remove the entry.',
  invalid: ignoring('brokn'),
  valid: ignoring('broken'),
});

const levelNow = (level: string) => `
${worklogSkill('before/')}
-- after/skillaccord.yml --
rules:
  allowed-tools-widened: ${level}
${worklogSkill('after/')}
`;

export const gateWeakened = problemRule({
  id: 'gate-weakened',
  category: 'repository',
  severity: 'warning',
  summary: 'Reports configuration changes that let more through than before.',
  why: 'A pull request may loosen the check in order to pass. A reviewer has to know.',
  source: 'Skillaccord\'s configuration, "What a pull request cannot configure".',
  howToFix: 'Loosen the configuration in a separate pull request, and let its owner review it.',
  invalid: levelNow('off'),
  valid: levelNow('error'),
});

const releasedAt = (glob: string) => `
-- before/skillaccord.yml --
release: ${glob}
${worklogSkill('before/', 'version: 1.0.0')}
-- after/skillaccord.yml --
release: ${glob}
${worklogSkill('after/', 'version: 1.0.1', 'Writes a work log every day.')}
`;

export const releaseUnmatched = problemRule({
  id: 'release-unmatched',
  category: 'repository',
  severity: 'warning',
  asksNothing: true,
  summary: 'Reports a `release` glob that matches no tag with a version.',
  why: 'Without a release, each version is compared with the target branch, so every pull request needs a new bump.',
  source: 'Skillaccord\'s configuration, "release".',
  howToFix:
    'Write a glob that matches the tags, fetch them with `fetch-depth: 0`, or remove `release`.',
  invalid: releasedAt('"tag:v*"'),
  valid: releasedAt('base'),
});
