import { comparePaths } from '../order.ts';
import { createFramedAlgorithm } from './framed.ts';

/** The `content_hash` of apm: each path and its bytes without separators, in byte order of the paths. */
export const apmPackage = createFramedAlgorithm({
  id: 'apm-package',
  includes: ({ name }) => !/(^|\/)(\.git|__pycache__)\//.test(name) && name !== '.apm-pin',
  compare: comparePaths,
  afterPath: '',
  afterBytes: '',
  prefix: 'sha256:',
});
