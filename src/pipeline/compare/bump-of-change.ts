import type { PowerChange } from '../../model/power.ts';
import type { Bump } from '../../model/version/bump.ts';

/** The bump that a wider permission asks for; another program under the same command is not a wider one. */
export function bumpOf({ isSameCommand }: PowerChange): Bump {
  return isSameCommand ? 'patch' : 'minor';
}
