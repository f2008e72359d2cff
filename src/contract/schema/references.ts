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
 * Replaces references in a schema by their targets. Keeps references to itself, to other documents and to
 * anchors.
 */
export function withoutReferences(source: Json): Json {
  if (!isObject(source) || !hasReference(source, 0)) return source;
  return new Resolver(source).resolve(source, 0);
}

/** Whether a `$ref` key exists; greater depths are never parsed. */
function hasReference(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth > 2 * maxDepth) return false;
  if (Array.isArray(value)) return value.some((item: Json) => hasReference(item, depth + 1));
  return Object.entries(value).some(
    ([key, inner]: [string, Json]) => key === '$ref' || hasReference(inner, depth + 1),
  );
}

class Resolver {
  readonly #root: JsonObject;
  readonly #activePointers = new Set<string>();
  #count = 0;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  resolve(schema: Json, depth: number): Json {
    if (!isObject(schema) || depth > maxDepth || ++this.#count > maxNodes) return schema;
    const pointer = schema['$ref'];
    // References inside a schema with its own `$id` are relative to that schema.
    if (depth > 0 && schema['$id'] !== undefined) return schema;
    if (pointer === undefined) return this.#resolveKeywords(schema, depth);
    const { $ref: _, ...rest } = schema;
    // Older drafts ignore keywords next to a reference, so the schema is ambiguous.
    if (!Object.keys(rest).every(isAnnotation)) return schema;
    if (typeof pointer !== 'string' || this.#activePointers.has(pointer)) return schema;
    const target = targetOf(this.#root, pointer);
    if (target === undefined) return schema;
    this.#activePointers.add(pointer);
    const resolved = this.resolve(target, depth + 1);
    this.#activePointers.delete(pointer);
    return resolved;
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
