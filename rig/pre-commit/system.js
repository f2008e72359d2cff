import { join } from 'node:path';
import { findProgram, pythonPackage, skip } from '../support/tools.js';

const version = '4.7.0';

export const preCommit = {
  id: 'pre-commit',
  about: 'commits through the hooks of docs/hooks.md',
  prepare(mayInstall) {
    if (process.platform === 'win32') skip('its tests write scripts for a POSIX shell');
    const found = findProgram(process.env.PRE_COMMIT, 'pre-commit');
    return {
      PRE_COMMIT: found ?? join(pythonPackage('pre-commit', version, mayInstall), 'pre-commit'),
    };
  },
};
