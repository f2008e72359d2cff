import type { FailLevel, Level } from '../../model/config.ts';
import { isAtLeast } from '../../model/finding.ts';

/** The effect of a lower level of a rule, under the `fail-on` of base. */
export function consequenceOf(atBase: Level, atHead: Level, failOn: FailLevel): string {
  const failsRun = (level: Level) =>
    level !== 'off' && failOn !== 'never' && isAtLeast(level, failOn);
  if (failsRun(atBase) && !failsRun(atHead)) return 'its findings no longer stop a merge';
  return atHead === 'off'
    ? 'its findings are no longer reported'
    : 'its findings have a lower severity';
}
