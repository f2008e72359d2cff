import type { Refusal } from '../../model/script/call.ts';
import type { ValueSet } from '../../model/script/interface.ts';
import type { Range } from '../../model/text/text.ts';

/** The refusal of a value that is none of the choices or no number; nothing for one that is not known. */
export function valueRefusals(
  name: string,
  { choices, type }: ValueSet,
  value: string | null,
  word: Range,
): readonly Refusal[] {
  if (value === null) return [];
  const isListed = choices === null || choices.includes(value);
  if (isListed && isOfType(value, type)) return [];
  return [{ kind: 'invalid-value', name, value, choices, word }];
}

/** What Python's `int` and `float` read. */
function isOfType(value: string, type: ValueSet['type']): boolean {
  const text = value.trim().replace(/(?<=\d)_(?=\d)/g, '');
  if (type === 'int') return /^[-+]?\d+$/.test(text);
  if (type === 'float')
    return /^[-+]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?|inf(?:inity)?|nan)$/i.test(text);
  return true;
}
