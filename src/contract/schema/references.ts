import { wordList } from '../../model/text/word-list.ts';
import { isObject, type JsonObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import { isAnnotation } from './schema-keywords.ts';

const schemaMaps = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const schemaLists = new Set(['prefixItems', 'allOf', 'anyOf', 'oneOf']);
const singleSchemas = new Set(
  wordList(`
  items contains additionalProperties propertyNames not if then else
`),
);
const maxNodes = 4_000;
const maxDepth = 64;

/**
 * Replaces references in a schema by their targets; `nesting` is how often a target is put into itself. Keeps deeper
 * references, and those to other documents and to anchors. Keywords next to a reference count as well, as since draft
 * 2019-09, unless `$schema` names an older one, which ignores them.
 */
export function withoutReferences(source: Json, nesting = 1): Json {
  if (!isObject(source) || !hasReference(source)) return source;
  return new Resolver(source, nesting).resolve(source, 0);
}

/** Whether a `$ref` key exists; greater depths are never parsed. */
export function hasReference(value: Json, depth = 0): boolean {
  if (typeof value !== 'object' || value === null || depth > 2 * maxDepth) return false;
  if (Array.isArray(value)) return value.some((item: Json) => hasReference(item, depth + 1));
  return Object.entries(value).some(
    ([key, inner]: [string, Json]) => key === '$ref' || hasReference(inner, depth + 1),
  );
}

class Resolver {
  readonly #root: JsonObject;
  readonly #maxNesting: number;
  readonly #nesting = new Map<string, number>();
  readonly #ignoresSiblings: boolean;
  #count = 0;

  constructor(root: JsonObject, maxNesting: number) {
    this.#root = root;
    this.#maxNesting = maxNesting;
    this.#ignoresSiblings = /draft-0[3-7]/.test(String(root['$schema'] ?? ''));
  }

  resolve(schema: Json, depth: number): Json {
    if (!isObject(schema) || depth > maxDepth || ++this.#count > maxNodes) return schema;
    const pointer = schema['$ref'];
    // References inside a schema with its own `$id` are relative to that schema.
    if (depth > 0 && schema['$id'] !== undefined) return schema;
    if (pointer === undefined) return this.#resolveKeywords(schema, depth);
    const { $ref: _, ...rest } = schema;
    const nesting = this.#nesting.get(String(pointer)) ?? 0;
    if (typeof pointer !== 'string' || nesting >= this.#maxNesting) return schema;
    const target = targetOf(this.#root, pointer);
    if (target === undefined) return schema;
    this.#nesting.set(pointer, nesting + 1);
    const resolved = this.resolve(target, depth + 1);
    this.#nesting.set(pointer, nesting);
    if (this.#ignoresSiblings || Object.keys(rest).every(isAnnotation)) return resolved;
    const own = this.#resolveKeywords(rest, depth);
    const others = Array.isArray(own['allOf']) ? own['allOf'] : [];
    return { ...own, allOf: [resolved, ...others] };
  }

  #resolveKeywords(schema: JsonObject, depth: number): JsonObject {
    return Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [
        keyword,
        this.#resolveKeyword(keyword, value, depth + 1),
      ]),
    );
  }

  #resolveKeyword(keyword: string, value: Json, depth: number): Json {
    if (singleSchemas.has(keyword)) return this.resolve(value, depth);
    if (schemaLists.has(keyword) && Array.isArray(value)) {
      return value.map((item: Json) => this.resolve(item, depth));
    }
    if (!schemaMaps.has(keyword) || !isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.resolve(inner, depth)]),
    );
  }
}

/** The target of a pointer into the same document. */
function targetOf(root: JsonObject, reference: string): Json | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined;
  let node: Json | undefined = root;
  for (const part of reference.split('/').slice(1)) {
    const key = decode(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(node)) node = (node as readonly Json[])[Number(key)];
    else node = isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
  }
  return node;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
