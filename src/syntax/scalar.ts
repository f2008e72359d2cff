import type { Location } from '../model/text/text.ts';
import type { Scalar } from '../model/value/value.ts';

/** Creates a scalar from a parsed value. */
export function scalar(value: unknown, source: string, at: Location): Scalar {
  if (value === null || value === undefined) return { kind: 'null', value: null, source, at };
  if (typeof value === 'string') return { kind: 'string', value, source, at };
  if (typeof value === 'boolean') return { kind: 'boolean', value, source, at };
  const number = exactNumber(value, source);
  if (number !== null) return { kind: 'number', value: number, source, at };
  return { kind: 'other', value: source, source, at };
}

/** The number with all of its digits; null for infinities, and for digits that may be a text, such as a commit id. */
function exactNumber(value: unknown, source: string): number | bigint | null {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  if (Number.isSafeInteger(value) || !Number.isInteger(value)) return value;
  if (!/^[-+]?\d+$/.test(source)) return value;
  const digits = source.replace(/^\+/, '');
  return /^-?0/.test(digits) ? null : BigInt(digits);
}

/** An omitted value, such as in `key:`. */
export function missingScalar(at: Location): Scalar {
  return { kind: 'null', value: null, source: '', at };
}
