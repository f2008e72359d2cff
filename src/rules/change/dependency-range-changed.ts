import type { Change } from '../../model/contract.ts';
import { msg, words } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency changed to different versions. */
export const dependencyRangeChanged = changeRule({
  id: 'dependency-range-changed',
  category: 'requirement',
  summary:
    'Reports version ranges of dependencies that are neither wider nor narrower than before.',
  why: 'A version of the dependency that fits this skill and others may no longer exist.',
  on: { kind: 'dependency', action: 'changed', facet: 'range' },
  when: ({ verdict }) => verdict !== 'narrowed' && verdict !== 'widened',
  requires: ({ verdict, detail }) =>
    verdict !== 'incomparable'
      ? { bump: 'none', warn: true }
      : { bump: detail === 'disjoint' ? 'major' : 'minor' },
  bumpBasis: 'inferred',
  phrase: 'version range of {} changed',
  message: (change) =>
    msg`Version range of ${itemName(change)} changed: ${valueTransition(change)}. ${words(consequence(change))}`,
  invalid: twoTomls(
    `
      [dependencies]
      "core.shell" = "<2.0"
    `,
    `
      [dependencies]
      "core.shell" = ">=2.0"
    `,
  ),
  valid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    `
      [dependencies]
      "core.shell" = ">=1.0.0"
    `,
  ),
});

function consequence({ verdict, detail }: Change): string {
  if (verdict !== 'incomparable') return 'One is not a version range.';
  return detail === 'disjoint' ? 'No version matches both.' : 'Some old versions no longer match.';
}
