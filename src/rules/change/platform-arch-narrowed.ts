import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasName, refusesSome } from '../support/toml-item.ts';
import { describeLostPlatforms } from '../words/platform-words.ts';

/** The list of supported architectures was narrowed. */
export const platformArchNarrowed = changeRule({
  id: 'platform-arch-narrowed',
  category: 'requirement',
  summary: 'Fewer architectures in `platform.arch` need a major bump.',
  why: 'The skill can no longer be installed on the removed platforms.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Supported architectures',
      fields: ['platform.arch'],
    },
  ],
  on: { kind: 'platform' },
  when: (change) => hasName('arch')(change) && (refusesSome(change) || change.action === 'added'),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Supported architectures' },
  phrase: 'fewer architectures are supported',
  message: (change) => `\`platform.arch\` ${describeLostPlatforms(change)}.`,
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
