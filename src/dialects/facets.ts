import type { Facet } from '../model/contract.ts';
import type { Location } from '../model/text/text.ts';
import { asWritten, source, text, toJson, type Value } from '../model/value/value.ts';

/** The facet of a flag. */
export function flagFacet(value: boolean, at: Location): Facet {
  return { shape: { type: 'flag', value }, at };
}

/** The facet of a value with a known type; compares numbers by value. */
export function valueFacet(value: Value): Facet {
  return { shape: { type: 'json', value: toJson(value) }, at: value.at };
}

/** The facet of a value without a known order. */
export function verbatimFacet(value: Value): Facet;
export function verbatimFacet(value: Value | undefined): Facet | undefined;
export function verbatimFacet(value: Value | undefined): Facet | undefined {
  return value && { shape: { type: 'json', value: asWritten(value) }, at: value.at };
}

/** The facet of a text; undefined for other values. */
export function textFacet(value: Value | undefined): Facet | undefined {
  const written = text(value);
  return value && written !== undefined
    ? { shape: { type: 'text', value: written }, at: value.at }
    : undefined;
}

/** The facet of a version as written; undefined for lists and mappings. */
export function versionFacet(value: Value | undefined): Facet | undefined {
  const written = source(value);
  return value && written !== undefined
    ? { shape: { type: 'version', value: written }, at: value.at }
    : undefined;
}
