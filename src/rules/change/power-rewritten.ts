import { type Change, facetValue } from '../../model/contract.ts';
import type { Note } from '../../model/finding.ts';
import { code, msg, type Quoted } from '../../model/message.ts';
import { twoTomls } from '../examples/toml-versions.ts';
import { changeRule } from '../rule.ts';
import { describeCommands } from '../support/toml-item.ts';
import { valueTransition } from '../words/words.ts';

export const powerRewritten = changeRule({
  id: 'power-rewritten',
  category: 'documentation',
  summary: 'Reports rewritten permissions that allow the same.',
  why: 'Nothing changes for users. Hosts read these lists in different ways, so the change is listed.',
  on: { kind: 'power', verdict: 'equivalent' },
  requires: { bump: 'patch' },
  phrase: 'permissions rewritten',
  message: (change) =>
    msg`${keyOf(change)} changed: ${valueTransition(change)}. The permissions are the same.`,
  notes: allowlistNotes,
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

function keyOf({ after, facet }: Change): Quoted {
  return code(`${after?.name}${facet === 'value' ? '' : `.${facet}`}`);
}

/** Why a changed denylist has no effect. */
function allowlistNotes({ after, facet }: Change): readonly Note[] {
  const commands = facetValue(after, 'commands');
  return facet === 'blocked' && Array.isArray(commands) && commands.length > 0
    ? [{ message: msg`${code(`${after?.name}.commands`)} allows only ${describeCommands(after)}.` }]
    : [];
}
