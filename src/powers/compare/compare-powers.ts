import type { HookPowers, Power, PowerChange } from '../../model/power.ts';
import { canonical } from '../../model/value/canonical.ts';
import { type Cover, covers } from './covers.ts';

/** The powers of one unit in both trees. */
export interface UnitPowers {
  readonly base: readonly Power[];
  readonly head: readonly Power[];
  /** Whether other bytes in a program that both run make it another program. */
  readonly programsDiffer: (base: Power, head: Power) => boolean;
}

/** The difference of two sets of powers: what head has beyond base, and what it lacks. */
export function comparePowers({ base, head, programsDiffer }: UnitPowers): readonly PowerChange[] {
  const [before, after] = [distinct(base), distinct(head)];
  const uncovered = after.filter((power) => verdict(before, power) !== 'yes');
  const missing = before.filter((power) => verdict(after, power) !== 'yes');
  const replaced = replacements(uncovered, without(before, after));
  const undecidedBase = new Set<Power>();
  const gained = uncovered.map((power): PowerChange => {
    const previous = replaced.get(power) ?? null;
    const isUndecided = verdict(before, power) === 'unknown';
    if (isUndecided && previous) undecidedBase.add(previous);
    return { change: isUndecided ? 'undecided' : 'gained', power, previous };
  });
  const replacedBase = new Set(replaced.values());
  const lost = missing
    .filter((power) => !undecidedBase.has(power))
    .flatMap((power): PowerChange[] => {
      const isUndecided = verdict(after, power) === 'unknown';
      // What may still be covered is not lost; a guard that may be gone is.
      if (isUndecided && power.kind !== 'guard') return [];
      const change = isUndecided ? 'undecided' : 'lost';
      return [{ change, power, previous: null, isReplaced: replacedBase.has(power) }];
    });
  const changes = [...gained, ...changedPrograms(before, after, programsDiffer), ...lost];
  return changes.map((change) => withContext(change, { base, head }));
}

/** A change with the other powers that explain it. */
function withContext(change: PowerChange, sides: HookPowers): PowerChange {
  const { power, previous } = change;
  const ofSubject = (powers: readonly Power[]) =>
    powers.filter(({ feature, subject }) => feature === power.feature && subject === power.subject);
  const [base, head] = [ofSubject(sides.base), ofSubject(sides.head)];
  if (power.feature === 'hook') return { ...change, hooks: { base, head } };
  if (power.feature !== 'agent-tools' || power.reach !== 'any' || !previous) return change;
  // Any tool replaces a whole list.
  const scopes = base.filter(({ kind }) => kind === power.kind).map(({ scope }) => scope);
  return { ...change, previous: { ...previous, scope: [...new Set(scopes)].join(', ') } };
}

/** The powers that have no equal among others. */
function without(powers: readonly Power[], others: readonly Power[]): readonly Power[] {
  const known = new Set(others.map(identity));
  return powers.filter((power) => !known.has(identity(power)));
}

/** Whether any of some powers covers one. */
function verdict(powers: readonly Power[], wanted: Power): Cover {
  let best: Cover = 'no';
  for (const power of powers) {
    const cover = covers(power, wanted);
    if (cover === 'yes') return 'yes';
    if (cover === 'unknown') best = 'unknown';
  }
  return best;
}

/** For each power of head, the power of base that it replaces: one of the same kind, feature and subject. */
function replacements(
  uncovered: readonly Power[],
  candidates: readonly Power[],
): ReadonlyMap<Power, Power> {
  const free = new Set(candidates);
  const found = new Map<Power, Power>();
  const match = (power: Power, isPreferred: (other: Power) => boolean) => {
    if (found.has(power)) return;
    const other = [...free].find(
      (candidate) => isSameSubject(candidate, power) && isPreferred(candidate),
    );
    if (!other) return;
    free.delete(other);
    found.set(power, other);
  };
  for (const power of uncovered) match(power, ({ scope }) => scope === power.scope);
  for (const power of uncovered) match(power, (other) => covers(other, power) === 'unknown');
  for (const power of uncovered) match(power, (other) => covers(power, other) === 'yes');
  // An entry of a list of rules replaces no other entry.
  for (const power of uncovered) match(power, () => power.reach !== 'tool');
  return found;
}

function isSameSubject(a: Power, b: Power): boolean {
  return a.kind === b.kind && a.feature === b.feature && a.subject === b.subject;
}

/** The same commands in both trees, but with other bytes in their programs. */
function changedPrograms(
  before: readonly Power[],
  after: readonly Power[],
  programsDiffer: UnitPowers['programsDiffer'],
): readonly PowerChange[] {
  return after.flatMap((power): PowerChange[] => {
    if (!power.programs?.length) return [];
    const previous = before.find((candidate) => identity(candidate) === identity(power));
    if (!previous || !programsDiffer(previous, power)) return [];
    return [{ change: 'undecided', power, previous, isSameCommand: true }];
  });
}

function distinct(powers: readonly Power[]): readonly Power[] {
  return [...new Map(powers.map((power) => [identity(power), power])).values()];
}

/** Equal for powers that allow the same. */
function identity({ kind, feature, scope, reach, subject, trigger }: Power): string {
  const { start, event = '', matcher, condition = '', once = false } = trigger;
  const names = matcher?.names ?? matcher?.text ?? '';
  return canonical([kind, feature, scope, reach, subject, start, event, names, condition, once]);
}
