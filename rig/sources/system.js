import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { skip } from '../support/tools.js';

const fewest = 5;

export const sources = {
  id: 'sources',
  about: 'outdated and update against real repositories with history, served on loopback',
  prepare() {
    const list = process.env.SOURCE_CLONES ?? skip('$SOURCE_CLONES names no OWNER/NAME=CLONE');
    const clones = list.split(/\s+/).filter(Boolean);
    if (clones.length < fewest)
      skip(`$SOURCE_CLONES names ${clones.length} clones, and ${fewest} are needed`);
    for (const clone of clones) {
      const [, name, path] = /^([\w.-]+\/[\w.-]+)=(.+)$/.exec(clone) ?? [];
      if (!name) skip(`$SOURCE_CLONES has ${clone}, which is no OWNER/NAME=CLONE`);
      if (!existsSync(join(path, 'HEAD')) && !existsSync(join(path, '.git', 'HEAD')))
        skip(`${path} is not a clone`);
    }
    return {};
  },
};
