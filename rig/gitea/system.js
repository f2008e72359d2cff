import { chmodSync, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheOf, findProgram, installStep, isRunnable, skip } from '../support/tools.js';

// Later versions have dependencies that the module proxy lacks.
const version = '1.26.0';
const cache = cacheOf(`gitea-${version}`);
const installed = join(cache, 'gitea');

// The runner is our own (runner.ts): the module proxy and Debian have neither Gitea's nor Forgejo's.
export const gitea = {
  id: 'gitea',
  about: 'the Action in jobs of a Gitea on loopback',
  isUnderNode24: true,
  prepare(mayInstall) {
    if (process.platform === 'win32') skip('the runner of the rig needs a POSIX system');
    const found = findProgram(process.env.GITEA, 'gitea', installed);
    return { GITEA: found ?? install(mayInstall) };
  },
};

function install(mayInstall) {
  if (!mayInstall) skip('Gitea is neither in $GITEA nor on the PATH');
  if (!isRunnable('go', 'version')) skip('Gitea is not here, and Go is not here to build it');
  console.log(`Building Gitea ${version} with Go, which takes a quarter of an hour once.`);
  mkdirSync(cache, { recursive: true });
  const { Dir } = JSON.parse(go('mod', 'download', '-json', `code.gitea.io/gitea@v${version}`));
  for (const part of ['templates', 'options', 'public']) {
    cpSync(join(Dir, part), join(cache, part), { recursive: true });
  }
  const flags = ['-mod=mod', '-modfile', join(cache, 'go.mod')];
  for (const file of ['go.mod', 'go.sum']) {
    cpSync(join(Dir, file), join(cache, file));
    chmodSync(join(cache, file), 0o644);
  }
  go('-C', Dir, 'build', ...flags, '-tags', 'sqlite sqlite_unlock_notify', '-o', installed, '.');
  return findProgram(installed) ?? skip('the Gitea that Go built does not run');
}

function go(...args) {
  return installStep('Go cannot build Gitea', ['go', ...args], { cwd: cache });
}
