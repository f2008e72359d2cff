import { isUnbounded } from '../../contract/coverage/ranges.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { step, subject } from '../words/words.ts';

/** Any version of a dependency. */
export const dependencyRangeUnbounded = changeRule({
  id: 'dependency-range-unbounded',
  category: 'privilege',
  summary: 'A range of a dependency does not turn into `*`.',
  why: 'Whatever the other skill becomes, with whatever powers, is installed along.',
  enforces: [
    { document: 'skill.toml contract', says: 'Any version', fields: ['dependencies.*.version'] },
  ],
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'widened' },
  when: ({ to }) => isUnbounded(String(to)),
  grade: { bump: 'patch' },
  direction: 'power',
  basis: { document: 'skill.toml contract', quote: 'Any version' },
  power: 'transitive',
  message: (change) =>
    `Dependency ${subject(change)} takes any version from now on: ${step(change)}; whatever becomes of it is installed along.`,
  fails: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0"
    `,
    `
      [dependencies]
      "core.shell" = "*"
    `,
  ),
  passes: twoTomls(
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
