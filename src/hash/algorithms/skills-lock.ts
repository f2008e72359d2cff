import { compareLocale } from '../locale-order.ts';
import { createFramedAlgorithm, type Framing } from './framed.ts';

/** Files below such a directory are in no hash of the `skills` command line. */
const excludedFolder = /(^|\/)(\.git|node_modules)\//;

/** How the `skills` command line frames a skill. */
export const skillsLockFraming: Framing = {
  id: 'skills-lock',
  includes: ({ name }) => !excludedFolder.test(name),
  compare: compareLocale,
  afterPath: '',
  afterBytes: '',
  prefix: '',
};

/**
 * The `computedHash` of the `skills` command line: each path and its bytes, nothing between them, in the
 * order of `localeCompare`. Like that of ADR-003 the stream is not framed.
 */
export const skillsLock = createFramedAlgorithm(skillsLockFraming);
