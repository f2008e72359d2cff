import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The target of HEAD: a branch such as `refs/heads/main`, or a commit. */
export function readHead(gitFolder: string): string {
  return readFileSync(join(gitFolder, 'HEAD'), 'utf8')
    .trim()
    .replace(/^ref: /, '');
}

/** The id of a reference; null if it does not exist. */
export function readRef(gitFolder: string, name: string): string | null {
  if (/^[0-9a-f]{40}$/.test(name)) return name;
  const path = join(gitFolder, name);
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const packed = join(gitFolder, 'packed-refs');
  if (!existsSync(packed)) return null;
  const lines = readFileSync(packed, 'utf8').split('\n');
  return lines.find((line) => line.endsWith(` ${name}`))?.slice(0, 40) ?? null;
}

/** Sets a reference to an id. */
export function writeRef(gitFolder: string, name: string, id: string): void {
  const path = join(gitFolder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${id}\n`);
}

/** Sets HEAD to a branch, or detaches it at a commit. */
export function writeHead(gitFolder: string, to: string): void {
  writeFileSync(join(gitFolder, 'HEAD'), to.startsWith('refs/') ? `ref: ${to}\n` : `${to}\n`);
}
