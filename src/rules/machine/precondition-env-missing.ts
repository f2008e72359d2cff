import { code, msg, words } from '../../model/message.ts';
import { withMachine } from '../examples/machine.ts';
import { machineRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { machineAdvice } from '../words/machine-words.ts';

const preconditions =
  'env:\n  required:\n    - name: DEPLOY_REGION\n      description: Where to deploy.';

/** A required environment variable that is not set. */
export const preconditionEnvMissing = machineRule({
  id: 'precondition-env-missing',
  severity: 'error',
  summary: 'Reports required environment variables that are not set, with `--preconditions`.',
  why: 'The skill does not start in this environment.',
  source: 'ADR-002, "Validation Rules", step 6: "Check required env vars are set".',
  enforces: [adr002('Check required env vars are set', 'env.required')],
  howToFix:
    'Set the variable where the skill runs. Give it a value: an empty one, such as an unknown secret in CI, counts as missing.',
  invalid: withMachine(preconditions, { commands: {}, variables: [] }),
  valid: withMachine(preconditions, { commands: {}, variables: ['DEPLOY_REGION'] }),
  *check({ skill, machine }) {
    for (const item of skill.contract.items) {
      if (item.kind !== 'environment' || !isRequired(item)) continue;
      if (machine.variables.has(item.name)) continue;
      const state = machine.emptyVariables.has(item.name) ? 'empty' : 'not set';
      yield {
        message: msg`Required environment variable ${code(item.name)} is ${words(state)}.`,
        help: machineAdvice('Set it'),
        at: item.at,
        about: item.name,
      };
    }
  },
});
