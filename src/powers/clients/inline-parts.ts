import { resolve } from '../../model/text/path.ts';
import { get, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, UnnamedUnit } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';

/** How a field of a plugin manifest is read. */
export interface InlinePart {
  readonly unit: UnnamedUnit;
  /** The carrier of the file that a path names. */
  readonly carrier: string;
  /** The one key that an inline object may have around it, as the file would. */
  readonly wrapper: string;
  readonly read: (value: Value) => CarrierResult;
}

/** The parts of a field that is an object, a path of a file with one, or a list of both. */
export function readParts(
  value: Value | undefined,
  { unit, carrier, wrapper, read }: InlinePart,
): CarrierResult {
  if (!value) return combine();
  const parts = (value.kind === 'list' ? value.items : [value]).map(
    (item): Partial<CarrierResult> => {
      const path = text(item);
      if (path === undefined) {
        const inner = get(item, wrapper);
        return read(inner?.kind === 'table' ? inner : item);
      }
      const target = resolve(unit.root, path);
      return target === undefined ? {} : { follow: new Map([[target, { carrier, at: item.at }]]) };
    },
  );
  return combine(...parts);
}
