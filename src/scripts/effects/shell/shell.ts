import { isSecretName } from '../../../syntax/secret-name.ts';
import { readShell } from '../../../syntax/shell/read-shell.ts';
import type { ShellCommand, ShellScript, Word, WordPart } from '../../../syntax/shell/shell.ts';
import { launched, nameOfProgram } from '../../launched.ts';
import type { Effect, VariableRead } from '../program/effect.ts';
import { credentialPath, hostOf, outsidePath } from '../program/targets.ts';
import { compact, plainText, type TextValue } from '../program/values.ts';
import { argumentEffects } from './arguments.ts';

/** What a text of commands does, and the variables that it reads. */
export interface CommandEffects {
  readonly effects: readonly Effect[];
  readonly variables: readonly VariableRead[];
}

const nothing: CommandEffects = { effects: [], variables: [] };

/** The effects of a shell text; none if it cannot be read. Needs the grammar of the shell. */
export function shellEffects(text: string): CommandEffects {
  const script = readShell(text);
  return script ? scriptEffects(script, constantsOf(script)) : nothing;
}

type Constants = ReadonlyMap<string, Word>;

/** The variables that get one value in the whole script. */
function constantsOf({ commands }: ShellScript): Constants {
  const values = new Map<string, Word | null>();
  for (const { name, value } of commands.flatMap(({ assignments }) => assignments))
    values.set(name, values.has(name) ? null : value);
  return new Map([...values].flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function scriptEffects(script: ShellScript, constants: Constants): CommandEffects {
  const assigned = new Set(
    script.commands.flatMap((command) => [
      ...command.assignments.map(({ name }) => name),
      ...namesGiven(command),
    ]),
  );
  // Names with `_` are those of functions, which another file may define.
  const isForeign = script.commands.some(({ words: [first] }) =>
    ['source', '.'].includes(first?.text ?? ''),
  );
  const all = script.commands.flatMap((command, index) => [
    ...(script.functions.has(nameOfProgram(command.words[0]))
      ? []
      : commandEffects(command, constants)),
    ...fetchedCode(command, script.commands[index - 1], constants),
    ...redirectEffects(command, constants),
  ]);
  const effects = isForeign
    ? all.filter(({ kind, value }) => kind !== 'program' || !value.includes('_'))
    : all;
  const variables = script.commands.flatMap(({ words, redirects, assignments, start, end }) =>
    [...words, ...redirects.map(({ target }) => target), ...assignments.map(({ value }) => value)]
      .flatMap(({ parts }) => variablesIn(parts))
      .filter(({ name }) => !assigned.has(name))
      .map(({ name, isRequired }) => ({ name, isRequired, start, end })),
  );
  const secrets = variables
    .filter(({ name }) => name === name.toUpperCase() && isSecretName(name))
    .map(({ name, start, end }): Effect => ({ kind: 'secret', value: name, start, end }));
  return { effects: [...effects, ...secrets], variables };
}

/** The variables that a built-in command sets by their names: `read -r line`, `getopts "a:" OPT`. */
function namesGiven({ words }: ShellCommand): readonly string[] {
  const [program, ...rest] = words.map(({ text }) => text ?? '');
  const isSetter = /^(?:read|mapfile|readarray|getopts|local|declare|typeset|printf)$/;
  return isSetter.test(program ?? '') ? rest.filter((word) => /^[A-Za-z_]\w*$/.test(word)) : [];
}

/** Variables that the shell or the login sets. */
const alwaysSet =
  /^(?:BASH\w*|DIRSTACK|EUID|FUNCNAME|GROUPS|HOME|HOST(?:NAME|TYPE)|IFS|LINENO|LOGNAME|MACHTYPE|OLDPWD|OPTARG|OPTIND|OSTYPE|PATH|PIPESTATUS|PPID|PWD|RANDOM|REPLY|SECONDS|SHELL|SHLVL|TERM|UID|USER|ZSH_VERSION|_)$/;

function variablesIn(
  parts: readonly WordPart[],
): readonly Pick<VariableRead, 'name' | 'isRequired'>[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'variable' || !/^[A-Z_][A-Z\d_]*$/i.test(part.name)) return [];
    const isOfShell = part.name !== part.name.toUpperCase() || alwaysSet.test(part.name);
    return [{ name: part.name, isRequired: part.fallback === null && !isOfShell }];
  });
}

const maxDepth = 4;

/** A word as a text with unknown parts. */
function textOf(word: Word, constants: Constants, depth = 0): TextValue {
  if (word.text !== null) return [word.text];
  const parts = word.parts.flatMap((part): TextValue => {
    if (part.kind === 'text') return [part.text];
    if (part.kind !== 'variable' || !part.isWhole || depth > maxDepth) return [null];
    if (part.name === 'HOME') return ['~'];
    const constant = constants.get(part.name) ?? part.fallback;
    return constant ? textOf(constant, constants, depth + 1) : [null];
  });
  return compact(parts);
}

function commandEffects(command: ShellCommand, constants: Constants): readonly Effect[] {
  const words = launched(command.words);
  const [program] = words;
  if (!program || isLookup(command)) return [];
  const values = words.map((word) => textOf(word, constants));
  const { start, end } = command;
  const fetched = isRunner.test(nameOfProgram(command.words[0])) ? plainText(values[0]) : undefined;
  if (fetched === undefined || words.length === command.words.length)
    return argumentEffects(values, command);
  const isPinned = /.@\d+\.\d+\.\d+|==/.test(fetched);
  return /^[\w@./=<>~-]+$/.test(fetched) && !/^\.{0,2}\//.test(fetched)
    ? [{ kind: 'package', value: fetched, isPinned, start, end }]
    : [];
}

/** Whether a command only asks for a program: `command -v git`. */
function isLookup({ words: [first, second] }: ShellCommand): boolean {
  return first?.text === 'command' && /^-[vV]$/.test(second?.text ?? '');
}

/** Programs that fetch a package and run it. */
const isRunner = /^(?:npx|bunx|pnpx|uvx)$/;

const interpreter = /^(?:(?:ba|z|da|k|fi)?sh|python[\d.]*|node|perl|ruby|pwsh|iex)$/;

/** Text from the network that a shell runs: `curl … | sh`, `bash <(curl …)`, `eval "$(curl …)"`. */
function fetchedCode(
  command: ShellCommand,
  before: ShellCommand | undefined,
  constants: Constants,
): readonly Effect[] {
  const words = launched(command.words);
  const name = nameOfProgram(words[0]);
  const { start, end } = command;
  const code = (fetcher: ShellCommand): Effect => {
    const url = fetcher.words
      .map((word) => textOf(word, constants))
      .find((value) => hostOf(value) !== undefined);
    return {
      kind: 'network-code',
      value: url ? (plainText(url) ?? String(url[0])) : '',
      start,
      end,
    };
  };
  const isPiped = command.after === '|' && before?.isPiped === true && isFetcher(before);
  if (isPiped && interpreter.test(name) && words.slice(1).every(({ text }) => isOptionOrDash(text)))
    return [code(before)];
  if (!interpreter.test(name) && !['eval', 'source', '.'].includes(name)) return [];
  const inner = words.slice(1).flatMap(({ parts }) => fetchersIn(parts));
  return inner.slice(0, 1).map(code);
}

/** `bash -s -- arg`, `python3 -`: the program is what comes in. */
function isOptionOrDash(text: string | null): boolean {
  return text === null || text.startsWith('-') || !/[./]/.test(text);
}

function isFetcher({ words }: ShellCommand): boolean {
  return ['curl', 'wget'].includes(nameOfProgram(launched(words)[0]));
}

function fetchersIn(parts: readonly WordPart[]): readonly ShellCommand[] {
  return parts.flatMap((part) =>
    part.kind === 'substitution' ? part.script.commands.filter(isFetcher) : [],
  );
}

function redirectEffects(
  { redirects, start, end }: ShellCommand,
  constants: Constants,
): readonly Effect[] {
  return redirects.flatMap(({ operator, target }): readonly Effect[] => {
    if (operator.startsWith('<<')) return [];
    const value = textOf(target, constants);
    if (operator.startsWith('<')) {
      const path = credentialPath(value);
      return path === undefined ? [] : [{ kind: 'credential', value: path, start, end }];
    }
    const path = outsidePath(value);
    return path === undefined ? [] : [{ kind: 'write', value: path, start, end }];
  });
}
