import type { ScriptOption, ValueSet } from '../../model/script/interface.ts';
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
