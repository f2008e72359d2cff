import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../git.ts';

/** Something that leaves a mark when anybody runs it. */
export interface Trap {
  /** A program that does. */
  readonly program: string;
  /** A command line that does. */
  readonly command: string;
  /** Expects that nobody did. */
  untouched(): void;
}

/** Sets a trap outside of what is judged. */
export function setTrap(): Trap {
  const folder = temporaryFolder();
  const mark = join(folder, 'executed');
  writeFiles(folder, { 'trap.sh': { script: `#!/bin/sh\necho "$0 $*" >> ${mark}\n` } });
  return {
    program: join(folder, 'trap.sh'),
    command: `touch ${mark}`,
    untouched: () => {
      if (existsSync(mark)) throw new Error(`executed: ${readFileSync(mark, 'utf8')}`);
    },
  };
}

/** Every file below a folder with its bytes, links with their targets; objects that git fetches are left out. */
export function snapshot(folder: string): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  const folders = [''];
  for (let at = folders.pop(); at !== undefined; at = folders.pop()) {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      const path = join(at, entry.name);
      const place = join(folder, path);
      if (entry.isSymbolicLink()) all.set(path, `-> ${readlinkSync(place)}`);
      else if (entry.isFile()) all.set(path, readFileSync(place, 'latin1'));
      else if (entry.isDirectory() && path !== join('.git', 'objects')) folders.push(path);
    }
  }
  return all;
}
