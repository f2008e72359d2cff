import { resolve } from '../../model/text/path.ts';
import { get, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult } from '../carrier.ts';

/** The parts of a field that is an object, a path of a file with one, or a list of both. */
export function referencedParts(
  value: Value | undefined,
  root: string,
  carrier: string,
  read: (value: Value) => CarrierResult,
): readonly Partial<CarrierResult>[] {
  if (!value) return [];
  return (value.kind === 'list' ? value.items : [value]).map((item) => {
    const path = text(item);
    if (path === undefined) return read(item);
    const target = resolve(root, path);
    return target === undefined ? {} : { follow: new Map([[target, { carrier, at: item.at }]]) };
  });
}

/** An inline object may be written as the file would be, with its one key around it. */
export function unwrap(value: Value, key: string): Value {
  const inner = get(value, key);
  return inner?.kind === 'table' ? inner : value;
}
