import type { GrantFile, Grants, Leaf, UnreadField } from '../../model/power/grants.ts';
import {
  type InvocationKey,
  type Power,
  type PowerChange,
  type Unit,
  unitKey,
} from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { comparePowers } from './compare-powers.ts';
import { programComparison } from './compare-programs.ts';
import { leavesBeyond } from './leaves.ts';
import { withNewHosts } from './new-hosts.ts';
import { type IsNewlyOffered, powersBeforeOffer } from './newly-offered.ts';
import { pathInHead, type UnitPairs } from './pair-units.ts';
import { withoutRespelled } from './respelled.ts';
import { ofOneTree, withMoves } from './unit-changes.ts';

/** A field of a changed file that grants nothing: added, removed, or with another value. */
export interface UnreadChange {
  /** Null if it was removed. */
  readonly field: UnreadField | null;
  readonly previous: UnreadField | null;
  /** The path of the file in head. */
  readonly path: string;
}

/** What differs between the grants of two trees. */
export interface GrantComparison {
  readonly changes: readonly PowerChange[];
  readonly unread: readonly UnreadChange[];
}

/** Compares what the units of two trees grant: each with the one that it succeeds. */
export function compareGrants(
  base: Grants,
  head: Grants,
  pairs: UnitPairs,
  isNewlyOffered: IsNewlyOffered = () => false,
): GrantComparison {
  const keyInHead = (unit: Unit) => {
    const after = pairs.get(unitKey(unit));
    return after ? unitKey(after) : `removed\0${unitKey(unit)}`;
  };
  const basePowers = groupBy(powersOf(base), ({ unit }) => keyInHead(unit));
  const headPowers = groupBy(powersOf(head), ({ unit }) => unitKey(unit));
  const baseUnits = new Set(readableUnits(base).map(keyInHead));
  const headUnits = new Set(readableUnits(head).map(unitKey));
  const unreadablePaths = new Set(
    head.files.flatMap(({ realPath, isUnreadable }) => (isUnreadable ? [realPath] : [])),
  );
  const limits = [
    groupBy(keysOf(base), ({ unit }) => keyInHead(unit)),
    groupBy(keysOf(head), ({ unit }) => unitKey(unit)),
  ] as const;
  const comparePrograms = programComparison(base, head);
  const powersBefore = powersBeforeOffer(base, head, pairs, isNewlyOffered);
  const headUnit = new Map(head.units.map((unit) => [unitKey(unit), unit]));
  const keys = new Set([...headPowers.keys(), ...basePowers.keys()]);
  const changes = [...keys].flatMap((key) => {
    const unit = headUnit.get(key);
    const offeredBefore = unit && powersBefore(unit);
    const isNewlyOpened = offeredBefore?.length === 0;
    const isInBoth = headUnits.has(key) && baseUnits.has(key) && !isNewlyOpened;
    const before = offeredBefore ?? basePowers.get(key) ?? [];
    const after = headPowers.get(key) ?? [];
    const compared = comparePowers({
      base: relevant(before, isInBoth),
      head: relevant(after, isInBoth),
      comparePrograms,
    });
    const [oldServers, newServers] = [serversOf(before), serversOf(after)];
    const programs = { base: base.programs, head: head.programs };
    return withoutRespelled(compared, programs, comparePrograms)
      .filter(({ power }) => isNews(power, oldServers, newServers))
      .map((change) => withLimit(change, key, limits))
      .map((change): PowerChange => (isNewlyOpened ? { ...change, ofUnit: 'new' } : change));
  });
  // The powers of a file that cannot be read now are unknown, not lost.
  const known = changes.filter(
    ({ change, power }) => change !== 'lost' || !unreadablePaths.has(power.at.path),
  );
  return {
    changes: withNewHosts(withMoves(known.map(ofOneTree(base, head, pairs)), base, head)),
    ...changedFiles(base, head, { pairs, changes }),
  };
}

interface UnitInvocationKey extends InvocationKey {
  readonly unit: Unit;
}

function keysOf({ files }: Grants): readonly UnitInvocationKey[] {
  return files.flatMap(({ unit, invocationKeys }) =>
    invocationKeys.map((key) => ({ ...key, unit })),
  );
}

/** A new invocation with the key of base that did not allow it. */
function withLimit(
  change: PowerChange,
  unit: string,
  [base, head]: readonly [
    ReadonlyMap<string, readonly UnitInvocationKey[]>,
    ReadonlyMap<string, readonly UnitInvocationKey[]>,
  ],
): PowerChange {
  const { power, previous } = change;
  if (power.feature !== 'invocation' || previous || change.change !== 'gained') return change;
  const [key, now] = [base, head].map((side) =>
    side.get(unit)?.find(({ subject }) => subject === power.subject),
  );
  return key ? { ...change, limit: { key, now: now?.text ?? null } } : change;
}

function powersOf({ files }: Grants): readonly Power[] {
  return files.flatMap(({ powers }) => powers);
}

/** The units without a file that cannot be read: only these tell that a field is absent. */
function readableUnits({ units, files }: Grants): readonly Unit[] {
  const unreadable = new Set(
    files.flatMap(({ unit, isUnreadable }) => (isUnreadable ? [unitKey(unit)] : [])),
  );
  return units.filter((unit) => !unreadable.has(unitKey(unit)));
}

/** Whether a power is not a part of a server that is itself new or removed. */
function isNews(
  { kind, server }: Power,
  before: ReadonlySet<string | undefined>,
  after: ReadonlySet<string | undefined>,
): boolean {
  if (kind !== 'settings' || server === undefined) return true;
  return before.has(server) && after.has(server);
}

function serversOf(powers: readonly Power[]): ReadonlySet<string | undefined> {
  return new Set(powers.flatMap(({ kind, server }) => (kind === 'mcp' ? [server] : [])));
}

/** What a unit may do because a field is absent is not a change where only one tree has the unit in readable files. */
function relevant(powers: readonly Power[], isInBoth: boolean): readonly Power[] {
  return isInBoth ? powers : powers.filter((power) => !power.isDefault || isEveryTool(power));
}

function isEveryTool({ feature, reach, kind }: Power): boolean {
  return feature === 'agent-tools' && reach === 'any' && kind === 'delegate';
}

function changedFiles(
  base: Grants,
  head: Grants,
  { pairs, changes }: { readonly pairs: UnitPairs; readonly changes: readonly PowerChange[] },
) {
  const fileKey = (carrier: string, path: string) => `${carrier}\0${path}`;
  const known = new Map(
    base.files.map((file) => {
      const after = pairs.get(unitKey(file.unit));
      return [fileKey(file.carrier, after ? pathInHead(file, after) : file.path), file];
    }),
  );
  const changed = head.files.flatMap((file) => {
    const before = known.get(fileKey(file.carrier, file.path));
    const isSame = before?.id !== undefined && before.id === file.id;
    return isSame ? [] : [{ file, before }];
  });
  const unread = changed.flatMap(({ file, before }) => unreadChanges(file, before));
  const shownPaths = new Set([
    ...changes.flatMap(({ power, previous }) => [power.at.path, previous?.at.path]),
    ...changed.flatMap(({ file }) => file.faults.map(({ at }) => at.path)),
    ...unread.map(({ path }) => path),
  ]);
  const silent = changed.filter(
    ({ file, before }) =>
      !shownPaths.has(file.realPath) && !(before && shownPaths.has(before.realPath)),
  );
  return { unread: [...unread, ...silent.flatMap(otherChanges)] };
}

/** The most fields that are listed of a file whose change allows nothing that is known. */
const maxOther = 5;

/** The values that differ in a file whose powers do not. */
function otherChanges({
  file,
  before,
}: {
  readonly file: GrantFile;
  readonly before: GrantFile | undefined;
}): readonly UnreadChange[] {
  if (!before) return [];
  const { path } = file;
  const [oldLeaves, newLeaves] = [before.readLeaves(), file.readLeaves()];
  const removed = differingFields(leavesBeyond(oldLeaves, newLeaves), newLeaves);
  const added = differingFields(leavesBeyond(newLeaves, oldLeaves), oldLeaves);
  const names = new Set([...added.keys(), ...removed.keys()]);
  return [...names].slice(0, maxOther).map((name): UnreadChange => {
    const [field, previous] = [added.get(name) ?? null, removed.get(name) ?? null];
    return { path, field, previous };
  });
}

/** The fields of some leaves by their names; a whole item of a list that the other side lacks is one field. */
function differingFields(
  leaves: readonly Leaf[],
  others: readonly Leaf[],
): ReadonlyMap<string, UnreadField> {
  const known = new Set(others.flatMap(({ containers }) => containers.map(({ field }) => field)));
  const fields = new Map<string, UnreadField>();
  for (const { containers, field } of leaves) {
    const outermost = containers.find((around) => !known.has(around.field)) ?? field;
    if (!fields.has(outermost.field)) fields.set(outermost.field, outermost);
  }
  return fields;
}

function unreadChanges(file: GrantFile, before: GrantFile | undefined): readonly UnreadChange[] {
  const { path, isUnreadable } = file;
  // Of a list, each item has the same name: they are compared as a whole.
  const [fieldsBefore, fieldsAfter] = [before, file].map((side) =>
    groupBy(side?.unread ?? [], ({ field }) => field),
  ) as [Map<string, UnreadField[]>, Map<string, UnreadField[]>];
  const names = new Set([...fieldsAfter.keys(), ...(isUnreadable ? [] : fieldsBefore.keys())]);
  const [oldSubjects, newSubjects] = [before, file].map(subjectsOf) as [Subjects, Subjects];
  return [...names].flatMap((name): readonly UnreadChange[] => {
    const [oldFields, newFields] = [fieldsBefore.get(name) ?? [], fieldsAfter.get(name) ?? []];
    if (valuesOf(oldFields) === valuesOf(newFields)) return [];
    const subject = (newFields[0] ?? oldFields[0])?.subject;
    if (subject !== undefined && !(oldSubjects.has(subject) && newSubjects.has(subject))) return [];
    return [{ path, field: newFields[0] ?? null, previous: oldFields[0] ?? null }];
  });
}

type Subjects = ReadonlySet<string>;

function subjectsOf(file: GrantFile | undefined): Subjects {
  return new Set(file?.powers.map(({ subject }) => subject));
}

function valuesOf(fields: readonly UnreadField[]): string {
  return fields
    .map(({ value }) => value)
    .sort()
    .join('\0');
}
