import { code } from '../../model/value/format-value.ts';
import { withMachine } from '../examples/machine.ts';
import { machineRule } from '../rule.ts';
import { filesInWorkingDirectory } from '../support/working-files.ts';
import { adr002 } from '../words/adr-002.ts';

const preconditions = 'preconditions:\n  files:\n    - path: log.org\n      base: cwd';

/** A required file that the working directory lacks. */
export const preconditionCwdMissing = machineRule({
  id: 'precondition-cwd-missing',
  severity: 'error',
  summary:
    'With `--preconditions`: every required file with `base: cwd` is in the working directory.',
  why: 'The skill does not start in this directory.',
  source:
    'ADR-002, "Validation Rules", step 5: "Check preconditions (commands with versions, files)".',
  enforces: [adr002('Check preconditions (commands with versions, files)', 'preconditions.files')],
  howToFix: 'Run the command in the directory where the skill runs, or create the file there.',
  invalid: withMachine(preconditions, { commands: {}, variables: [] }),
  valid: withMachine(preconditions, { commands: {}, variables: [], files: ['log.org'] }),
  *check({ skill, machine }) {
    for (const { path, at } of filesInWorkingDirectory(skill)) {
      if (machine.files.has(path)) continue;
      const message = `The skill requires file ${code(path)} in its working directory. Skillaccord ran with \`--preconditions\` in a directory without this file: add it there, or leave the option out if the skill starts elsewhere.`;
      yield { message, at, about: path };
    }
  },
});
