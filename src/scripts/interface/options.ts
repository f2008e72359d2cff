import type {
  Arity,
  ScriptArgument,
  ScriptOption,
  ValueSet,
} from '../../model/script/interface.ts';
import type { Range } from '../../model/text/text.ts';

/** Any text. */
export const anyValue: ValueSet = { choices: null, type: null };

/** An option without a value. */
export function flagOption(names: readonly string[], at: Range): ScriptOption {
  return {
    names,
    takes: { min: 0, max: 0 },
    values: anyValue,
    isRequired: false,
    default: null,
    at,
  };
}

/** An option that ends the run before anything is missing. */
export function exitOption(names: readonly string[], at: Range): ScriptOption {
  return { ...flagOption(names, at), isExit: true };
}

/** An option that takes some words. */
export function optionOf(
  names: readonly string[],
  takes: Arity,
  { at, isExit }: { readonly at: Range; readonly isExit: boolean },
): ScriptOption {
  return { ...flagOption(names, at), takes, ...(isExit && { isExit }) };
}

/** Arguments of which nothing is known. */
export function anyArguments(at: Range, choices: readonly string[] | null = null): ScriptArgument {
  return {
    name: 'argument',
    takes: { min: 0, max: null },
    values: { choices, type: null },
    at,
  };
}
