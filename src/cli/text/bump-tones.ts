import type { Bump } from '../../model/version/bump.ts';
import type { Tone } from '../../report/text/paint.ts';

/** The colour of a bump in a list of changes. */
export const bumpTones: Readonly<Record<Bump, Tone>> = {
  major: 'error',
  minor: 'warning',
  patch: 'note',
  none: 'faint',
};
