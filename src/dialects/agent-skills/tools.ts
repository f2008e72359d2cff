import { source, type Value } from '../../model/value.ts';

/**
 * The entries of an `allowed-tools` value, in the order written: a text of entries that commas or
 * blanks separate, or a list of such texts. Undefined when the value has no such shape.
 */
export function toolsOf(value: Value): readonly string[] | undefined {
  if (value.kind === 'null') return [];
  if (value.kind !== 'list') {
    const text = source(value);
    return text === undefined ? undefined : tokens(text);
  }
  const entries = value.items.map((item) => source(item));
  return entries.every((entry) => entry !== undefined) ? entries.flatMap(tokens) : undefined;
}

/** Splits on commas and blanks outside parentheses: `Bash(git add:*, git log:*)` is one entry. */
function tokens(text: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at] ?? ' ';
    if (sign === '(') depth++;
    else if (sign === ')') depth = Math.max(depth - 1, 0);
    else if (at === text.length || (depth === 0 && /[\s,]/.test(sign))) {
      if (at > start) found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return found;
}
