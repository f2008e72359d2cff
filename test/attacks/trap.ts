import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../support/git.ts';

/** A program that leaves a mark when it runs. */
export interface Trap {
  /** The path of the program. */
  readonly program: string;
  /** A command line that runs it. */
  readonly command: string;
  /** Expects that it never ran. */
  untouched(): void;
}

/** Creates a trap outside the judged tree. */
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

/** All files below a folder with their bytes, links with their targets; excludes objects fetched by git. */
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
