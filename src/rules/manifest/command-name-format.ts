import { commandsOf } from '../../dialects/manifest-v1/entries.ts';
import { code, type Message, msg } from '../../model/message.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** The name of a program, without a directory, arguments and shell syntax. */
const plainName = /^(?!\.{1,2}$)[\p{L}\p{N}_.+@][\p{L}\p{M}\p{N}_.+@-]*$/u;

/** A required command that is not the name of a program. */
export const commandNameFormat = manifestRule('manifest-v1', {
  id: 'command-name-format',
  severity: 'warning',
  summary:
    'Reports required commands that have a path, arguments or other syntax beside the name of a program.',
  why: 'Runtimes look the name up in PATH and do not find it, so the skill never starts.',
  source:
    'ADR-002, "preconditions": "`cmd`: command name (required)", "CLI tools that must be in PATH".',
  enforces: [adr002('`cmd`: command name (required)', 'preconditions.commands.[].cmd')],
  howToFix: 'Write the name of the program alone. List a script of the skill under `files`.',
  invalid: withManifest(`
preconditions:
  commands:
    - cmd: git --version
`),
  valid: withManifest(`
preconditions:
  commands:
    - cmd: git
`),
  *check({ manifest }) {
    for (const { name, at } of commandsOf(manifest.root)) {
      if (name.trim() === '' || plainName.test(name)) continue;
      const message = msg`Command ${code(name)} has ${partOf(name)}. Runtimes do not find it in PATH.`;
      yield { message, help: helpFor(name), at, about: name };
    }
  },
});

function partOf(name: string): Message {
  if (/[/\\]/.test(name)) return msg`a path`;
  return /\s/.test(name) ? msg`a space` : msg`an invalid character`;
}

function helpFor(name: string): Message {
  const isScript = /^(?:\.|[^/\\\s]+[/\\])/.test(name.trim());
  if (isScript) return msg`List a script of the skill under ${code('files')}.`;
  const program = name.trim().split(/\s+/)[0]?.split(/[/\\]/).at(-1) ?? '';
  return plainName.test(program)
    ? msg`Write ${code(program)}.`
    : msg`Write only the name of the program.`;
}
