import { createFramedAlgorithm, type Framing } from './framed.ts';
import { skillsLockFraming } from './skills-lock.ts';

/** The framing of the server of the `skills` command line. */
export const skillsSnapshotFraming: Framing = {
  ...skillsLockFraming,
  id: 'skills-snapshot',
  afterPath: '\0',
  afterBytes: '\0',
};

/** The hash of the server of the `skills` command line: each path and its bytes, a NUL after each. */
export const skillsSnapshot = createFramedAlgorithm(skillsSnapshotFraming);
