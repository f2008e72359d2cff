import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';

/** A list of platforms was rewritten without a change of meaning. */
export const platformRewritten = changeRule({
  id: 'platform-rewritten',
  category: 'documentation',
  summary: 'A rewritten list of the same platforms needs a patch bump.',
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
  message: ({ after }) =>
    `\`platform.${after?.name}\` was rewritten: the skill supports the same platforms.`,
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
