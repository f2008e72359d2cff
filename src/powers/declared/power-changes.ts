import { compareEntries, type Entries } from '../../contract/coverage/coverage.ts';
import type { Contract } from '../../model/contract.ts';
import { anyScope, type DeclaredPower } from '../../model/declared-power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { declaredPowers, formedPowers } from './declared-powers.ts';
import type { FormedPower, PowerForm } from './item-powers.ts';

/** The permissions of one side that the other side does not certainly cover. */
export interface PowerChanges {
  readonly gained: readonly DeclaredPower[];
  readonly lost: readonly DeclaredPower[];
}

/** Compares the permissions of two contracts. What cannot be decided counts as gained, and as lost. */
export function powerChanges(before: Contract, after: Contract): PowerChanges {
  const [had, has] = [formedPowers(before), formedPowers(after)];
  return { gained: uncovered(had, has), lost: uncovered(has, had) };
}

/** The permissions of a new skill: all are gained. */
export function newPowers(after: Contract): PowerChanges {
  return { gained: declaredPowers(after), lost: [] };
}

function uncovered(
  covering: readonly FormedPower[],
  powers: readonly FormedPower[],
): readonly DeclaredPower[] {
  const unlimited = new Set(
    covering.filter(({ scope }) => scope === anyScope).map(({ kind }) => kind),
  );
  const coveringByForm = groupBy(covering, formKey);
  const gaps = [...groupBy(powers, formKey)].map(([key, group]) => {
    return [key, gapsOf(coveringByForm.get(key) ?? [], group)] as const;
  });
  const gapsByForm = new Map(gaps);
  return powers
    .filter((power) => !unlimited.has(power.kind) && gapsByForm.get(formKey(power))?.has(power))
    .map(({ kind, scope, text, place }) => ({ kind, scope, text, place }));
}

function formKey({ kind, form }: FormedPower): string {
  return `${form} ${kind}`;
}

/** The permissions of one kind and form that others of the same do not cover. */
function gapsOf(
  covering: readonly FormedPower[],
  powers: readonly FormedPower[],
): ReadonlySet<FormedPower> {
  const form = powers[0]?.form ?? 'name';
  const [before, after] = [covering, powers].map((list) => list.map(({ scope }) => scope));
  const gained = new Set(
    compareEntries(entries(form, before ?? []), entries(form, after ?? [])).gained,
  );
  return new Set(powers.filter(({ scope }) => gained.has(scope)));
}

function entries(of: PowerForm, value: readonly string[]): Entries {
  return { type: 'entries', of, empty: 'none', value };
}
