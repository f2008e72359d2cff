import type { Location } from '../model/text/text.ts';
import type { Scalar } from '../model/value/value.ts';

/** A scalar of a parsed value. */
export function scalar(value: unknown, source: string, at: Location): Scalar {
  if (value === null || value === undefined) return { kind: 'null', value: null, source, at };
  if (typeof value === 'string') return { kind: 'string', value, source, at };
  if (typeof value === 'boolean') return { kind: 'boolean', value, source, at };
  if (typeof value === 'number' && isExact(value, source)) {
    return { kind: 'number', value, source, at };
  }
  return { kind: 'other', value: source, source, at };
}

/** Digits beyond what a double holds, such as a commit id, would come back as other digits. */
function isExact(value: number, source: string): boolean {
  if (!Number.isFinite(value)) return false;
  return Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(source);
}

/** A value that is not written at all, such as that of `key:`. */
export function missingScalar(at: Location): Scalar {
  return { kind: 'null', value: null, source: '', at };
}
