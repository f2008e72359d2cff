import type { Location } from '../model/text/text.ts';
import type { Scalar } from '../model/value/value.ts';

/** Creates a scalar from a parsed value. */
export function scalar(value: unknown, source: string, at: Location): Scalar {
  if (value === null || value === undefined) return { kind: 'null', value: null, source, at };
  if (typeof value === 'string') return { kind: 'string', value, source, at };
  if (typeof value === 'boolean') return { kind: 'boolean', value, source, at };
  if (typeof value === 'number' && isExact(value, source)) {
    return { kind: 'number', value, source, at };
  }
  return { kind: 'other', value: source, source, at };
}

/** Integers beyond doubles, such as commit ids, would lose digits. */
function isExact(value: number, source: string): boolean {
  if (!Number.isFinite(value)) return false;
  return Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(source);
}

/** An omitted value, such as in `key:`. */
export function missingScalar(at: Location): Scalar {
  return { kind: 'null', value: null, source: '', at };
}
