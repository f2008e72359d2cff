import type { Change } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency changed to different versions. */
export const dependencyRangeChanged = changeRule({
  id: 'dependency-range-changed',
  category: 'requirement',
  summary: 'A changed version range of a dependency overlaps the old one, or needs a major bump.',
  why: 'A version of the other skill that fits this skill and others may no longer exist.',
  on: { kind: 'dependency', action: 'changed', facet: 'range' },
  when: ({ verdict }) => verdict !== 'narrowed' && verdict !== 'widened',
  requires: ({ verdict, detail }) =>
    verdict !== 'incomparable'
      ? { bump: 'none', warn: true }
      : { bump: detail === 'disjoint' ? 'major' : 'minor' },
  bumpBasis: 'inferred',
  phrase: 'the skill needs other versions of {}',
  message: (change) =>
    `The version range of dependency ${itemName(change)} changed: ${valueTransition(change)}. ${rangeNote(change)}`,
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

/** What the change of the range means for installed versions. */
function rangeNote({ verdict, detail }: Change): string {
  if (verdict !== 'incomparable')
    return 'One of the two is not a version range, so they cannot be compared.';
  return detail === 'disjoint'
    ? 'The two ranges have no version in common, so users must install another version.'
    : 'The new range no longer accepts some versions of the old one.';
}
