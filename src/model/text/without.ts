/** The values of a list that another list lacks. */
export function without<T>(values: readonly T[], others: Iterable<T>): T[] {
  const known = new Set(others);
  return values.filter((value) => !known.has(value));
}
