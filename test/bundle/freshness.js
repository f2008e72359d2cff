import { existsSync, readFileSync } from 'node:fs';
import { sourceDigest, stampPath } from '../../scripts/build/stamp.js';

/** Tells the tests of the bundle whether dist is what src was when it was built. */
export function setup({ provide }) {
  const built = existsSync(stampPath) ? readFileSync(stampPath, 'utf8').trim() : '';
  provide('isFresh', built === sourceDigest());
}
