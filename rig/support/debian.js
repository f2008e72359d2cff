import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheOf, findProgram, installStep, skip } from './tools.js';

/**
 * A program, and the folder with its unpacked Debian packages, which requires no root; '' for a program on the PATH.
 */
export function debianProgram(name, packages, mayInstall) {
  if (findProgram(name)) return { program: name, root: '' };
  const cache = cacheOf(name);
  const root = join(cache, 'root');
  const places = [join(root, 'bin', name), join(root, 'usr/bin', name)];
  if (!places.some(existsSync)) unpack(name, packages, { cache, root, mayInstall });
  const program = places.find(existsSync) ?? skip(`the Debian package ${name} does not hold it`);
  return { program, root };
}

function unpack(name, packages, { cache, root, mayInstall }) {
  if (!mayInstall) skip(`${name} is not on the PATH`);
  if (spawnSync('apt-get', ['--version']).error)
    skip(`${name} is not on the PATH, and there is no apt-get to download it`);
  mkdirSync(cache, { recursive: true });
  const command = ['apt-get', 'download', ...packages];
  installStep('apt-get cannot download it', command, { cwd: cache });
  for (const file of readdirSync(cache).filter((entry) => entry.endsWith('.deb'))) {
    installStep(`dpkg cannot unpack ${file}`, ['dpkg', '-x', file, root], { cwd: cache });
    rmSync(join(cache, file));
  }
}
