import { closestMatch } from './closest-match.ts';

/** Letters of other scripts that look like Latin letters. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [
    ['а', 'a'],
    ['е', 'e'],
    ['о', 'o'],
    ['р', 'p'],
    ['с', 'c'],
    ['у', 'y'],
    ['х', 'x'],
    ['і', 'i'],
    ['ї', 'i'],
    ['ј', 'j'],
    ['ѕ', 's'],
    ['ԁ', 'd'],
    ['ԝ', 'w'],
    ['ѡ', 'w'],
    ['һ', 'h'],
    ['ӏ', 'l'],
    ['к', 'k'],
    ['м', 'm'],
    ['т', 't'],
    ['в', 'b'],
    ['н', 'h'],
    ['п', 'n'],
    ['г', 'r'],
    ['ѵ', 'v'],
    ['ԛ', 'q'],
    ['ѓ', 'r'],
    ['є', 'e'],
    ['α', 'a'],
    ['β', 'b'],
    ['ε', 'e'],
    ['η', 'n'],
    ['ι', 'i'],
    ['κ', 'k'],
    ['ν', 'v'],
    ['ο', 'o'],
    ['ρ', 'p'],
    ['σ', 'o'],
    ['ς', 'c'],
    ['τ', 't'],
    ['υ', 'u'],
    ['χ', 'x'],
    ['ω', 'w'],
    ['γ', 'y'],
    ['ı', 'i'],
    ['ȷ', 'j'],
    ['ɑ', 'a'],
    ['ɡ', 'g'],
    ['ł', 'l'],
    ['ø', 'o'],
    ['đ', 'd'],
    ['ħ', 'h'],
    ['ŧ', 't'],
    ['ʟ', 'l'],
    ['ᴏ', 'o'],
    ['ꜱ', 's'],
    ['ᴛ', 't'],
    ['ᴡ', 'w'],
    ['ᴅ', 'd'],
    ['ᴇ', 'e'],
    ['ᴀ', 'a'],
    ['ᴋ', 'k'],
    ['ɴ', 'n'],
    ['ʀ', 'r'],
    ['ꜰ', 'f'],
    ['ᴄ', 'c'],
    ['ɪ', 'i'],
    ['օ', 'o'],
    ['ո', 'n'],
    ['ս', 'u'],
    ['ա', 'w'],
    ['հ', 'h'],
    ['ց', 'g'],
    ['Ꭺ', 'a'],
    ['0', 'o'],
    ['1', 'l'],
  ].map(([from = '', to = '']) => [from, to]),
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
    closestMatch(keySkeleton, [expectedSkeleton], maxEdits) !== undefined ||
    closestMatch(singular(keySkeleton), [singular(expectedSkeleton)], maxEdits) !== undefined
  );
}
