import type { Facet, Item, Shape } from '../../model/contract.ts';
import {
  asWritten,
  type Field,
  fields,
  flag,
  formatPointer,
  get,
  type Table,
  type Value,
} from '../../model/value/value.ts';
import { flagFacet, verbatimFacet, versionFacet } from '../facets.ts';
import { item } from './item.ts';

/** The manifest itself, with the version of its format. */
export function manifestItem(root: Table): Item {
  const version = root.fields.get('manifest_version');
  const location = version?.keyAt ?? root.fields.get('interface')?.keyAt ?? root.at;
  const at = version ? '/manifest_version' : '/interface';
  return item('manifest', 'manifest-v1', at, location, [['format', versionFacet(version?.value)]]);
}

/** The hints of `execution`; an absent hint has no value. */
export function executionItems(root: Table): readonly Item[] {
  return fields(get(root, 'execution'))
    .filter(({ value }) => value.kind !== 'null')
    .map(({ key, keyAt, value }) =>
      item('execution', key, formatPointer('execution', key), keyAt, [
        ['value', hintFacet(key, value)],
      ]),
    );
}

function hintFacet(key: string, value: Value): Facet {
  return { shape: hintShape(key, value), at: value.at };
}

function hintShape(key: string, value: Value): Shape {
  if (value.kind === 'boolean') return { type: 'flag', value: value.value === true };
  if (value.kind === 'number' && key === 'timeout')
    return { type: 'number', value: Number(value.value) };
  return { type: 'json', value: asWritten(value) };
}

/** Whether the skill handles sensitive data; false if absent. */
export function sensitiveItem(root: Table): Item {
  const field = root.fields.get('sensitive');
  const at = field?.keyAt ?? manifestItem(root).at;
  return item('sensitive', '', '/sensitive', at, [
    ['value', flagFacet(flag(field?.value) === true, field?.value.at ?? at)],
  ]);
}

/** The keys of each table with items of their own, and the required kind of their value. */
const coveredKeys: Readonly<Record<string, Readonly<Record<string, Value['kind']>>>> = {
  inputs: { required: 'list', optional: 'list' },
  env: { required: 'list', optional: 'list' },
  preconditions: { commands: 'list', files: 'list' },
  outputs: { files: 'list', artifacts: 'list' },
  interface: { inputs: 'list', outputs: 'list', env: 'list' },
};

/** Everything outside other items: unknown keys, and known keys with a value of the wrong kind. */
export function fieldItems(root: Table): readonly Item[] {
  const tables = Object.entries(coveredKeys).flatMap(([name, keys]) => {
    const table = root.fields.get(name);
    if (!table || table.value.kind === 'null') return [];
    if (table.value.kind !== 'table') return [fieldItem(name, formatPointer(name), table)];
    return fields(table.value)
      .filter(({ key, value }) => !(Object.hasOwn(keys, key) && hasKind(keys[key], value)))
      .map((field) => fieldItem(`${name}.${field.key}`, formatPointer(name, field.key), field));
  });
  return [...tables, ...malformedExecution(root)];
}

function hasKind(kind: Value['kind'] | undefined, value: Value): boolean {
  return value.kind === kind || value.kind === 'null';
}

function malformedExecution(root: Table): readonly Item[] {
  const execution = root.fields.get('execution');
  if (!execution || ['table', 'null'].includes(execution.value.kind)) return [];
  return [fieldItem('execution', '/execution', execution)];
}

function fieldItem(name: string, at: string, { keyAt, value }: Field): Item {
  return item('field', name, at, keyAt, [['value', verbatimFacet(value)]]);
}
