import { join } from 'node:path';
import { isRunnable, npmPackages, skip } from '../support/tools.js';

const version = '1.7.4';

export const installs = {
  id: 'installs',
  about: 'skills as the "skills" command line installs them, under its own lock',
  prepare(mayInstall) {
    const packages = [`skills@${version}`, 'node@24.21.0'];
    const modules = npmPackages(`skills-${version}`, packages, mayInstall);
    const node = join(modules, 'node', 'bin', 'node');
    if (!isRunnable(node, '--version')) skip('its Node does not start here');
    return { SKILLS_NODE: node, SKILLS_CLI: join(modules, 'skills', 'bin', 'cli.mjs') };
  },
};
