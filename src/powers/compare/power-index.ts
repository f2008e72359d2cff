import { toolGroup } from '../../contract/coverage/tools.ts';
import type { Power } from '../../model/power.ts';
import { memoize } from '../../model/text/memoize.ts';
import { canonical } from '../../model/value/canonical.ts';
import { type Cover, covers, isListed } from './covers.ts';

/** The most pairs of powers that one comparison tests; what is left then is undecided. */
const maxPairs = 100_000;

/** Powers by what may cover others: equal ones, and those of one subject, of tool rules of one group. */
export class PowerIndex {
  private readonly equal: ReadonlySet<string>;
  private readonly groups = new Map<string, Power[]>();
  private readonly verdicts = new Map<Power, Cover>();
  private remaining = maxPairs;

  constructor(powers: readonly Power[]) {
    this.equal = new Set(powers.map(identity));
    for (const power of powers) {
      const subject = subjectOf(power);
      const isRule = power.reach === 'tool';
      this.add(subject, power);
      this.add(isRule ? `${subject}\0${toolGroup(power.scope).own}` : `${subject}\0\0other`, power);
    }
  }

  /** Whether any of the powers covers one. */
  verdict(wanted: Power): Cover {
    const known = this.verdicts.get(wanted) ?? this.find(wanted);
    this.verdicts.set(wanted, known);
    return known;
  }

  has(power: Power): boolean {
    return this.equal.has(identity(power));
  }

  private find(wanted: Power): Cover {
    if (this.has(wanted)) return 'yes';
    let best: Cover = 'no';
    for (const power of this.candidates(wanted)) {
      if (this.remaining-- <= 0) return 'unknown';
      const cover = covers(power, wanted);
      if (cover === 'yes') return 'yes';
      if (cover === 'unknown') best = 'unknown';
    }
    return best;
  }

  private *candidates(wanted: Power): Iterable<Power> {
    const subject = subjectOf(wanted);
    if (wanted.reach !== 'tool') return yield* this.groups.get(subject) ?? [];
    const { own, tool } = toolGroup(wanted.scope);
    for (const group of new Set([own, tool, '\0other'])) {
      yield* this.groups.get(`${subject}\0${group}`) ?? [];
    }
  }

  private add(key: string, power: Power): void {
    const group = this.groups.get(key);
    if (group) group.push(power);
    else this.groups.set(key, [power]);
  }
}

/** For each power of head, the power of base that it replaces: one of the same kind, feature and subject. */
export function replacements(
  uncovered: readonly Power[],
  candidates: readonly Power[],
): ReadonlyMap<Power, Power> {
  const free = new Map<string, Set<Power>>();
  for (const power of candidates) {
    for (const key of [subjectOf(power), scopeOf(power)]) {
      free.set(key, (free.get(key) ?? new Set()).add(power));
    }
  }
  const found = new Map<Power, Power>();
  const match = (
    keyOf: (power: Power) => string,
    isPreferred: (other: Power, power: Power) => boolean,
  ) => {
    let remaining = maxPairs;
    for (const power of uncovered) {
      for (const other of found.has(power) ? [] : (free.get(keyOf(power)) ?? [])) {
        if (remaining-- <= 0) return;
        if (!isPreferred(other, power)) continue;
        free.get(subjectOf(other))?.delete(other);
        free.get(scopeOf(other))?.delete(other);
        found.set(power, other);
        break;
      }
    }
  };
  match(scopeOf, () => true);
  match(subjectOf, (other, power) => covers(other, power) === 'unknown');
  match(subjectOf, (other, power) => covers(power, other) === 'yes');
  // An entry of a list of rules replaces no other entry.
  match(subjectOf, (_, { reach }) => reach !== 'tool' && !isListed(reach));
  return found;
}

function scopeOf(power: Power): string {
  return `${subjectOf(power)}\0\0${power.scope}`;
}

function subjectOf({ kind, feature, subject }: Power): string {
  return `${kind}\0${feature}\0${subject}`;
}

/** Equal for powers that allow the same. */
export const identity = memoize(
  ({ kind, feature, scope, reach, subject, trigger }: Power): string => {
    const { start, event = '', matcher, condition = '', once = false } = trigger;
    const names = matcher?.names ?? matcher?.text ?? '';
    return canonical([kind, feature, scope, reach, subject, start, event, names, condition, once]);
  },
);
