import { createFramedAlgorithm, type Framing } from './framed.ts';
import { skillsLockFraming } from './skills-lock.ts';

/** How the server of the `skills` command line frames a skill. */
export const skillsSnapshotFraming: Framing = {
  ...skillsLockFraming,
  id: 'skills-snapshot',
  afterPath: '\0',
  afterBytes: '\0',
};

/** The hash the server behind the `skills` command line makes: each path and its bytes, a NUL behind both. */
export const skillsSnapshot = createFramedAlgorithm(skillsSnapshotFraming);
