import type { Finding } from '../../model/finding.ts';
import type { Message } from '../../model/message.ts';
import { type PowerChange, type Unit, unitKey } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import type { Location } from '../../model/text/text.ts';
import type { Line } from '../document/document.ts';
import { firstOf, joinLines, line } from '../document/lines.ts';
import { keyOf, type Permission } from './permissions.ts';

/** Permissions that say the same, as one row. */
export interface PermissionRow {
  readonly first: Permission;
  readonly owners: readonly Unit[];
  readonly objects: readonly Message[];
  readonly places: readonly Location[];
  readonly findings: readonly Finding[];
}

/** One row for what differs in its objects only, or in its unit and place only. */
export function permissionRows(permissions: readonly Permission[]): readonly PermissionRow[] {
  const sameUnit = groupBy(permissions, (permission) =>
    JSON.stringify([
      rowKey(permission),
      permission.unit,
      permission.at.path,
      objectKey(permission),
    ]),
  );
  const rows = [...sameUnit.values()].map(rowOf);
  const sameWords = groupBy(rows, ({ first, objects }) => JSON.stringify([rowKey(first), objects]));
  const merged = [...sameWords.values()].map(mergeRows);
  return merged.sort((a, b) => rankOf(a) - rankOf(b));
}

/** Lost limits first, lost permissions last. */
function rankOf({ first: { change, isWider } }: PermissionRow): number {
  return change === 'lost' && isWider ? -1 : changes.indexOf(change);
}

const changes: readonly PowerChange['change'][] = ['gained', 'undecided', 'moved', 'lost'];

function rowKey({ change, verb, rest, finding }: Permission): readonly unknown[] {
  return [change, verb, rest, finding?.rule ?? '', finding?.severity ?? ''];
}

/** A failing permission, and one without an object, is a row of its own. */
function objectKey({ finding, objects }: Permission): string {
  const isAlone = objects.length === 0 || finding?.severity === 'error';
  return isAlone ? (finding?.fingerprint ?? '') : '';
}

function rowOf(group: readonly Permission[]): PermissionRow {
  const [first] = group as readonly [Permission, ...Permission[]];
  const objects = new Map(group.flatMap((each) => each.objects).map((each) => [keyOf(each), each]));
  const places = new Map(group.map(({ at }) => [placeKey(at), at]));
  return {
    first,
    owners: first.unit ? [first.unit] : [],
    objects: [...objects.values()],
    places: [...places.values()],
    findings: [...new Set(group.flatMap(({ finding }) => finding ?? []))],
  };
}

function mergeRows(group: readonly PermissionRow[]): PermissionRow {
  const [first] = group as readonly [PermissionRow, ...PermissionRow[]];
  const owners = new Map(group.flatMap((row) => row.owners).map((unit) => [unitKey(unit), unit]));
  return {
    ...first,
    owners: [...owners.values()],
    places: group.flatMap((row) => row.places),
    findings: [...new Set(group.flatMap((row) => row.findings))],
  };
}

function placeKey({ path, range }: Location): string {
  return `${path}:${range?.start.line}`;
}

const maxObjects = 8;

/** The words of a row without its owners: `allows Bash without asking (was Read)`. */
export function permissionClause({
  first,
  objects,
}: Pick<PermissionRow, 'first' | 'objects'>): Line {
  const { verb, rest, isCertain } = first;
  const clause = joinLines([verb, firstOf(objects, maxObjects), rest], ' ');
  return isCertain ? clause : line`may have gained: ${clause}`;
}
