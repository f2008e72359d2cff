import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describePlatforms } from '../support/toml-item.ts';

/** A list of platforms was rewritten without a change of meaning. */
export const platformRewritten = changeRule({
  id: 'platform-rewritten',
  category: 'documentation',
  summary:
    '`platform` that is rewritten without supporting more or less comes with a patch version step.',
  why: 'Nothing changes for whoever installs the skill.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Supported OS (empty = all)',
      fields: ['platform.os'],
    },
  ],
  on: { kind: 'platform', action: 'changed', verdict: 'equivalent' },
  grade: { bump: 'patch' },
  direction: 'none',
  basis: { document: 'skill.toml contract', quote: 'Supported OS (empty = all)' },
  message: ({ before, after }) =>
    `platform.${after?.name} was rewritten: ${describePlatforms(before)} -> ${describePlatforms(after)}; it supports the same.`,
  invalid: twoTomls(
    `
      [platform]
      os = []
    `,
    `
      [platform]
      os = ["linux", "macos", "windows"]
    `,
  ),
  valid: twoTomls(
    `
      [platform]
      os = []
    `,
    `
      [platform]
      arch = []
    `,
  ),
});
