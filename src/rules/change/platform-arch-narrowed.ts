import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describePlatforms, hasName, refusesSome } from '../support/toml-item.ts';

/** The list of supported architectures was narrowed. */
export const platformArchNarrowed = changeRule({
  id: 'platform-arch-narrowed',
  category: 'requirement',
  summary: '`platform.arch` keeps what it supports, or a major version step says otherwise.',
  why: 'The skill no longer installs where it did.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Supported architectures',
      fields: ['platform.arch'],
    },
  ],
  on: { kind: 'platform' },
  when: (change) => hasName('arch')(change) && (refusesSome(change) || change.action === 'added'),
  grade: { bump: 'major' },
  direction: 'environment',
  basis: { document: 'skill.toml contract', quote: 'Supported architectures' },
  message: ({ before, after, verdict }) =>
    `platform.arch ${verdict === 'incomparable' ? 'changed' : 'was narrowed'}: ${describePlatforms(before)} -> ${describePlatforms(after)}; elsewhere the skill is no longer supported.`,
  invalid: twoTomls(
    `
      [platform]
      arch = []
    `,
    `
      [platform]
      arch = ["x86_64"]
    `,
  ),
  valid: twoTomls(
    `
      [platform]
      arch = ["x86_64"]
    `,
    `
      [platform]
      arch = []
    `,
  ),
});
