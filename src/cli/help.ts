import { formatEntries } from '../report/text/table.ts';
import { wrap } from '../report/text/wrap.ts';
import { globalOptions } from './arguments.ts';
import type { Command, Option } from './command.ts';

const tagline = 'Catches breaking changes and new permissions in agent skills before you merge.';

const exitCodes = 'Exit codes: 0 pass, 1 fail, 2 usage, configuration or base, 3 our own fault.';

/** The overview of all commands. */
export function overview(commands: readonly Command[], width: number): string {
  const rows = commands.map(({ name, summary }) => [`  ${name}`, summary]);
  const more = 'skillaccord COMMAND --help and skillaccord explain RULE say more.';
  return `${prose(tagline, width)}

Usage: skillaccord [COMMAND] [OPTIONS]

${lines(rows, width)}

Example:
${lines([['  skillaccord', 'check this repository against its default branch']], width)}

${prose(more, width)}
${prose(exitCodes, width)}
`;
}

/** The help of one command. */
export function commandHelp(command: Command, width: number): string {
  const { name, operands, summary, options, examples, note } = command;
  const [words = '', paths = ''] = operands.split(/ (?=\[-- )/);
  const parts = ['skillaccord', name, words, '[OPTIONS]', paths];
  const usage = parts.filter((part) => part !== '').join(' ');
  const rows = [...options, ...globalOptions].map((option) => [
    `  ${optionUsage(option)}`,
    option.help,
  ]);
  const exampleRows = examples.map(([line, description]) => [`  ${line}`, description]);
  return `${prose(
    summary.replace(/^./, (first) => first.toUpperCase()),
    width,
  )}.

Usage: ${usage}

${lines(rows, width)}

Examples:
${lines(exampleRows, width)}
${[note, name === 'check' ? exitCodes : undefined].map((text) => (text ? `\n${prose(text, width)}\n` : '')).join('')}`;
}

function optionUsage({ name, short, value }: Option): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? long : `-${short}, ${long}`;
}

/** Wider lines are hard to read, even on a wide terminal. */
const maxWidth = 80;

function lines(rows: readonly (readonly string[])[], width: number): string {
  return formatEntries(rows, Math.min(width, maxWidth)).join('\n');
}

function prose(text: string, width: number): string {
  return wrap(text, Math.min(width, maxWidth)).join('\n');
}
