import type { CarrierExample } from '../carrier.ts';

type Files = CarrierExample['granting'];

/** What grants a power, the same without it, and other spellings of the first. */
type Sides<T> = readonly [granting: T, without: T, ...equivalents: T[]];

/** An example of a power of this scope. */
export function exampleOf(
  kind: CarrierExample['kind'],
  scope: string,
  [granting, without, ...equivalents]: Sides<Files>,
): CarrierExample {
  return { kind, scope, granting, without, equivalents };
}

/** Makes examples from what is special about their files, which `write` completes. */
export function exampleWriter<T>(write: (content: T) => Files) {
  return (kind: CarrierExample['kind'], scope: string, [granting, without, ...others]: Sides<T>) =>
    exampleOf(kind, scope, [write(granting), write(without), ...others.map((it) => write(it))]);
}
