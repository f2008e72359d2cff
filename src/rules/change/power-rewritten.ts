import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { valueTransition } from '../words/words.ts';

/** Permissions were rewritten without a change of meaning. */
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
    `${change.after?.name}${change.facet === 'value' ? '' : `.${change.facet}`} was rewritten (${valueTransition(change)}); it allows the same.`,
  invalid: twoTomls(
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
  valid: twoTomls(
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
