import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describePlatforms, hasName, refusesSome } from '../support/toml-item.ts';

/** The list of supported operating systems was narrowed. */
export const platformOsNarrowed = changeRule({
  id: 'platform-os-narrowed',
  category: 'requirement',
  summary: '`platform.os` keeps what it supports, or a major version step says otherwise.',
  why: 'The skill no longer installs where it did.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Supported OS (empty = all)',
      fields: ['platform.os'],
    },
  ],
  on: { kind: 'platform' },
  when: (change) => hasName('os')(change) && (refusesSome(change) || change.action === 'added'),
  grade: { bump: 'major' },
  direction: 'environment',
  basis: { document: 'skill.toml contract', quote: 'Supported OS (empty = all)' },
  message: ({ before, after, verdict }) =>
    `platform.os ${verdict === 'incomparable' ? 'changed' : 'was narrowed'}: ${describePlatforms(before)} -> ${describePlatforms(after)}; elsewhere the skill is no longer supported.`,
  invalid: twoTomls(
    `
      [platform]
      os = ["linux", "macos"]
    `,
    `
      [platform]
      os = ["linux"]
    `,
  ),
  valid: twoTomls(
    `
      [platform]
      os = ["linux"]
    `,
    `
      [platform]
      os = []
    `,
  ),
});
