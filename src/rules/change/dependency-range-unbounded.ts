import { isUnbounded } from '../../contract/coverage/ranges.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency became unlimited. */
export const dependencyRangeUnbounded = changeRule({
  id: 'dependency-range-unbounded',
  category: 'privilege',
  summary: 'A range of a dependency does not turn into `*`.',
  why: 'Whatever the other skill becomes, with whatever powers, is installed along.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Any version', fields: ['dependencies.*.version'] },
  ],
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'widened' },
  when: ({ to }) => isUnbounded(String(to)),
  grade: { bump: 'patch' },
  direction: 'power',
  basis: { document: 'skill.toml contract', quote: 'Any version' },
  power: 'transitive',
  message: (change) =>
    `Dependency ${itemName(change)} takes any version from now on: ${valueTransition(change)}; whatever becomes of it is installed along.`,
  invalid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    `
      [dependencies]
      "core.shell" = "*"
    `,
  ),
  valid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
    `,
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
  ),
});
