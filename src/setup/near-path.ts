import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { suggest } from '../model/text/suggest.ts';
import { statUserPath } from './user-path.ts';

/**
 * The existing path that a missing one most likely means: each misspelt segment becomes the closest name of its
 * folder. Null if a segment resembles none.
 */
export function nearPath(operand: string, cwd: string): string | null {
  let near = operand.startsWith('/') ? '/' : '';
  for (const segment of operand.split('/').filter((part) => part !== '')) {
    const name = existsAt(near + segment, cwd) ? segment : closestName(near, segment, cwd);
    if (name === null) return null;
    near += `${name}/`;
  }
  return near === '' ? null : near.slice(0, -1);
}

function existsAt(path: string, cwd: string): boolean {
  return statUserPath({ name: path, path: resolve(cwd, path) }) !== undefined;
}

function closestName(folder: string, segment: string, cwd: string): string | null {
  return suggest(segment, namesIn(resolve(cwd, folder))) ?? null;
}

/** The names in a folder, without git's own; none where it cannot be listed. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name !== '.git');
  } catch {
    return [];
  }
}
