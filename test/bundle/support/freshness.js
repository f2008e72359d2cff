import { existsSync, readFileSync } from 'node:fs';
import { sourceDigest, stampPath } from '../../../scripts/build/stamp.js';

/** Provides the tests of the bundle with the result whether dist was built from the current src. */
export function setup({ provide }) {
  const built = existsSync(stampPath) ? readFileSync(stampPath, 'utf8').trim() : '';
  provide('isFresh', built === sourceDigest());
}
