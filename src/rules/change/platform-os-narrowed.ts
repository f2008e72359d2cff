import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasName, refusesSome } from '../support/toml-item.ts';
import { describeLostPlatforms } from '../words/platform-words.ts';

/** The list of supported operating systems was narrowed. */
export const platformOsNarrowed = changeRule({
  id: 'platform-os-narrowed',
  category: 'requirement',
  summary: 'Reports fewer operating systems in `platform.os`.',
  why: 'The skill can no longer be installed on the removed systems.',
  enforces: [
    {
      document: 'skill.toml contract',
      quote: 'Supported OS (empty = all)',
      fields: ['platform.os'],
    },
  ],
  on: { kind: 'platform' },
  when: (change) => hasName('os')(change) && (refusesSome(change) || change.action === 'added'),
  requires: { bump: 'major' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Supported OS (empty = all)' },
  phrase: 'fewer operating systems',
  message: (change) => msg`${code('platform.os')} ${describeLostPlatforms(change)}.`,
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
