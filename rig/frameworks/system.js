import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { skip } from '../support/tools.js';

export const frameworks = {
  id: 'frameworks',
  about:
    'which calls scripts refuse, against bash, node, commander, yargs, click, typer and optparse; Node packages in $NODE_PACKAGES',
  prepare() {
    const { status } = spawnSync('python3', ['-c', 'import click, typer'], { encoding: 'utf8' });
    if (status !== 0) skip('it needs python3 with click and typer');
    const packages = process.env.NODE_PACKAGES ?? '';
    const isThere = ['commander', 'yargs'].every((name) => existsSync(`${packages}/${name}`));
    if (!isThere) skip('$NODE_PACKAGES is no folder with commander and yargs');
    return { NODE_PACKAGES: packages };
  },
};
