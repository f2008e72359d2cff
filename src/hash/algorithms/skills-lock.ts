import { compareLocale } from '../locale-order.ts';
import { createFramedAlgorithm, type Framing } from './framed.ts';

/** Directories that no hash of the `skills` command line includes. */
const excludedFolder = /(^|\/)(\.git|node_modules)\//;

/** The framing of the `skills` command line. */
export const skillsLockFraming: Framing = {
  id: 'skills-lock',
  includes: ({ name }) => !excludedFolder.test(name),
  compare: compareLocale,
  afterPath: '',
  afterBytes: '',
  prefix: '',
};

/**
 * The `computedHash` of the `skills` command line: each path and its bytes without separators, in the order
 * of `localeCompare`. Like the hash of ADR-003, it is not free of collisions.
 */
export const skillsLock = createFramedAlgorithm(skillsLockFraming);
