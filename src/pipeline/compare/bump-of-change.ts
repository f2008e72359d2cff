import type { PowerChange } from '../../model/power.ts';
import type { Bump } from '../../model/version/bump.ts';

/**
 * The bump that a wider permission asks for; another program under the same command is not a wider one, and for what a
 * manifest declares, the rule of its change asks. What a script does is no interface.
 */
export function bumpOf({ power, isSameCommand }: PowerChange): Bump {
  if (power.feature === 'declared' || power.feature === 'script') return 'none';
  return isSameCommand ? 'patch' : 'minor';
}
