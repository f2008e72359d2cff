import type { Power, PowerChange } from '../../model/power.ts';
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
  return others.flatMap(({ power, previous, programs = [] }): PowerChange[] => {
    if (power.feature !== 'hook' || power.kind !== 'run' || !previous) return [];
    const started = new Set(previous.runs?.executed);
    const stopped = programs.filter(
      ({ change, path }) =>
        change === 'not executable' || (change === 'removed' && started.has(path)),
    );
    const guard = before.find(
      (other) => other.kind === 'guard' && !lost.has(other) && isOfHook(other, previous),
    );
    if (!guard || stopped.length === 0) return [];
    lost.add(guard);
    const change = alternative.test(power.scope) ? 'undecided' : 'lost';
    return [{ change, power: guard, previous: null, programs: stopped }];
  });
}

function isOfHook(guard: Power, { subject, trigger }: Power): boolean {
  const matcherOf = ({ matcher }: Power['trigger']) =>
    canonical(matcher?.names ?? matcher?.text ?? '');
  return guard.subject === subject && matcherOf(guard.trigger) === matcherOf(trigger);
}
