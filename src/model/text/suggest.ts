/** Longer names are not typos. */
const maxLength = 64;

/**
 * The candidate with the fewest typos (an added, missing, wrong or swapped letter), at most `limit`;
 * undefined if none. Capitals and `_` for `-` do not count.
 */
export function suggest(
  text: string,
  candidates: Iterable<string>,
  limit = Math.max(1, Math.floor(text.length / 3)),
): string | undefined {
  if (text.length > maxLength) return undefined;
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= bestDistance) continue;
    const distance = editDistance(normalizeSpelling(text), normalizeSpelling(candidate));
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The most typos of an almost certain match, one in four letters: short names are similar by chance. */
export function likelyTypos({ length }: string): number {
  return Math.floor(length / 4);
}

/** `Did you mean "x"?` for the closest candidate, in other marks for keys and values; undefined if none is close. */
export function didYouMean(
  text: string,
  candidates: Iterable<string>,
  mark = '"',
): string | undefined {
  const suggestion = suggest(text, candidates);
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

/** Letters that look like Latin ones, each before the letter that it looks like. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [
    'аa еe оo рp сc уy хx іi їi јj ѕs ԁd ԝw ѡw һh ӏl кk мm тt вb нh пn гr ѵv ԛq ѓr єe αa',
    'βb εe ηn ιi κk νv οo ρp σo ςc τt υu χx ωw γy ıi ȷj ɑa ɡg łl øo đd ħh ŧt ʟl ᴏo ꜱs ᴛt',
    'ᴡw ᴅd ᴇe ᴀa ᴋk ɴn ʀr ꜰf ᴄc ɪi օo ոn սu աw հh ցg Ꭺa 0o 1l',
  ].flatMap((line) => line.split(' ').map((pair) => [...pair] as [string, string])),
);

/** A key without case, separators, accents, invisible characters and look-alikes. */
function skeleton(key: string): string {
  const characters = [...key.normalize('NFKD').toLowerCase()];
  const letters = characters.map((character) => lookAlikes.get(character) ?? character);
  return letters.join('').replace(/[^\p{L}\p{N}]/gu, '');
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Whether a key differs from the expected key, yet a person or a lenient reader may confuse them. */
export function isNearMiss(key: string, expected: string, maxEdits = 1): boolean {
  if (key === expected || key.length > 4 * expected.length + 16) return false;
  const [keySkeleton, expectedSkeleton] = [skeleton(key), skeleton(expected)];
  if (keySkeleton === expectedSkeleton || singular(keySkeleton) === singular(expectedSkeleton))
    return true;
  // "disallowed-tools" is a different key, not a misspelling.
  if (/^(?:dis|un|non)/.test(keySkeleton)) return false;
  return (
    suggest(keySkeleton, [expectedSkeleton], maxEdits) !== undefined ||
    suggest(singular(keySkeleton), [singular(expectedSkeleton)], maxEdits) !== undefined
  );
}
