import type {
  Arity,
  ScriptArgument,
  ScriptOption,
  ValueSet,
} from '../../../model/script/interface.ts';
import type { Range } from '../../../model/text/text.ts';
import { anyValue } from '../../interface/options.ts';

/** The option of `-p, --port <number>`; null for a text that is none. */
export function optionOfFlags(flags: string, at: Range): ScriptOption | null {
  const parts = flags.split(/[ |,]+/);
  const names = parts.filter((part) => /^-[^-]$|^--[^-]/.test(part));
  if (names.length === 0 || names.length > 2) return null;
  return {
    names,
    takes: takesOf(flags),
    values: anyValue,
    isRequired: false,
    default: null,
    at,
  };
}

function takesOf(flags: string): Arity {
  const isVariadic = /\.\.\.[>\]]\s*$/.test(flags);
  if (/<[^<>]*>\s*$/.test(flags)) return { min: 1, max: isVariadic ? null : 1 };
  if (/\[[^\][]*\]\s*$/.test(flags)) return { min: 0, max: isVariadic ? null : 1 };
  return { min: 0, max: 0 };
}

/** The argument of `<file>`, `[file]`, `<files...>`; without brackets it is required. */
export function argumentOf(text: string, at: Range, values: ValueSet = anyValue): ScriptArgument {
  const name = text.replace(/^[<[]|[>\]]$/g, '');
  return {
    name: name.replace(/\.\.\.$/, ''),
    takes: { min: text.startsWith('[') ? 0 : 1, max: name.endsWith('...') ? null : 1 },
    values,
    at,
  };
}
