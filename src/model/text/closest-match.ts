/** Longer names are no slips of the finger. */
const longest = 64;

/**
 * The candidate a name was probably meant to be: the one with the fewest slips (a letter too many,
 * too few, wrong, or two swapped), at most `limit`; capitals and `_` for `-` are free.
 */
export function nearest(
  name: string,
  candidates: Iterable<string>,
  limit = Math.max(1, Math.floor(name.length / 3)),
): string | undefined {
  if (name.length > longest) return undefined;
  let best: string | undefined;
  let fewest = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= fewest) continue;
    const count = slips(plainSpelling(name), plainSpelling(candidate));
    if (count < fewest) [best, fewest] = [candidate, count];
  }
  return best;
}

/**
 * The candidate a name is so near that nothing else can have been meant: one slip in four letters. Short
 * names are near to each other by chance.
 */
export function nearMiss(name: string, candidates: Iterable<string>): string | undefined {
  return nearest(name, candidates, Math.floor(name.length / 4));
}

/** `Did you mean "x"?` where there is something to mean, else nothing. */
export function didYouMean(name: string, candidates: Iterable<string>): string | undefined {
  const meant = nearest(name, candidates);
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}

function plainSpelling(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/** The Damerau-Levenshtein distance (optimal string alignment). */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, at(before, column - 2) + 1);
      current.push(least);
    }
    before = above;
    above = current;
  }
  return at(above, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
