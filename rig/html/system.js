import { spawnSync } from 'node:child_process';
import { findProgram, installStep, skip } from '../support/tools.js';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export const html = {
  id: 'html',
  about: 'the HTML page in headless Chromium: filters, policy, contrast, keyboard',
  prepare(mayInstall) {
    const places = [process.env.CHROMIUM_PROGRAM, ...names];
    return { CHROMIUM_PROGRAM: findProgram(...places) ?? install(mayInstall) };
  },
};

/** Chromium needs some hundred libraries, so apt-get installs it, as root. */
function install(mayInstall) {
  if (!mayInstall) skip('Chromium is not on the PATH');
  if (spawnSync('apt-get', ['--version']).error) skip('there is neither Chromium nor apt-get');
  if (process.getuid?.() !== 0) skip('Chromium is not on the PATH: apt-get install chromium');
  installStep('apt-get cannot install Chromium', ['apt-get', 'install', '-y', '-q', 'chromium']);
  return findProgram('chromium') ?? skip('the package chromium has no program of that name');
}
