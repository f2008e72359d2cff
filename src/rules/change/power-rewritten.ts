import { type Change, facetValue } from '../../model/contract.ts';
import { code } from '../../model/value/format-value.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands } from '../support/toml-item.ts';
import { valueTransition } from '../words/words.ts';

/** Permissions were rewritten without a change of meaning. */
export const powerRewritten = changeRule({
  id: 'power-rewritten',
  category: 'documentation',
  summary: 'Rewritten permissions that allow the same need a patch bump.',
  why: 'Nothing changes for users. The change is listed because hosts read these lists in different ways.',
  on: { kind: 'power', verdict: 'equivalent' },
  requires: { bump: 'patch' },
  bumpBasis: 'inferred',
  phrase: 'the same permissions are written differently',
  message: (change) =>
    `${keyOf(change)} changed (${valueTransition(change)}), but the skill can do the same as before${reason(change)}.`,
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

function keyOf({ after, facet }: Change): string {
  return code(`${after?.name}${facet === 'value' ? '' : `.${facet}`}`);
}

/** Why a changed denylist has no effect. */
function reason({ after, facet }: Change): string {
  const commands = facetValue(after, 'commands');
  return facet === 'blocked' && Array.isArray(commands) && commands.length > 0
    ? `: ${code(`${after?.name}.commands`)} allows only ${describeCommands(after)}`
    : '';
}
