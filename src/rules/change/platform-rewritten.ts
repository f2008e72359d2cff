import type { Item } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describePlatforms } from '../support/toml-item.ts';

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
  phrase: 'the platforms were rewritten',
  message: ({ before, after }) =>
    `\`platform.${after?.name}\` changed from ${listed(before)} to ${listed(after)}: the skill supports the same platforms.`,
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

function listed(item: Item | null): string {
  const names = describePlatforms(item);
  return names === 'all' ? 'an empty list (all)' : names;
}
