import { memoize } from '../../model/text/memoize.ts';
import type { Location } from '../../model/text/text.ts';
import { canonical } from '../../model/value/canonical.ts';
import {
  type Field,
  get,
  type List,
  type Table,
  text,
  toJson,
  type Value,
} from '../../model/value/value.ts';
import type { CarrierResult, CarrierSource, FieldRow, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { guardFault, wrongType } from '../support/fields.ts';
import { inRepository } from '../support/setting-grants.ts';

/** Where a table is read. */
export interface TablePlace {
  readonly source: CarrierSource;
  readonly client: string;
  /** What stands before the names of its fields: `sandbox.`. */
  readonly prefix?: string;
  /** Whether people add fields of their own: unknown ones grant nothing. */
  readonly isForPeople?: boolean;
}

/** Reads a mapping, or a list of them, by the rows of its fields. A field without a row may grant anything. */
export function readTable(
  value: Table | List,
  rows: readonly FieldRow[],
  { prefix = '', isForPeople = false, ...place }: TablePlace,
): CarrierResult {
  const home = { ...place, prefix, isForPeople, isRead: false, keys: [] };
  if (value.kind === 'table') return combine(...fieldsOf(value, tree(rows), home));
  const table: Table = { kind: 'table', at: value.at, fields: new Map() };
  return combine(...readBelow(value, tree(rows), { table, name: prefix, home }));
}

/** The rows of one field, and of those below it. */
interface Node {
  row?: FieldRow;
  readonly named: Map<string, Node>;
  any?: Node;
  items?: Node;
}

/** The rows by their paths. */
const tree = memoize((rows: readonly FieldRow[]): Node => {
  const root: Node = { named: new Map() };
  for (const row of rows) nodeAt(root, row.field).row = row;
  return root;
});

const segment = /"[^"]*"|<[^>]*>|\[\]|[^.[\]]+/g;

/** The segments of the path of a row: keys, `<…>` and `[]`. A key with dots stands in quotes. */
export function segmentsOf(field: string): readonly string[] {
  return field.match(segment) ?? [];
}

function nodeAt(root: Node, field: string): Node {
  let node = root;
  for (const part of segmentsOf(field)) node = childOf(node, part);
  return node;
}

function childOf(node: Node, part: string): Node {
  if (part === '[]') {
    node.items ??= { named: new Map() };
    return node.items;
  }
  if (part.startsWith('<')) {
    node.any ??= { named: new Map() };
    return node.any;
  }
  const key = part.replace(/^"(.*)"$/, '$1');
  const known = node.named.get(key) ?? { named: new Map() };
  node.named.set(key, known);
  return known;
}

interface Home extends Required<TablePlace> {
  /** Whether a row is above: what reads it reports what it cannot read. */
  readonly isRead: boolean;
  /** The keys at the places of `<…>` above. */
  readonly keys: readonly string[];
}

function fieldsOf(table: Table, node: Node, home: Home): readonly Partial<CarrierResult>[] {
  return [...table.fields.values()].flatMap((field) => {
    const { key, keyAt, value } = field;
    const name = `${home.prefix}${key}`;
    const named = node.named.get(key);
    if (named) return readField(field, named, { table, name, home });
    const keys = [...home.keys, key];
    if (node.any) return readField(field, node.any, { table, name, home: { ...home, keys } });
    const json = canonical(toJson(value));
    if (home.isForPeople && home.prefix === '')
      return { unread: [{ field: name, value: json, at: keyAt }] };
    return { grants: [unknownField(name, json, keyAt)] };
  });
}

interface At {
  readonly table: Table;
  readonly name: string;
  readonly home: Home;
}

function readField(field: Field, node: Node, at: At): readonly Partial<CarrierResult>[] {
  const { row } = node;
  const { table, name, home } = at;
  const { source, client, keys } = home;
  const read = row?.read?.(field, { name, table, keys, source, client });
  const own = read && row && ofRow(read, row);
  const below = row?.rows ? tree(row.rows) : node;
  const isRead = home.isRead || row !== undefined;
  return [
    ...(own ? [own] : []),
    ...readBelow(field.value, below, { ...at, home: { ...home, isRead } }),
  ];
}

function readBelow(value: Value, node: Node, at: At): readonly Partial<CarrierResult>[] {
  const { name, home } = at;
  const hasKeys = node.named.size > 0 || node.any !== undefined;
  if (value.kind === 'table' && hasKeys) {
    return fieldsOf(value, node, { ...home, prefix: `${name}.` });
  }
  const { items } = node;
  if (value.kind === 'list' && items) {
    return value.items.flatMap((item) => {
      const field = { key: '', keyAt: item.at, value: item };
      const itemName = text(get(item, 'name')) ?? '';
      return readField(field, items, { ...at, name: `${name}[${itemName}]` });
    });
  }
  if (home.isRead || !(hasKeys || items)) return [];
  const expected = hasKeys ? 'a mapping' : 'a list';
  const fault = wrongType(name, value, { expected, consequence: `${home.client} does not use it` });
  const unreadable = guardFault({ ...fault, isUnreadable: true }, limits(node));
  return [{ faults: [unreadable] }];
}

/** A field that no row lists: it may grant anything. */
export function unknownField(name: string, value: string, at: Location): Grant {
  return {
    kind: 'settings',
    feature: 'unknown-field',
    subject: name,
    scope: `${name}: ${value}`,
    reach: 'one',
    trigger: inRepository,
    at,
  };
}

/** A fault of a guard switches it off. */
function ofRow(
  result: Partial<CarrierResult>,
  { kind, policyKeys }: FieldRow,
): Partial<CarrierResult> {
  const { grants = [], faults = [] } = result;
  const isDecided = (grant: Grant) => grant.kind === 'guard' || grant.kind === 'approve';
  return {
    ...result,
    grants: policyKeys
      ? grants.map((grant) => (isDecided(grant) ? { ...grant, policyKeys } : grant))
      : grants,
    faults: kind === 'guard' ? faults.map((fault) => guardFault(fault)) : faults,
  };
}

/** Whether a field at or below a node limits. */
function limits({ row, named, any, items }: Node): boolean {
  const below = [...named.values(), ...(any ? [any] : []), ...(items ? [items] : [])];
  return row?.kind === 'guard' || below.some(limits);
}
