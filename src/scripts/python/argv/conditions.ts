import { opposite, type WordCount, withoutCounts } from '../../interface/counts.ts';

/** The lists of words that a script names, with the number of entries that are no words: 1 for `sys.argv`. */
export type WordLists = ReadonlyMap<string, number>;

/** Longer conditions are not read. */
const maxCondition = 1_000;

/** What is left of a count where a script refuses what a condition holds for; null if it is about something else. */
export function countWithout(
  condition: string,
  lists: WordLists,
  count: WordCount,
  isNegated: boolean,
): WordCount | null {
  if (condition.length > maxCondition) return null;
  const text = condition.replace(/\s+/g, ' ').trim();
  const parts = text.split(/ or (?![^()]*\))/);
  if (/ and /.test(text) || (isNegated && parts.length > 1)) return null;
  let left: WordCount | null = null;
  for (const part of parts) {
    const bound = boundIn(part.replace(/^\((.*)\)$/, '$1'), lists);
    if (!bound) continue;
    const [operator, number] = bound;
    left = withoutCounts(left ?? count, isNegated ? opposite(operator) : operator, number);
  }
  return left;
}

function boundIn(part: string, lists: WordLists): readonly [string, number] | null {
  for (const [name, offset] of lists) {
    if (part === `not ${name}` && offset === 0) return ['<', 1];
    if (part === name && offset === 0) return ['>=', 1];
    if (!part.startsWith(`len(${name})`)) continue;
    const [, operator = '', number = ''] =
      /^ ?(<=?|>=?|==|!=) ?(\d{1,3})$/.exec(part.slice(name.length + 5)) ?? [];
    if (operator) return [operator, Number(number) - offset];
    const [, list = ''] =
      /^ not in [[({](\d+(?:, ?\d+)*),?[\])}]$/.exec(part.slice(name.length + 5)) ?? [];
    // Counts between the least and the most that are left out are not told apart.
    if (list) return ['<', Math.min(...list.split(',').map(Number)) - offset];
  }
  return null;
}
