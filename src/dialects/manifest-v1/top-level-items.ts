import type { Facet, Item, Shape } from '../../model/contract.ts';
import {
  asWritten,
  fields,
  flag,
  formatPointer,
  get,
  type Table,
  type Value,
} from '../../model/value/value.ts';
import { flagFacet, versionFacet } from '../facets.ts';
import { item } from './item.ts';

/** The manifest itself, with the version of its format. */
export function manifestItem(root: Table): Item {
  const version = root.fields.get('manifest_version');
  const location = version?.keyAt ?? root.fields.get('interface')?.keyAt ?? root.at;
  const pointer = version ? '/manifest_version' : '/interface';
  return item('manifest', 'manifest-v1', pointer, location, [
    ['format', versionFacet(version?.value)],
  ]);
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
