import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasName, refusesSome } from '../support/toml-item.ts';
import { describeLostPlatforms } from '../words/platform-words.ts';

/** The list of supported architectures was narrowed. */
export const platformArchNarrowed = changeRule({
  id: 'platform-arch-narrowed',
  category: 'requirement',
  summary: 'Reports fewer architectures in `platform.arch`.',
  why: 'The skill can no longer be installed on the removed architectures.',
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
  phrase: 'fewer architectures',
  message: (change) => msg`${code('platform.arch')} ${describeLostPlatforms(change)}.`,
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
