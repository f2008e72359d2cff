import type { Json } from '../../model/value/value.ts';
import { maxDepth } from '../depth.ts';

/** A value of another shape than a reader expects; `path` is a pointer (RFC 6901) to it. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  readonly path: string;
  readonly expected: string;

  constructor(path: string, expected: string) {
    super(`${path === '' ? 'The document' : path} is not ${expected}.`);
    this.path = path;
    this.expected = expected;
  }
}

/** Gives back a parsed JSON value with its type. Throws ShapeError for a value of another shape. */
export type Reader<T> = (value: unknown, path: string) => T;

export const text: Reader<string> = (value, path) => {
  if (typeof value !== 'string') throw new ShapeError(path, 'a string');
  return value;
};

export const flag: Reader<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new ShapeError(path, 'true or false');
  return value;
};

/** A whole number from 0. */
export const count: Reader<number> = (value, path) => {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new ShapeError(path, 'a whole number');
  return value as number;
};

/** Any JSON value of a depth that later recursion bears. */
export const json: Reader<Json> = (value, path) => {
  if (!isShallow(value, 3 * maxDepth)) throw new ShapeError(path, 'a value of that few levels');
  return value as Json;
};

function isShallow(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true;
  return levels > 0 && Object.values(value).every((item) => isShallow(item, levels - 1));
}

/** One of some texts. */
export function oneOf<T extends string>(...choices: readonly T[]): Reader<T> {
  const known: ReadonlySet<unknown> = new Set(choices);
  return (value, path) => {
    if (!known.has(value)) throw new ShapeError(path, `one of ${choices.join(', ')}`);
    return value as T;
  };
}

/** A value or null. */
export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (value, path) => (value === null ? null : read(value, path));
}

/** A key that may be absent. */
export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, path) => (value === undefined ? undefined : read(value, path));
}

/** A list of values of one shape. */
export function list<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw new ShapeError(path, 'a list');
    return value.map((item, index) => read(item, `${path}/${index}`));
  };
}

/** A list of fixed length, with a reader for each position. */
export function tuple<T extends readonly unknown[]>(
  ...readers: { readonly [At in keyof T]: Reader<T[At]> }
): Reader<T> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length !== readers.length)
      throw new ShapeError(path, `a list of ${readers.length}`);
    return readers.map((read, index) => read(value[index], `${path}/${index}`)) as unknown as T;
  };
}

/** An object with known keys; other keys are left out. */
export function record<T extends object>(
  readers: {
    readonly [Key in keyof T]-?: Reader<T[Key]>;
  },
): Reader<T> {
  const entries = Object.entries(readers) as [string, Reader<unknown>][];
  return (value, path) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      throw new ShapeError(path, 'an object');
    const object: Record<string, unknown> = {};
    for (const [key, read] of entries) {
      const property = Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
      const result = read(property, `${path}/${key}`);
      if (result !== undefined) object[key] = result;
    }
    return object as T;
  };
}
