import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { skillsPackage } from '../support/skills-package.js';
import { isRunnable, Skipped, skip } from '../support/tools.js';

const fewest = 5;

export const sources = {
  id: 'sources',
  about:
    'outdated, update and the real tool against real repositories with history, served on loopback',
  prepare(mayInstall) {
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
    return realTool(mayInstall);
  },
};

/** The real tool to compare with. Without it, its tests are skipped with a message and the others run. */
function realTool(mayInstall) {
  try {
    if (!isRunnable('openssl', 'version')) skip('openssl, which makes a certificate, is not here');
    return skillsPackage(mayInstall);
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    console.log(`The comparison with the "skills" command line is skipped: ${error.message}`);
    return {};
  }
}
