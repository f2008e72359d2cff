import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheOf, findProgram, installStep, isRunnable, skip } from '../support/tools.js';

const version = '0.2.89';
const cache = cacheOf(`act-${version}`);
const installed = join(cache, process.platform === 'win32' ? 'act.exe' : 'act');

export const act = {
  id: 'act',
  about:
    'the workflows of the pages, the weekly one with its issue, under act on the machine itself',
  isUnderNode24: true,
  prepare(mayInstall) {
    if (process.platform === 'win32') skip('the host mode of act needs a POSIX shell');
    const found = findProgram(process.env.ACT, 'act', installed);
    return { ACT: found ?? install(mayInstall) };
  },
};

function install(mayInstall) {
  if (!mayInstall) skip('act is neither in $ACT nor on the PATH');
  if (!isRunnable('go', 'version')) skip('act is not here, and Go is not here to install it');
  console.log(`Installing act ${version} with Go, which takes a few minutes once.`);
  mkdirSync(cache, { recursive: true });
  const command = ['go', 'install', `github.com/nektos/act@v${version}`];
  installStep('Go cannot install act', command, { env: { ...process.env, GOBIN: cache } });
  return findProgram(installed) ?? skip('the act that Go installed does not run');
}
