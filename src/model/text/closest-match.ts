/** Longer names are not typos. */
const maxLength = 64;

/**
 * The candidate with the fewest typos (an added, missing, wrong or swapped letter), at most `limit`;
 * undefined if none. Capitals and `_` for `-` do not count.
 */
export function closestMatch(
  name: string,
  candidates: Iterable<string>,
  limit = Math.max(1, Math.floor(name.length / 3)),
): string | undefined {
  if (name.length > maxLength) return undefined;
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const distance = editDistance(normalizeSpelling(name), normalizeSpelling(candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/**
 * The candidate within one typo per four letters, an almost certain match: short names are similar by chance.
 */
export function likelyTypoOf(name: string, candidates: Iterable<string>): string | undefined {
  return closestMatch(name, candidates, Math.floor(name.length / 4));
}

/** `Did you mean "x"?` for the closest candidate, in other marks for keys and values; undefined if none is close. */
export function didYouMean(
  name: string,
  candidates: Iterable<string>,
  mark = '"',
): string | undefined {
  const suggestion = closestMatch(name, candidates);
  return suggestion === undefined ? undefined : `Did you mean ${mark}${suggestion}${mark}?`;
}

function normalizeSpelling(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/** The Damerau-Levenshtein distance (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isEqual = a[row - 1] === b[column - 1];
      let cost = Math.min(
        cellAt(previous, column) + 1,
        cellAt(current, column - 1) + 1,
        cellAt(previous, column - 1) + (isEqual ? 0 : 1),
      );
      const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) cost = Math.min(cost, cellAt(beforePrevious, column - 2) + 1);
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return cellAt(previous, b.length);
}

function cellAt(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
