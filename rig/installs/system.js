import { skillsPackage } from '../support/skills-package.js';

export const installs = {
  id: 'installs',
  about: 'skills as the "skills" command line installs them, under its own lock',
  prepare: skillsPackage,
};
