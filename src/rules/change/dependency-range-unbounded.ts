import { isUnbounded } from '../../contract/coverage/ranges.ts';
import { code, msg } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { itemName, valueTransition } from '../words/words.ts';

/** A version range of a dependency became unlimited. */
export const dependencyRangeUnbounded = changeRule({
  id: 'dependency-range-unbounded',
  category: 'privilege',
  summary: 'Reports version ranges of dependencies that became `*`.',
  why: 'Every version of the dependency can be installed, with all its permissions.',
  enforces: [
    { document: 'skill.toml contract', quote: 'Any version', fields: ['dependencies.*.version'] },
  ],
  on: { kind: 'dependency', action: 'changed', facet: 'range', verdict: 'widened' },
  when: ({ to }) => isUnbounded(String(to)),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'skill.toml contract', quote: 'Any version' },
  powerVerdict: 'transitive',
  phrase: 'any version of {} allowed',
  message: (change) =>
    msg`Dependency ${itemName(change)} now allows any version: ${valueTransition(change)}.`,
  help: () => msg`Set an upper limit, such as ${code('>=1.0,<2.0')}.`,
  invalid: twoTomls(
    `
      [dependencies]
      "core.shell" = ">=1.0,<2.0"
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
