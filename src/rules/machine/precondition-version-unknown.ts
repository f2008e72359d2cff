import { facetValue } from '../../model/contract.ts';
import { code, msg, words } from '../../model/message.ts';
import { withMachine } from '../examples/machine.ts';
import { machineRule } from '../rule.ts';
import { facetText } from '../words/words.ts';

const preconditions = 'preconditions:\n  commands:\n    - cmd: go\n      min_version: "1.22"';

/** A command with a required version that does not report its version. */
export const preconditionVersionUnknown = machineRule({
  id: 'precondition-version-unknown',
  severity: 'warning',
  summary:
    'Reports commands with a required version that do not report their version, with `--preconditions`.',
  why: 'The skill may not work with the installed version. Some commands do not know `--version`.',
  source:
    'ADR-002, "Validation Rules", step 5: "Check preconditions (commands with versions, files)".',
  howToFix: 'Check the version by hand. If the command never reports it, remove the bound.',
  invalid: withMachine(preconditions, { commands: { go: '' }, variables: [] }),
  valid: withMachine(preconditions, { commands: { go: '1.22.1' }, variables: [] }),
  *check({ skill, machine }) {
    for (const item of skill.contract.items) {
      const found = item.kind === 'command' ? machine.commands.get(item.name) : undefined;
      const bound = ['min', 'max'].find((facet) => facetValue(item, facet) !== undefined);
      const at = bound === undefined ? undefined : item.facets.get(bound)?.at;
      if (!found || found.path === null || found.version !== null || !at) continue;
      yield {
        message: msg`Version of command ${code(item.name)} is unknown: it ${words(found.fault ?? 'was not asked')}.`,
        help: msg`Check by hand that it meets ${code(`${bound}_version`)} ${facetText(item, bound)}.`,
        at,
        about: `${item.name}\0unknown`,
        identity: '',
      };
    }
  },
});
