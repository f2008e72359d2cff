import { memoize } from './memoize.ts';
import { compareText } from './text.ts';

/** Longer names are not typos. */
const maxLength = 64;
/** Of more candidates, those are compared that stand next to a text in alphabetical order, from either end. */
const maxCompared = 256;

/**
 * The candidate with the fewest typos (an added, missing, wrong or swapped letter), at most `limit`;
 * undefined if none. Capitals and `_` for `-` do not count. Candidates that are asked for often should be one object.
 */
export function suggest(
  text: string,
  candidates: Iterable<string>,
  limit = Math.max(1, Math.floor(text.length / 3)),
): string | undefined {
  if (text.length > maxLength) return undefined;
  const spelling = normalizeSpelling(text);
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const [known, candidate] of spellingsNear(spelling, candidates)) {
    if (Math.abs(known.length - spelling.length) >= bestDistance) continue;
    const distance = editDistance(spelling, known);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** A candidate after its spelling. */
type Spelling = readonly [spelling: string, candidate: string];

function spellingsNear(spelling: string, candidates: Iterable<string>): Iterable<Spelling> {
  const { all, orders } = spellingsOf(candidates);
  if (orders.length === 0) return all;
  const found = orders.flatMap(({ keyOf, sorted }) => {
    const at = positionIn(sorted, keyOf(spelling));
    return sorted.slice(Math.max(0, at - maxCompared / 4), at + maxCompared / 4);
  });
  return [...new Set(found.map(({ index }) => index))]
    .sort((a, b) => a - b)
    .map((index) => all[index] as Spelling);
}

const spellingsOf = memoize((candidates: Iterable<string>) => {
  const all = Array.from(candidates, (name): Spelling => [normalizeSpelling(name), name]);
  const keys = all.length > maxCompared ? [(text: string) => text, reversed] : [];
  const orders = keys.map((keyOf) => {
    const entries = all.map(([spelling], index) => ({ key: keyOf(spelling), index }));
    return { keyOf, sorted: entries.sort((a, b) => compareText(a.key, b.key)) };
  });
  return { all, orders };
});

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** The number of entries before a key. */
function positionIn(sorted: readonly { readonly key: string }[], key: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(sorted[middle]?.key ?? '', key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
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
