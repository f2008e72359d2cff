import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { step } from '../words/words.ts';

/** Capabilities written otherwise that allow the same. */
export const powerRewritten = changeRule({
  id: 'power-rewritten',
  category: 'documentation',
  summary:
    '`[capabilities]` that is rewritten without allowing more or less comes with a patch version step.',
  why: 'Nothing changes for whoever runs the skill; it is listed because hosts read the lists in their own ways.',
  on: { kind: 'power', verdict: 'equivalent' },
  grade: { bump: 'patch' },
  direction: 'none',
  basis: 'inferred',
  message: (change) =>
    `${change.after?.name}${change.facet === 'value' ? '' : `.${change.facet}`} was rewritten (${step(change)}); it allows the same.`,
  fails: twoTomls(
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
      blocked = ["rm"]
    `,
    `
      [capabilities.terminal_exec]
      commands = ["aws"]
    `,
  ),
  passes: twoTomls(
    `
      [capabilities.terminal_exec]
      blocked = ["rm"]
    `,
    `
      [capabilities.terminal_exec]
      blocked = ["rm", "dd"]
    `,
  ),
});
