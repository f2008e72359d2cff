import type { Change } from '../../model/contract.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency changed to different versions. */
export const dependencyRangeChanged = changeRule({
  id: 'dependency-range-changed',
  category: 'requirement',
  summary:
    'A range of a dependency stays within reach of the old one, or moves away with a major version step.',
  why: 'A version of the other skill that fitted both this skill and others no longer does.',
  on: { kind: 'dependency', action: 'changed', facet: 'range' },
  when: ({ verdict }) => verdict !== 'narrowed' && verdict !== 'widened',
  grade: ({ verdict, detail }) =>
    verdict !== 'incomparable'
      ? { bump: 'none', warn: true }
      : { bump: detail === 'disjoint' ? 'major' : 'minor' },
  direction: 'environment',
  basis: 'inferred',
  message: (change) =>
    `Dependency ${itemName(change)} takes other versions: ${valueTransition(change)}${rangeNote(change)}.`,
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

/** Describes the change of the range. */
function rangeNote({ verdict, detail }: Change): string {
  if (verdict !== 'incomparable') return '; one of the two is no range, so nothing says which';
  return detail === 'disjoint' ? '; none that fitted before' : '';
}
