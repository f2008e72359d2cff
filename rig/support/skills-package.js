import { join } from 'node:path';
import { isRunnable, npmPackages, skip } from './tools.js';

const version = '1.7.4';

/** The `skills` command line with the Node that it needs, as environment variables; skips without it. */
export function skillsPackage(mayInstall) {
  const packages = [`skills@${version}`, 'node@24.21.0'];
  const modules = npmPackages(`skills-${version}`, packages, mayInstall);
  const node = join(modules, 'node', 'bin', 'node');
  if (!isRunnable(node, '--version')) skip('its Node does not start here');
  return { SKILLS_NODE: node, SKILLS_CLI: join(modules, 'skills', 'bin', 'cli.mjs') };
}
