import { compareUnits } from '../order.ts';
import { createFramedAlgorithm } from './framed.ts';

/** The `hash` of a `skills.lock` of version 2: the first 16 digits over each path, NUL, its bytes and a line feed. */
export const kit = createFramedAlgorithm({
  id: 'kit',
  includes: () => true,
  compare: compareUnits,
  afterPath: '\0',
  afterBytes: '\n',
  prefix: 'sha256-16:',
  digits: 16,
});
