import type { FailLevel, Level } from '../../model/config.ts';
import { isAtLeast } from '../../model/finding.ts';

/** The effect of a lower level of a rule, under the `fail-on` of base. */
export function consequenceOf(atBase: Level, atHead: Level, failOn: FailLevel): string {
  const failsRun = (level: Level) =>
    level !== 'off' && failOn !== 'never' && isAtLeast(level, failOn);
  if (failsRun(atBase) && !failsRun(atHead)) return 'what it finds no longer stops a merge';
  return atHead === 'off' ? 'what it finds is no longer said' : 'what it finds weighs less';
}
