import { msg, pathPart } from '../../model/message.ts';
import { withMachine } from '../examples/machine.ts';
import { machineRule } from '../rule.ts';
import { filesInWorkingDirectory } from '../support/working-files.ts';
import { adr002 } from '../words/adr-002.ts';
import { machineAdvice } from '../words/machine-words.ts';

const preconditions = 'preconditions:\n  files:\n    - path: log.org\n      base: cwd';

/** A required file that the working directory lacks. */
export const preconditionCwdMissing = machineRule({
  id: 'precondition-cwd-missing',
  severity: 'error',
  summary:
    'Reports required files that the working directory does not have, with `--preconditions`.',
  why: 'The skill does not start in this directory.',
  source:
    'ADR-002, "Validation Rules", step 5: "Check preconditions (commands with versions, files)".',
  enforces: [adr002('Check preconditions (commands with versions, files)', 'preconditions.files')],
  howToFix: 'Run the check in the directory where the skill runs, or create the file there.',
  invalid: withMachine(preconditions, { commands: {}, variables: [] }),
  valid: withMachine(preconditions, { commands: {}, variables: [], files: ['log.org'] }),
  *check({ skill, machine }) {
    for (const { path, at } of filesInWorkingDirectory(skill)) {
      if (machine.files.has(path)) continue;
      yield {
        message: msg`Required file ${pathPart(path)} is not in the working directory.`,
        help: machineAdvice('Create it'),
        at,
        about: path,
      };
    }
  },
});
