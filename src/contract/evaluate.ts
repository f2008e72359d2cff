import type { Json } from '../model/value.ts';

/** Whether a value is valid under a schema of the ADR-002 subset; null when that cannot be told. */
export function accepts(_schema: Json, _value: Json): boolean | null {
  return null;
}
