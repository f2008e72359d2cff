import { act } from '../act/system.js';
import { npmPackages } from '../support/tools.js';

export const releases = {
  id: 'releases',
  about: 'the recipes for release-please and Changesets, and the badge, under act',
  isUnderNode24: true,
  prepare(mayInstall) {
    const modules = npmPackages('changesets-2.31.1', ['@changesets/cli@2.31.1'], mayInstall);
    return { ...act.prepare(mayInstall), CHANGESETS: modules };
  },
};
