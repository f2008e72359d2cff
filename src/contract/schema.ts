import { canonical } from '../model/canonical.ts';
import type { Json } from '../model/value.ts';
import { type Pattern, readPattern } from './pattern/pattern.ts';

/** The types of JSON values; integers are numbers. */
export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** A schema of the ADR-002 subset, read. What it does not understand is in `opaque`. */
export interface Schema {
  readonly source: Json;
  readonly admits: ReadonlySet<Kind>;
  readonly integersOnly: boolean;
  readonly minimum: number;
  readonly maximum: number;
  readonly pattern: Pattern | null;
  readonly items: Schema | null;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly members: Members | null;
  /** Constraints that are not judged, by keyword, with the canonical text of those that were read. */
  readonly opaque: ReadonlyMap<string, string>;
}

/** The values an `enum` lists. */
export interface Members {
  readonly values: readonly Json[];
  /** Their canonical texts. */
  readonly texts: ReadonlySet<string>;
}

/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json };

/** In the order in which witnesses are looked for: those that explain most first. */
const kinds: readonly Kind[] = ['string', 'number', 'boolean', 'array', 'object', 'null'];
const known = new Set(['type', 'pattern', 'minimum', 'maximum', 'items', 'properties', 'enum']);
const annotations = new Set(['default', 'description', 'title']);
const maximumDepth = 64;
const maximumNodes = 20_000;

/** Whether a value is an object, and neither a list nor null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema that accepts every value. */
export const top: Schema = {
  source: {},
  admits: new Set(kinds),
  integersOnly: false,
  minimum: Number.NEGATIVE_INFINITY,
  maximum: Number.POSITIVE_INFINITY,
  pattern: null,
  items: null,
  properties: new Map(),
  members: null,
  opaque: new Map(),
};

/** The schema that accepts no value. */
export const bottom: Schema = { ...top, source: false, admits: new Set() };

/** Reads a schema. Every value is one; of a wrong one nothing is known. */
export function readSchema(source: Json): Schema {
  return read(source, 0, { count: 0 });
}

function read(source: Json, depth: number, nodes: { count: number }): Schema {
  if (source === true) return top;
  if (source === false) return bottom;
  if (!isObject(source)) return unread(source, 'schema');
  // Older drafts ignore what stands beside a reference, so nothing of it may refuse a value.
  if (Object.hasOwn(source, '$ref')) return unread(source, '$ref');
  if (++nodes.count > maximumNodes || depth > maximumDepth) return unread(source, 'size');
  const { judged, opaque } = sorted(source);
  const pattern = judged.get('pattern');
  const items = judged.get('items');
  const properties = Object.entries(judged.get('properties') ?? {});
  return {
    source,
    ...readTypes(judged.get('type')),
    minimum: numberOr(judged.get('minimum'), top.minimum),
    maximum: numberOr(judged.get('maximum'), top.maximum),
    pattern: typeof pattern === 'string' ? readPattern(pattern) : null,
    items: items === undefined ? null : read(items, depth + 1, nodes),
    properties: new Map(
      properties.map(([name, inner]: [string, Json]) => [name, read(inner, depth + 1, nodes)]),
    ),
    members: readMembers(judged.get('enum')),
    opaque,
  };
}

function unread(source: Json, keyword: string): Schema {
  return { ...top, source, opaque: new Map([[keyword, '']]) };
}

/** The keywords that are understood, with their values, and the other ones. */
function sorted(source: JsonObject): { judged: Map<string, Json>; opaque: Map<string, string> } {
  const judged = new Map<string, Json>();
  const opaque = new Map<string, string>();
  for (const [keyword, value] of Object.entries(source)) {
    if (known.has(keyword) && isWellFormed(keyword, value)) judged.set(keyword, value);
    else if (!annotations.has(keyword)) opaque.set(keyword, canonical(value));
  }
  return { judged, opaque };
}

function isWellFormed(keyword: string, value: Json): boolean {
  switch (keyword) {
    case 'type':
      return [value].flat().every((type) => type === 'integer' || isKind(type));
    case 'pattern':
      return typeof value === 'string';
    case 'minimum':
    case 'maximum':
      return typeof value === 'number';
    case 'enum':
      return Array.isArray(value);
    default:
      return isObject(value) || (keyword === 'items' && typeof value === 'boolean');
  }
}

function isKind(type: Json): type is Kind {
  return kinds.some((kind) => kind === type);
}

function readTypes(value: Json | undefined): Pick<Schema, 'admits' | 'integersOnly'> {
  if (value === undefined) return { admits: new Set(kinds), integersOnly: false };
  const types: readonly Json[] = [value].flat();
  const admits = types.filter(isKind);
  const integersOnly = types.includes('integer') && !types.includes('number');
  return { admits: new Set(integersOnly ? [...admits, 'number'] : admits), integersOnly };
}

function readMembers(value: Json | undefined): Members | null {
  if (!Array.isArray(value)) return null;
  const values: readonly Json[] = value;
  return { values, texts: new Set(values.map(canonical)) };
}

function numberOr(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
