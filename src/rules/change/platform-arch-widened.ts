import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { hasName } from '../support/toml-item.ts';
import { describeNewPlatforms } from '../words/platform-words.ts';

/** The list of supported architectures was widened. */
export const platformArchWidened = changeRule({
  id: 'platform-arch-widened',
  category: 'requirement',
  summary: 'Reports more architectures in `platform.arch`.',
  why: 'Nothing breaks: the skill can be installed on more machines.',
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
  requires: { bump: 'minor' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Supported architectures' },
  phrase: 'more architectures',
  message: (change) => msg`${code('platform.arch')} ${describeNewPlatforms(change)}.`,
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
