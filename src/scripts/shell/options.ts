import type { Arity, ScriptArgument, ScriptOption } from '../../model/script/interface.ts';
import type { Range } from '../../model/text/text.ts';
import { anyValue } from '../interface/options.ts';

/** An option of a shell script. */
export function optionOf(
  names: readonly string[],
  takes: Arity,
  { at, isExit }: { readonly at: Range; readonly isExit: boolean },
): ScriptOption {
  return {
    names,
    takes,
    values: anyValue,
    isRequired: false,
    default: null,
    at,
    ...(isExit && { isExit }),
  };
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
