import type { Json } from '../../model/value/value.ts';
import { isObject, type JsonObject } from './schema.ts';
import { isAnnotation } from './schema-keywords.ts';

const maps = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const lists = new Set(['prefixItems', 'allOf', 'anyOf', 'oneOf']);
const singles = new Set([
  ...['items', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'],
]);
const maximumNodes = 4_000;
const maximumDepth = 64;

/**
 * Replaces references in a schema by their targets. Keeps references to itself, to other documents and to
 * anchors.
 */
export function withoutReferences(source: Json): Json {
  if (!isObject(source) || !mentions(source, 0)) return source;
  return new Resolver(source).resolved(source, 0);
}

/** Whether a `$ref` key exists; greater depths are never parsed. */
function mentions(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth > 2 * maximumDepth) return false;
  if (Array.isArray(value)) return value.some((one: Json) => mentions(one, depth + 1));
  return Object.entries(value).some(
    ([key, inner]: [string, Json]) => key === '$ref' || mentions(inner, depth + 1),
  );
}

class Resolver {
  readonly #root: JsonObject;
  readonly #open = new Set<string>();
  #count = 0;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  resolved(schema: Json, depth: number): Json {
    if (!isObject(schema) || depth > maximumDepth || ++this.#count > maximumNodes) return schema;
    const pointer = schema['$ref'];
    // References inside a schema with its own `$id` are relative to that schema.
    if (depth > 0 && schema['$id'] !== undefined) return schema;
    if (pointer === undefined) return this.#within(schema, depth);
    const { $ref: _, ...rest } = schema;
    // Older drafts ignore keywords next to a reference, so the schema is ambiguous.
    if (!Object.keys(rest).every(isAnnotation)) return schema;
    if (typeof pointer !== 'string' || this.#open.has(pointer)) return schema;
    const target = targetOf(this.#root, pointer);
    if (target === undefined) return schema;
    this.#open.add(pointer);
    const named = this.resolved(target, depth + 1);
    this.#open.delete(pointer);
    return named;
  }

  #within(schema: JsonObject, depth: number): JsonObject {
    return Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [
        keyword,
        this.#below(keyword, value, depth + 1),
      ]),
    );
  }

  #below(keyword: string, value: Json, depth: number): Json {
    if (singles.has(keyword)) return this.resolved(value, depth);
    if (lists.has(keyword) && Array.isArray(value)) {
      return value.map((one: Json) => this.resolved(one, depth));
    }
    if (!maps.has(keyword) || !isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, this.resolved(one, depth)]),
    );
  }
}

/** The target of a pointer into the same document. */
function targetOf(root: JsonObject, reference: string): Json | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  let at: Json | undefined = root;
  for (const part of reference.split('/').slice(1)) {
    const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(at)) at = (at as readonly Json[])[Number(key)];
    else at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  return at;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
