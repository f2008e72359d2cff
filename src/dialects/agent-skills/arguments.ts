import { source, type Value } from '../../model/value/value.ts';

/**
 * The names of an `arguments` value in order: a list of them, or one text with blanks. Undefined for other shapes.
 * Claude Code, "Pass arguments to skills".
 */
export function argumentNames(value: Value | undefined): readonly string[] | undefined {
  if (!value || value.kind === 'null') return [];
  const texts = (value.kind === 'list' ? value.items : [value]).map((item) => source(item));
  if (!texts.every((text) => text !== undefined)) return undefined;
  return texts.flatMap((text) => text.split(/[\s,]+/)).filter((name) => name !== '');
}
