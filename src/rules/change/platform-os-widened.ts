import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasName } from '../support/toml-item.ts';
import { describeNewPlatforms } from '../words/platform-words.ts';

/** The list of supported operating systems was widened. */
export const platformOsWidened = changeRule({
  id: 'platform-os-widened',
  category: 'requirement',
  summary: 'Reports more operating systems in `platform.os`.',
  why: 'Nothing breaks: the skill can be installed on more systems.',
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
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Supported OS (empty = all)' },
  phrase: 'more operating systems',
  message: (change) => msg`${code('platform.os')} ${describeNewPlatforms(change)}.`,
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
