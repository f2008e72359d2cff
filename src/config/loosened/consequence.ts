import type { FailLevel, Level } from '../../model/config.ts';
import { isAtLeast } from '../../model/finding.ts';
import { type Message, words } from '../../model/message.ts';

/** The effect of a lower level of a rule, under the `fail-on` of base. */
export function consequenceOf(atBase: Level, atHead: Level, failOn: FailLevel): Message {
  const failsRun = (level: Level) =>
    level !== 'off' && failOn !== 'never' && isAtLeast(level, failOn);
  if (failsRun(atBase) && !failsRun(atHead)) return words('Its findings no longer fail the check.');
  return words(
    atHead === 'off'
      ? 'Its findings are no longer reported.'
      : 'Its findings have a lower severity.',
  );
}
