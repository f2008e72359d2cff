import type { Catalogue } from '../model/catalogue.ts';
import type { Report } from '../model/report.ts';
import { memoize } from '../model/text/memoize.ts';
import { compareNatural, sortNaturally } from '../model/text/natural-order.ts';

/** The same report with skills, findings, permissions and locks in natural order: `job-2` before `job-10`. */
export const inNaturalOrder = memoize((report: Report): Report => {
  const { skills, findings, failing, powers, units, locks, catalogue } = report;
  return {
    ...report,
    skills: sortGroups(skills, ({ root, status }) => [Number(status === 'removed'), root]),
    findings: sortGroups(findings, findingKey),
    failing: sortGroups(failing, findingKey),
    powers: sortGroups(powers, ({ change, power }) => [changes.indexOf(change), power.at.path]),
    units: sortNaturally(units, ({ root }) => root),
    locks: sortNaturally(locks, ({ path }) => path),
    catalogue: catalogue && catalogueInNaturalOrder(catalogue),
  };
});

/** The same catalogue with skills and units in natural order. */
export function catalogueInNaturalOrder({ skills, units }: Catalogue): Catalogue {
  return {
    skills: sortNaturally(skills, ({ root }) => root),
    units: sortNaturally(units, ({ root }) => root),
  };
}

const changes: readonly Report['powers'][number]['change'][] = [
  'gained',
  'undecided',
  'moved',
  'lost',
];

function findingKey({ category, at }: Report['findings'][number]): readonly [number, string] {
  return [Number(category === 'lock'), at.path];
}

/** Sorts by group, then by path; values with the same path keep their order. */
function sortGroups<T>(
  values: readonly T[],
  keyOf: (value: T) => readonly [group: number, path: string],
): T[] {
  return values
    .map((value) => ({ value, key: keyOf(value) }))
    .sort((a, b) => a.key[0] - b.key[0] || compareNatural(a.key[1], b.key[1]))
    .map(({ value }) => value);
}
