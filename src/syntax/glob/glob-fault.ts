import { isTooBroad, maxExpansions } from './path-glob.ts';

/**
 * Patterns for the start of an invalid glob, also part of the JSON Schema. With braces, another alternative
 * may be valid.
 */
export const invalidGlobPatterns = {
  negated: '!',
  outsideRoot: '(\\.?/)*\\.\\.(/|$)',
  empty: '\\.?/*$',
  nonCanonical: '[^{}]*/(\\.{0,2}/+[^{}/][^{}]*|\\.{1,2}/*)$',
  trailingBlank: '([\\s\\S]*[^\\\\])?[ \\t]$',
} as const;

const explanations: Readonly<Record<keyof typeof invalidGlobPatterns, string>> = {
  negated: '`!` does not exclude paths; write `\\!` for a name that begins with it',
  outsideRoot: 'it leads above the root of the repository',
  empty: 'it is empty; write `**` for every file',
  nonCanonical: 'it has `.`, `..` or nothing between two slashes; write paths as git lists them',
  trailingBlank: 'it ends with a space; remove it, or write a backslash before it',
};

const invalidPatterns = (Object.keys(explanations) as (keyof typeof invalidGlobPatterns)[]).map(
  (id) => [new RegExp(`^(?:${invalidGlobPatterns[id]})`, 'u'), explanations[id]] as const,
);

/** Why a glob cannot match as intended, as the end of a sentence; undefined if it can. */
export function globFault(glob: string): string | undefined {
  const explanation = invalidPatterns.find(([pattern]) => pattern.test(glob))?.[1];
  if (explanation !== undefined) return explanation;
  const { open, reversedRange } = bracketsOf(glob);
  if (open !== undefined) {
    return `its \`${open}\` is not closed; write \`\\${open}\` if a name contains it`;
  }
  if (reversedRange !== undefined) {
    return `its range \`${reversedRange}\` is reversed and matches nothing`;
  }
  if (!isTooBroad(glob)) return undefined;
  return `it expands to more than ${maxExpansions} globs; write out those you need`;
}

const closingBrackets: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

interface Brackets {
  /** The first unclosed bracket. */
  readonly open: string | undefined;
  /** The first range that ends before it starts. */
  readonly reversedRange: string | undefined;
}

function bracketsOf(glob: string): Brackets {
  const open: string[] = [];
  let reversedRange: string | undefined;
  for (let index = 0; index < glob.length; index++) {
    const character = glob.charAt(index);
    if (character === '\\') index++;
    else if (open.at(-1) === '[') {
      if (character === ']') open.pop();
      else if (isReversedRange(glob.slice(index, index + 3)))
        reversedRange ??= glob.slice(index, index + 3);
    } else if (closingBrackets[character] !== undefined) open.push(character);
    else if (character === closingBrackets[open.at(-1) ?? '']) open.pop();
  }
  return { open: open[0], reversedRange };
}

function isReversedRange(range: string): boolean {
  const [, first = '', last = ''] = /^([a-z0-9])-([a-z0-9])$/i.exec(range) ?? [];
  return first > last;
}
