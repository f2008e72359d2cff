/** The most names, places or phrases inside of a sentence; the lists below have the others. */
export const maxInSentence = 3;

/** The most objects of a permission, and the most places of an entry in a terminal; `--verbose` prints all places. */
export const maxInEntry = 8;

/** The first of a list, each once, with a count of the rest: `a, b, c and 9 more`. */
export function abbreviateUnique(all: readonly string[], limit: number, separator = ', '): string {
  return abbreviateList([...new Set(all)], limit, separator);
}

/** The same for items that are different things although their texts may be equal, such as names of skills. */
export function abbreviateList(items: readonly string[], limit: number, separator = ', '): string {
  // A count of one is as long as the item itself.
  const shown = items.length === limit + 1 && limit > 0 ? items : items.slice(0, limit);
  const omitted = items.length - shown.length;
  const rest = omitted > 0 ? [`${omitted} more`] : [];
  return [shown.join(separator), ...rest].filter((part) => part !== '').join(' and ');
}

/** A whole list as `a, b and c`; a long one as `abbreviateUnique` does. */
export function joinOrAbbreviate(all: readonly string[], limit: number): string {
  const last = all.at(-1);
  if (all.length > limit + 1 || all.length < 2 || last === undefined)
    return abbreviateUnique(all, limit);
  return `${all.slice(0, -1).join(', ')} and ${last}`;
}
