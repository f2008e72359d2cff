import { commandsOf } from '../../dialects/manifest-v1/entries.ts';
import { code } from '../../model/value/format-value.ts';
import { withManifest } from '../examples/v1.ts';
import { manifestRule } from '../rule.ts';
import { adr002 } from '../words/adr-002.ts';

/** The name of a program, without a directory, arguments and shell syntax. */
const plainName = /^(?!\.{1,2}$)[\p{L}\p{N}_.+@][\p{L}\p{M}\p{N}_.+@-]*$/u;

/** A required command that is not the name of a program. */
export const commandNameFormat = manifestRule('manifest-v1', {
  id: 'command-name-format',
  severity: 'warning',
  summary: 'Every `cmd` of a precondition is the name of a program, without a path and arguments.',
  why: 'Runtimes look the name up in PATH and do not find it, so the skill never starts.',
  source:
    'ADR-002, "preconditions": "`cmd`: command name (required)", "CLI tools that must be in PATH".',
  enforces: [adr002('`cmd`: command name (required)', 'preconditions.commands.[].cmd')],
  howToFix: 'Write the name of the program alone. A script of the skill belongs under `files`.',
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
      const message = `Command ${code(name)} contains ${partOf(name)}, so runtimes never find it on PATH. ${adviceFor(name)}`;
      yield { message, at, about: name };
    }
  },
});

function partOf(name: string): string {
  if (/[/\\]/.test(name)) return 'a path';
  return /\s/.test(name) ? 'a blank' : 'a character that names of programs do not have';
}

function adviceFor(name: string): string {
  const isScript = /^(?:\.|[^/\\\s]+[/\\])/.test(name.trim());
  if (isScript)
    return 'Write the name of a program only, and list a script of the skill under `files`.';
  const program = name.trim().split(/\s+/)[0]?.split(/[/\\]/).at(-1) ?? '';
  return `Write only the name of the program${plainName.test(program) ? `: ${code(program)}` : ''}.`;
}
