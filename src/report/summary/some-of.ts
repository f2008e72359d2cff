/** The first of a list, each once, with a count of the rest: `a, b, c and 9 more`. */
export function someOf(all: readonly string[], limit: number): string {
  const items = [...new Set(all)];
  // A count of one is as long as the item itself.
  const shown = items.length === limit + 1 && limit > 0 ? items : items.slice(0, limit);
  const omitted = items.length - shown.length;
  const rest = omitted > 0 ? [`${omitted} more`] : [];
  return [shown.join(', '), ...rest].filter((part) => part !== '').join(' and ');
}
