import type { Facet, Item, Kind } from '../../model/contract.ts';
import type { Location } from '../../model/text/text.ts';
import { asWritten, type Json, text, type Value } from '../../model/value/value.ts';

/** Facets by name; undefined ones are dropped. */
export type Facets = readonly (readonly [name: string, facet: Facet | undefined])[];

/** An item of this dialect. */
export function item(
  kind: Kind,
  name: string,
  pointer: string,
  at: Location,
  facets: Facets = [],
): Item {
  const present = facets.filter((pair): pair is readonly [string, Facet] => pair[1] !== undefined);
  return {
    kind,
    owner: '',
    name,
    dialect: 'manifest-v1',
    pointer,
    at,
    facets: new Map(present),
  };
}

/** The unknown keys of a mapping as one facet; undefined if there are none. */
export function unknownKeysFacet(value: Value, known: readonly string[]): Facet | undefined {
  if (value.kind !== 'table') return undefined;
  const unknown = [...value.fields.values()].filter(({ key }) => !known.includes(key));
  const first = unknown[0];
  if (!first) return undefined;
  const object: Record<string, Json> = Object.create(null);
  for (const { key, value: inner } of unknown) object[key] = asWritten(inner);
  return { shape: { type: 'json', value: object }, at: first.keyAt };
}

/** The facet of a text with a default, located at `at` if absent. */
export function textFacetOr(value: Value | undefined, fallback: string, at: Location): Facet {
  return { shape: { type: 'text', value: text(value) ?? fallback }, at: value?.at ?? at };
}
