import type { Power, PowerChange } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { canonical } from '../../model/value/canonical.ts';

/** Alternatives of a command that may run where the program does not start. */
const alternative = /\|\||\bif\b|\[ |\btest |\bcommand -v/;

/** The guards of base whose hooks still stand in head, but no longer start. */
export function stoppedGuards(
  others: readonly PowerChange[],
  before: readonly Power[],
  known: readonly PowerChange[],
): readonly PowerChange[] {
  const lost = new Set(known.flatMap(({ change, power }) => (change === 'gained' ? [] : [power])));
  const guards = groupBy(
    before.filter((power) => power.kind === 'guard' && !lost.has(power)),
    hookKey,
  );
  const left = new Map(Array.from(guards, ([key, powers]) => [key, powers.values()]));
  return others.flatMap(({ power, previous, programs = [] }): PowerChange[] => {
    if (power.feature !== 'hook' || power.kind !== 'run' || !previous) return [];
    const started = new Set(previous.runs?.executed);
    const stopped = programs.filter(
      ({ change, path }) =>
        change === 'not executable' || (change === 'removed' && started.has(path)),
    );
    if (stopped.length === 0) return [];
    const guard = left.get(hookKey(previous))?.next().value;
    if (!guard) return [];
    const change = alternative.test(power.scope) ? 'undecided' : 'lost';
    return [{ change, power: guard, previous: null, programs: stopped }];
  });
}

/** What a guard and the command of its hook have in common. */
function hookKey({ subject, trigger: { matcher } }: Power): string {
  return canonical([subject, matcher?.names ?? matcher?.text ?? '']);
}
