import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describePlatforms, hasName } from '../support/toml-item.ts';

/** The list of supported architectures was widened. */
export const platformArchWidened = changeRule({
  id: 'platform-arch-widened',
  category: 'requirement',
  summary: 'A `platform.arch` that supports more comes with a minor version step.',
  why: 'Nothing breaks; the skill installs in more places.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Supported architectures',
      fields: ['platform.arch'],
    },
  ],
  on: { kind: 'platform' },
  when: (change) =>
    hasName('arch')(change) && (change.verdict === 'widened' || change.action === 'removed'),
  grade: { bump: 'minor' },
  direction: 'environment',
  basis: { document: 'skill.toml contract', quote: 'Supported architectures' },
  message: ({ before, after }) =>
    `platform.arch was widened: ${describePlatforms(before)} -> ${describePlatforms(after)}.`,
  invalid: twoTomls(
    `
      [platform]
      arch = ["x86_64"]
    `,
    `
      [platform]
      arch = ["x86_64", "arm"]
    `,
  ),
  valid: twoTomls(
    `
      [platform]
      arch = ["x86_64", "arm"]
    `,
    `
      [platform]
      # the same
      arch = ["x86_64", "arm"]
    `,
  ),
});
