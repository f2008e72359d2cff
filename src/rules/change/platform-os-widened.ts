import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describePlatforms, hasName } from '../support/toml-item.ts';

/** The list of supported operating systems was widened. */
export const platformOsWidened = changeRule({
  id: 'platform-os-widened',
  category: 'requirement',
  summary: 'A `platform.os` that supports more comes with a minor version step.',
  why: 'Nothing breaks; the skill installs in more places.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Supported OS (empty = all)',
      fields: ['platform.os'],
    },
  ],
  on: { kind: 'platform' },
  when: (change) =>
    hasName('os')(change) && (change.verdict === 'widened' || change.action === 'removed'),
  grade: { bump: 'minor' },
  direction: 'environment',
  basis: { document: 'skill.toml contract', quote: 'Supported OS (empty = all)' },
  message: ({ before, after }) =>
    `platform.os was widened: ${describePlatforms(before)} -> ${describePlatforms(after)}.`,
  invalid: twoTomls(
    `
      [platform]
      os = ["linux"]
    `,
    `
      [platform]
      os = []
    `,
  ),
  valid: twoTomls(
    `
      [platform]
      os = ["linux", "macos"]
    `,
    `
      [platform]
      # the same
      os = ["linux", "macos"]
    `,
  ),
});
