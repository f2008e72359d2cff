import type { HookPowers, Power, PowerChange } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { CompareProgramsOf } from './compare-programs.ts';
import { covers } from './covers.ts';
import { identity, PowerIndex, replacements } from './power-index.ts';
import { stoppedGuards } from './stopped-guards.ts';

/** The powers of one unit in both trees. */
export interface UnitPowers {
  readonly base: readonly Power[];
  readonly head: readonly Power[];
  readonly comparePrograms: CompareProgramsOf;
}

/** The difference of two sets of powers: what head has beyond base, and what it lacks. */
export function comparePowers({ base, head, comparePrograms }: UnitPowers): readonly PowerChange[] {
  const [before, after] = [distinct(base), distinct(head)];
  const [oldIndex, newIndex] = [new PowerIndex(before), new PowerIndex(after)];
  const uncovered = after.filter((power) => oldIndex.verdict(power) !== 'yes');
  const missing = before.filter((power) => newIndex.verdict(power) !== 'yes');
  const replaced = replacements(
    uncovered,
    before.filter((power) => !newIndex.has(power)),
  );
  const undecidedBase = new Set<Power>();
  const gained = uncovered.map((power): PowerChange => {
    const previous = replaced.get(power) ?? null;
    const isUndecided = oldIndex.verdict(power) === 'unknown';
    if (isUndecided && previous) undecidedBase.add(previous);
    return { change: isUndecided ? 'undecided' : 'gained', power, previous };
  });
  const replacedBase = new Set(replaced.values());
  const lost = missing
    .filter((power) => !undecidedBase.has(power))
    .flatMap((power): PowerChange[] => {
      const isUndecided = newIndex.verdict(power) === 'unknown';
      // What may still be covered is not lost; a guard that may be gone is.
      if (isUndecided && power.kind !== 'guard') return [];
      const change = isUndecided ? 'undecided' : 'lost';
      return [{ change, power, previous: null, isReplaced: replacedBase.has(power) }];
    });
  const others = changedPrograms(before, after, comparePrograms);
  const known = [...gained, ...others, ...lost];
  const changes = [...known, ...stoppedGuards(others, before, known)];
  const [oldSubjects, newSubjects] = [groupBy(base, subjectOf), groupBy(head, subjectOf)];
  return changes.map((change) => {
    const key = subjectOf(change.power);
    const [oldPowers, newPowers] = [oldSubjects.get(key) ?? [], newSubjects.get(key) ?? []];
    return withContext(change, { base: oldPowers, head: newPowers });
  });
}

function subjectOf({ feature, subject }: Power): string {
  return `${feature}\0${subject}`;
}

/** A change with the other powers of its subject that explain it. */
function withContext(change: PowerChange, { base, head }: HookPowers): PowerChange {
  const { power, previous } = change;
  if (power.feature === 'hook') return { ...change, hooks: { base, head } };
  if (power.feature !== 'agent-tools' || power.reach !== 'any' || !previous) return change;
  // Any tool replaces a whole list.
  const scopes = base.filter(({ kind }) => kind === power.kind).map(({ scope }) => scope);
  return { ...change, previous: { ...previous, scope: [...new Set(scopes)].join(', ') } };
}

/** The same commands in both trees, but with other bytes in their programs. */
function changedPrograms(
  before: readonly Power[],
  after: readonly Power[],
  comparePrograms: CompareProgramsOf,
): readonly PowerChange[] {
  const known = new Map(before.map((power) => [identity(power), power]));
  const byScope = new Map(before.map((power) => [`${subjectOf(power)}\0${power.scope}`, power]));
  return after.flatMap((power): PowerChange[] => {
    if (!power.programs && !power.runs) return [];
    // A command that runs less often may run another program.
    const other = byScope.get(`${subjectOf(power)}\0${power.scope}`);
    const narrowed = other && covers(other, power) === 'yes' ? other : undefined;
    const previous = known.get(identity(power)) ?? narrowed;
    const programs = previous ? comparePrograms(previous, power) : [];
    if (!previous || programs.length === 0) return [];
    if (programs.some(({ change }) => change === 'executable'))
      return [{ change: 'gained', power, previous, programs }];
    return [{ change: 'undecided', power, previous, programs, isSameCommand: true }];
  });
}

function distinct(powers: readonly Power[]): readonly Power[] {
  return [...new Map(powers.map((power) => [identity(power), power])).values()];
}
