import { isTooWide, mostSpellings } from './path-glob.ts';

/** What keeps a glob from matching what it was written for, as the end of a sentence; undefined where nothing does. */
export function globFault(glob: string): string | undefined {
  if (glob.startsWith('!')) {
    return `"!" takes nothing back: write the globs so that they leave it out, or '\\!' where a name begins with it`;
  }
  if (/^(\.?\/)*\.\.(\/|$)/.test(glob)) {
    return 'nothing lies above the top level of the repository, where paths begin';
  }
  const open = unclosed(glob);
  if (open !== undefined)
    return `its "${open}" is never closed; write '\\${open}' where a name holds it`;
  if (!isTooWide(glob)) return undefined;
  return `it stands for more than ${mostSpellings} globs: write those out that are meant`;
}

const closing: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/** The first bracket of a glob that nothing closes. */
function unclosed(glob: string): string | undefined {
  const open: string[] = [];
  for (let at = 0; at < glob.length; at++) {
    const sign = glob.charAt(at);
    if (sign === '\\') at++;
    else if (open.at(-1) === '[') {
      if (sign === ']') open.pop();
    } else if (closing[sign] !== undefined) open.push(sign);
    else if (sign === closing[open.at(-1) ?? '']) open.pop();
  }
  return open[0];
}
