import { code, msg, words } from '../../model/message.ts';
import { withMachine } from '../examples/machine.ts';
import { machineRule } from '../rule.ts';
import { isRequiredTool } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { machineAdvice } from '../words/machine-words.ts';

const preconditions = 'preconditions:\n  commands:\n    - cmd: jq';

/** A required command that is not on this machine. */
export const preconditionCommandMissing = machineRule({
  id: 'precondition-command-missing',
  severity: 'error',
  summary: 'Reports required commands that are not on PATH, with `--preconditions`.',
  why: 'The skill does not start on the machine that runs this check.',
  source:
    'ADR-002, "Validation Rules", step 5: "Check preconditions (commands with versions, files)"; skill.toml contract: "Must be installed".',
  enforces: [
    adr002('Check preconditions (commands with versions, files)', 'preconditions.commands'),
    {
      document: 'skill.toml contract',
      quote: 'Must be installed',
      fields: ['platform.required_tools'],
    },
  ],
  howToFix: 'Install the command, or put its directory on PATH.',
  invalid: withMachine(preconditions, { commands: {}, variables: [] }),
  valid: withMachine(preconditions, { commands: { jq: '1.7' }, variables: [] }),
  *check({ skill, machine }) {
    for (const item of skill.contract.items) {
      const { kind, name, at } = item;
      if (kind !== 'command' && !isRequiredTool(item)) continue;
      const found = machine.commands.get(name);
      if (!found || found.path !== null) continue;
      yield {
        message: msg`Command ${code(name)} ${words(found.fault ?? 'is not on PATH')}.`,
        help: found.fault === null ? machineAdvice('Install it') : undefined,
        at,
        about: name,
        identity: name,
      };
    }
  },
});
