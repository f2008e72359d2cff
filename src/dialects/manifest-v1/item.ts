import type { Facet, Item, Kind } from '../../model/contract.ts';
import type { Location } from '../../model/text/text.ts';
import { asWritten, type Json, text, type Value } from '../../model/value/value.ts';

/** Facets by name, as they are collected; undefined ones are not there. */
export type Facets = readonly (readonly [name: string, facet: Facet | undefined])[];

/** An item this dialect states. */
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

/** The keys of a mapping a dialect does not know, as one facet; undefined when there are none. */
export function unknownKeysFacet(value: Value, known: readonly string[]): Facet | undefined {
  if (value.kind !== 'table') return undefined;
  const unknown = [...value.fields.values()].filter(({ key }) => !known.includes(key));
  const first = unknown[0];
  if (!first) return undefined;
  const object: Record<string, Json> = Object.create(null);
  for (const { key, value: inner } of unknown) object[key] = asWritten(inner);
  return { shape: { type: 'json', value: object }, at: first.keyAt };
}

/** The facet of a text that has a default, which stands at `at`. */
export function textFacetOr(value: Value | undefined, fallback: string, at: Location): Facet {
  return { shape: { type: 'text', value: text(value) ?? fallback }, at: value?.at ?? at };
}
