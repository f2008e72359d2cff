import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describePlatforms } from '../support/toml-item.ts';

/** A list of platforms was rewritten without a change of meaning. */
export const platformRewritten = changeRule({
  id: 'platform-rewritten',
  category: 'documentation',
  summary: 'Reports a rewritten list of the same platforms.',
  why: 'Nothing changes for users: the skill supports the same platforms.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Supported OS (empty = all)',
      fields: ['platform.os'],
    },
  ],
  on: { kind: 'platform', action: 'changed', verdict: 'equivalent' },
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Supported OS (empty = all)' },
  phrase: 'platforms rewritten',
  message: ({ before, after }) =>
    msg`${code(`platform.${after?.name}`)} changed from ${describePlatforms(before)} to ${describePlatforms(after)}. The platforms are the same.`,
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
