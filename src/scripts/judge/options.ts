import type { CallSyntax, ScriptCommand, ScriptOption } from '../../model/script/interface.ts';

/** What a word is to a script: an option with the value attached to it, an option that no row has, or an argument. */
export type ReadWord =
  | { readonly kind: 'option'; readonly option: ScriptOption; readonly value: string | null }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'ambiguous'; readonly name: string }
  | { readonly kind: 'argument' };

const argument: ReadWord = { kind: 'argument' };

/** Reads one word by the syntax of its script. */
export function readWord(text: string, command: ScriptCommand, syntax: CallSyntax): ReadWord {
  if (!syntax.hasOptions || !text.startsWith('-') || text === '-') return argument;
  const exact = optionNamed(text, command);
  if (exact) return { kind: 'option', option: exact, value: null };
  const equals = text.indexOf('=');
  const [name, value] = equals < 0 ? [text, null] : [text.slice(0, equals), text.slice(equals + 1)];
  const found =
    assigned(name, value, command, syntax) ??
    (text.startsWith('--')
      ? abbreviated(name, value, command, syntax)
      : attached(text, command, syntax));
  if (found) return found;
  const isNumber = syntax.hasNumbers && isNegativeNumber(text);
  if (isNumber && !command.options.some(hasNumericName)) return argument;
  return syntax.matches === 'by-pattern' && text.includes(' ')
    ? argument
    : { kind: 'unknown', name };
}

/** `--x=VALUE`; `argparse` and yargs read `-x=VALUE` so too. */
function assigned(
  name: string,
  value: string | null,
  command: ScriptCommand,
  syntax: CallSyntax,
): ReadWord | null {
  if (value === null || (!name.startsWith('--') && !stripsEquals(syntax))) return null;
  const option = optionNamed(syntax.assigns === 'declared' ? `${name}=` : name, command);
  if (!option) return null;
  return {
    kind: 'option',
    option,
    value: syntax.assigns === 'all' && option.takes.max === 0 ? null : value,
  };
}

function stripsEquals({ matches, assigns }: CallSyntax): boolean {
  return matches === 'by-pattern' || assigns !== 'values';
}

/** The option of a command by one of its names. */
export function optionNamed(name: string, command: ScriptCommand): ScriptOption | undefined {
  return command.options.find(({ names }) => names.includes(name));
}

function abbreviated(
  name: string,
  value: string | null,
  command: ScriptCommand,
  { abbreviates }: CallSyntax,
): ReadWord | null {
  if (!abbreviates) return null;
  const options = command.options.filter(({ names }) => names.some((own) => own.startsWith(name)));
  const [option] = options;
  if (!option) return null;
  return options.length > 1 ? { kind: 'ambiguous', name } : { kind: 'option', option, value };
}

/** `-xVALUE`, and a cluster of flags such as `-abc`. */
function attached(text: string, command: ScriptCommand, syntax: CallSyntax): ReadWord | null {
  if (!syntax.clusters) return null;
  let rest = text.slice(1);
  for (;;) {
    const option = optionNamed(`-${rest.slice(0, 1)}`, command);
    if (!option) return null;
    const after = rest.slice(1);
    if (after === '' || (option.isExit && !after.startsWith('-')))
      return { kind: 'option', option, value: null };
    if (option.takes.max !== 0) {
      const value = stripsEquals(syntax) ? after.replace(/^=/, '') : after;
      return { kind: 'option', option, value };
    }
    rest = after;
  }
}

/** Whether a word is a number below zero. */
export function isNegativeNumber(text: string): boolean {
  return /^-(?:\d+|\d*\.\d+)$/.test(text);
}

function hasNumericName({ names }: ScriptOption): boolean {
  return names.some(isNegativeNumber);
}
