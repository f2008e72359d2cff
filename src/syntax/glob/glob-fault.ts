import { isTooWide, mostSpellings } from './path-glob.ts';

/**
 * What a glob is never written like, as patterns from its beginning; the JSON Schema holds the same. Where there are
 * braces, another alternative may match.
 */
export const globRefusals = {
  negated: '!',
  above: '(\\.?/)*\\.\\.(/|$)',
  nothing: '\\.?/*$',
  detour: '[^{}]*/(\\.{0,2}/+[^{}/][^{}]*|\\.{1,2}/*)$',
  blank: '([\\s\\S]*[^\\\\])?[ \\t]$',
} as const;

const words: Readonly<Record<keyof typeof globRefusals, string>> = {
  negated: `"!" takes nothing back: write the globs so that they leave it out, or '\\!' where a name begins with it`,
  above: 'nothing lies above the top level of the repository, where paths begin',
  nothing: 'no path is called so; "**" is every file',
  detour: 'no path holds ".", ".." or nothing at all between its slashes: write it as git lists it',
  blank: `it ends in a blank: write it without, or '\\ ' where a name ends in one`,
};

const refusals = (Object.keys(words) as (keyof typeof globRefusals)[]).map(
  (id) => [new RegExp(`^(?:${globRefusals[id]})`, 'u'), words[id]] as const,
);

/** What keeps a glob from matching what it was written for, as the end of a sentence; undefined where nothing does. */
export function globFault(glob: string): string | undefined {
  const refused = refusals.find(([pattern]) => pattern.test(glob))?.[1];
  if (refused !== undefined) return refused;
  const { open, backwards } = bracketsOf(glob);
  if (open !== undefined) {
    return `its "${open}" is never closed; write '\\${open}' where a name holds it`;
  }
  if (backwards !== undefined) {
    return `nothing is in its range "${backwards}", which runs backwards`;
  }
  if (!isTooWide(glob)) return undefined;
  return `it stands for more than ${mostSpellings} globs: write those out that are meant`;
}

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

interface Brackets {
  /** The first that nothing closes. */
  readonly open: string | undefined;
  /** The first range of signs that ends before it begins. */
  readonly backwards: string | undefined;
}

function bracketsOf(glob: string): Brackets {
  const open: string[] = [];
  let backwards: string | undefined;
  for (let at = 0; at < glob.length; at++) {
    const sign = glob.charAt(at);
    if (sign === '\\') at++;
    else if (open.at(-1) === '[') {
      if (sign === ']') open.pop();
      else if (isBackwards(glob.slice(at, at + 3))) backwards ??= glob.slice(at, at + 3);
    } else if (closing[sign] !== undefined) open.push(sign);
    else if (sign === closing[open.at(-1) ?? '']) open.pop();
  }
  return { open: open[0], backwards };
}

function isBackwards(range: string): boolean {
  const [, first = '', last = ''] = /^([a-z0-9])-([a-z0-9])$/i.exec(range) ?? [];
  return first > last;
}
