import { columns } from '../reporters/table.ts';
import { tool } from '../reporters/tool.ts';
import { everywhere } from './arguments.ts';
import type { Command, Option } from './command.ts';

const codes =
  'Exit codes: 0 passed, 1 the gate failed, 2 usage, configuration or base, 3 our own fault.';

/** What all commands do, on one screen. */
export function overview(commands: readonly Command[]): string {
  const rows = commands.map(({ name, operands, summary }) => [
    `  ${[name, operands].filter((part) => part !== '').join(' ')}`,
    summary,
  ]);
  return `skillgate ${tool.version}: continuous integration for agent skills

Usage: skillgate [COMMAND] [OPTIONS]

${lines(rows)}

Without a command it checks the repository around the current directory.
skillgate COMMAND --help says more.

Examples:
${lines([
  ['  skillgate', 'check this repository against its default branch'],
  ['  skillgate --base v1.0.0', 'check it against a tag'],
  ['  skillgate demo', 'see it at work on an example'],
])}

${codes}
`;
}

/** What one command does, on one screen. */
export function commandHelp({ name, operands, summary, options, examples }: Command): string {
  const usage = ['skillgate', name, operands, '[OPTIONS]'].filter((part) => part !== '').join(' ');
  const rows = [...options, ...everywhere].map((option) => [`  ${spelling(option)}`, option.help]);
  return `${summary.replace(/^./, (first) => first.toUpperCase())}.

Usage: ${usage}

${lines(rows)}

Examples:
${lines(examples.map(([line, does]) => [`  ${line}`, does]))}
${name === 'check' ? `\n${codes}\n` : ''}`;
}

function spelling({ name, short, value }: Option): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? long : `-${short}, ${long}`;
}

function lines(rows: readonly (readonly string[])[]): string {
  return columns(rows)
    .map((line) => line.trimEnd())
    .join('\n');
}
