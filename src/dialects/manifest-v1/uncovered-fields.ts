import type { Item } from '../../model/contract.ts';
import {
  type Field,
  fields,
  formatPointer,
  type Table,
  type Value,
} from '../../model/value/value.ts';
import { verbatimFacet } from '../facets.ts';
import { item } from './item.ts';

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

function fieldItem(name: string, pointer: string, { keyAt, value }: Field): Item {
  return item('field', name, pointer, keyAt, [['value', verbatimFacet(value)]]);
}
