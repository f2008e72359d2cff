/** One character, or a wildcard: whether it repeats, and whether it matches slashes. */
interface Token {
  readonly character: string | null;
  readonly isRepeated: boolean;
  readonly matchesSlash: boolean;
}

const tokenPattern = /\{\{[^{}]*\}\}|\{[^{}]*\}|\[[^\]]*\]|\*\*\/?|[\s\S]/gu;

/** Longer patterns count as overlapping. */
const maxLength = 200;

/**
 * Whether some path matches both patterns. `{{…}}` and `{…}` match any text, `[…]` any character. False is
 * certain, true is not.
 */
export function patternsOverlap(a: string, b: string): boolean {
  if (a === b || a.length > maxLength || b.length > maxLength) return true;
  const left = tokens(a);
  const right = tokens(b);
  let above: readonly boolean[] = [];
  for (let i = 0; i <= left.length; i++) {
    const row: boolean[] = [];
    for (let j = 0; j <= right.length; j++) {
      const [x, y] = [left[i - 1], right[j - 1]];
      const diagonal =
        above[j - 1] === true &&
        x &&
        y &&
        !x.isRepeated &&
        !y.isRepeated &&
        canMatchSameCharacter(x, y);
      const down = above[j] === true && x && (x.isRepeated || absorbs(right[j], x));
      const along = row[j - 1] === true && y && (y.isRepeated || absorbs(left[i], y));
      row.push((i === 0 && j === 0) || Boolean(diagonal || down || along));
    }
    above = row;
  }
  return above[right.length] === true;
}

function tokens(pattern: string): readonly Token[] {
  return (pattern.replace(/^\.\//, '').match(tokenPattern) ?? []).map((text) => {
    if (text === '*') return { character: null, isRepeated: true, matchesSlash: false };
    if (text === '?') return { character: null, isRepeated: false, matchesSlash: false };
    if (text.length > 1 && text.startsWith('['))
      return { character: null, isRepeated: false, matchesSlash: false };
    const isWildcard = text.startsWith('**') || (text.length > 1 && text.startsWith('{'));
    return {
      character: isWildcard ? null : text,
      isRepeated: isWildcard,
      matchesSlash: isWildcard,
    };
  });
}

function absorbs(wildcard: Token | undefined, token: Token): boolean {
  return wildcard?.isRepeated === true && canMatchSameCharacter(wildcard, token);
}

/** Whether one character matches both tokens. */
function canMatchSameCharacter(a: Token, b: Token): boolean {
  if (a.character !== null && b.character !== null) return a.character === b.character;
  const character = a.character ?? b.character;
  return character !== '/' || (a.character === null ? a : b).matchesSlash;
}
