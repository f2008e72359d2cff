import type { Json } from './value.ts';

/** An object of JSON. */
export type JsonObject = { readonly [key: string]: Json };

/** Whether a value is an object, not a list or null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
