import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean } from '../model/text/suggest.ts';
import { UsageError } from '../model/usage-error.ts';
import type { Command, Option } from './command.ts';
import type { Arguments } from './parsed-arguments.ts';

/** Options of every command. */
export const globalOptions: readonly Option[] = [
  { name: 'help', short: 'h', help: 'show this' },
  { name: 'color', help: 'colour even without a terminal; --no-color: none' },
];

/** The placeholder of a rule with its level; shells complete the rule. */
export const ruleLevelValue = 'ID=LEVEL';

const hiddenOptions: readonly Option[] = [{ name: 'no-color', help: '' }];

/** Parses the arguments after the command name. Throws UsageError for invalid ones. */
export function parseArguments(command: Command, argv: readonly string[]): Arguments {
  const options = [...command.options, ...globalOptions, ...hiddenOptions];
  const config: NonNullable<ParseArgsConfig['options']> = {};
  for (const { name, short, value } of options) {
    config[name] = { type: value === undefined ? 'boolean' : 'string', ...(short && { short }) };
  }
  const { tokens } = parseArgs({
    args: [...argv],
    options: config,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const paths: string[] = [];
  let positionals = operands;
  const values = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const flags = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator' && command.acceptsPaths) positionals = paths;
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name);
    if (!option) throw unknownOptionError(token.rawName, command, options);
    if (option.value === undefined) {
      flags.add(parseFlag(option, token.value));
      continue;
    }
    const value = parseValue(option, token.value, token.inlineValue === true);
    if (option.repeatable) lists.set(option.name, [...(lists.get(option.name) ?? []), value]);
    else values.set(option.name, value);
  }
  const extra = operands[command.maxOperands];
  if (extra !== undefined) throw tooManyOperandsError(command, extra);
  return { operands, paths, values, lists, flags };
}

function parseFlag({ name }: Option, value: string | undefined): string {
  if (value !== undefined) throw new UsageError(`--${name} takes no value.`);
  return name;
}

function parseValue(
  { name, value, choices }: Option,
  argument: string | undefined,
  inline: boolean,
) {
  if (argument === undefined || (argument.startsWith('-') && argument !== '-' && !inline)) {
    throw new UsageError(`--${name} needs a value: --${name} ${value}`);
  }
  if (choices && !choices.includes(argument)) {
    const suggestion = didYouMean(argument, choices) ?? `It takes ${choices.join(', ')}.`;
    throw new UsageError(`--${name} does not take "${argument}".`, suggestion);
  }
  return argument;
}

function unknownOptionError(raw: string, command: Command, options: readonly Option[]): UsageError {
  const known = options.map(({ name }) => `--${name}`);
  const help = `See skillaccord ${command.name} --help.`;
  const value = raw.replace(/^--/, '');
  const owner = options.find(({ choices }) => choices?.includes(value));
  const suggestion = owner ? `Did you mean "--${owner.name} ${value}"?` : undefined;
  return new UsageError(
    `skillaccord ${command.name} has no option "${raw}".`,
    (raw.startsWith('--') ? (suggestion ?? didYouMean(raw, known)) : undefined) ?? help,
  );
}

function tooManyOperandsError({ name, maxOperands, operands }: Command, extra: string): UsageError {
  return new UsageError(
    maxOperands === 0
      ? `skillaccord ${name} takes options only, not "${extra}".`
      : `"${extra}" is one argument too many: skillaccord ${name} ${operands}`,
  );
}
