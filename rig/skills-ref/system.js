import { join } from 'node:path';
import { pythonPackage, skip } from '../support/tools.js';

export const skillsRef = {
  id: 'skills-ref',
  about:
    'the verdicts of test/support/samples/skills-ref-verdicts.ts, asked of the reference validator',
  prepare(mayInstall) {
    if (process.platform === 'win32') skip('its virtual environment is looked up as on POSIX');
    return { SKILLS_REF: join(pythonPackage('skills-ref', '0.1.1', mayInstall), 'agentskills') };
  },
};
