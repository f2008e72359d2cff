import { source, type Value } from '../../model/value/value.ts';

/**
 * The entries of an `allowed-tools` value in source order: a text with entries separated by commas or blanks,
 * or a list of such texts. Undefined for other shapes.
 */
export function toolsOf(value: Value): readonly string[] | undefined {
  if (value.kind === 'null') return [];
  if (value.kind !== 'list') {
    const text = source(value);
    return text === undefined ? undefined : splitEntries(text);
  }
  const entries = value.items.map((item) => source(item));
  return entries.every((entry) => entry !== undefined) ? entries.flatMap(splitEntries) : undefined;
}

/** Splits at commas and blanks outside parentheses: `Bash(git add:*, git log:*)` is one entry. */
function splitEntries(text: string): readonly string[] {
  const entries: string[] = [];
  let depth = 0;
  let start = 0;
  for (let offset = 0; offset <= text.length; offset++) {
    const character = text[offset] ?? ' ';
    if (character === '(') depth++;
    else if (character === ')') depth = Math.max(depth - 1, 0);
    else if (offset === text.length || (depth === 0 && /[\s,]/.test(character))) {
      if (offset > start) entries.push(text.slice(start, offset));
      start = offset + 1;
    }
  }
  return entries;
}
