import { code } from '../../model/value/format-value.ts';
import { withMachine } from '../examples/machine.ts';
import { machineRule } from '../rule.ts';
import { isRequired } from '../support/item.ts';
import { adr002 } from '../words/adr-002.ts';
import { startAdvice } from '../words/machine-words.ts';

const preconditions =
  'env:\n  required:\n    - name: DEPLOY_REGION\n      description: Where to deploy.';

/** A required environment variable that is not set. */
export const preconditionEnvMissing = machineRule({
  id: 'precondition-env-missing',
  severity: 'error',
  summary: 'With `--preconditions`: every environment variable that a skill requires is set.',
  why: 'The skill does not start in this environment.',
  source: 'ADR-002, "Validation Rules", step 6: "Check required env vars are set".',
  enforces: [adr002('Check required env vars are set', 'env.required')],
  howToFix:
    'Set the variable where the skill runs. An empty variable, such as an unknown secret in CI, counts as missing.',
  invalid: withMachine(preconditions, { commands: {}, variables: [] }),
  valid: withMachine(preconditions, { commands: {}, variables: ['DEPLOY_REGION'] }),
  *check({ skill, machine }) {
    for (const item of skill.contract.items) {
      if (item.kind !== 'environment' || !isRequired(item)) continue;
      if (machine.variables.has(item.name)) continue;
      const state = machine.emptyVariables.has(item.name) ? 'empty' : 'not set';
      const message = `Environment variable ${code(item.name)} is required, but is ${state} on the machine that runs this check, ${startAdvice('Set it')}`;
      yield { message, at: item.at, about: item.name };
    }
  },
});
