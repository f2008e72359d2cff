import { canonical } from '../../model/value/canonical.ts';
import { isObject, type JsonObject } from '../../model/value/json-object.ts';
import { isNumber, type Json } from '../../model/value/value.ts';
import { parsePatternKeyword } from '../pattern/pattern.ts';
import { withoutReferences } from './references.ts';
import { bottom, type Kind, kinds, type Schema, top } from './schema.ts';
import { classifyKeyword } from './schema-keywords.ts';

const maxDepth = 64;
const maxNodes = 5_000;

/** Parses a schema. Every value is accepted; an invalid schema becomes opaque. */
export function readSchema(source: Json): Schema {
  return new Reader().read(withoutReferences(source), 0);
}

type Keywords = ReadonlyMap<string, Json>;

class Reader {
  #count = 0;

  read(given: Json, depth: number): Schema {
    if (given === true) return top;
    if (given === false) return bottom;
    if (!isObject(given)) return opaqueSchema(given, 'schema');
    if (Object.hasOwn(given, '$ref')) return opaqueSchema(given, '$ref');
    const source = withoutUnevaluated(given);
    if (++this.#count > maxNodes || depth > maxDepth) return opaqueSchema(source, 'size');
    const { keywords, unchecked, opaque } = classifyKeywords(source);
    return {
      ...{ ...top, source, unchecked, opaque },
      ...readTypes(keywords),
      members: readMembers(keywords),
      ...readBounds(keywords),
      ...this.#readLists(keywords, depth + 1),
      ...this.#readObjects(keywords, depth + 1),
      ...this.#readBranches(keywords, depth + 1),
    };
  }

  #schema(value: Json | undefined, depth: number): Schema | null {
    return value === undefined ? null : this.read(value, depth);
  }

  #schemas(value: Json | undefined, depth: number): readonly Schema[] {
    const list: readonly Json[] = Array.isArray(value) ? value : [];
    return list.map((item) => this.read(item, depth));
  }

  #schemaEntries(value: Json | undefined, depth: number): [string, Schema][] {
    const entries = isObject(value) ? Object.entries(value) : [];
    return entries.map(([name, inner]) => [name, this.read(inner, depth)]);
  }

  #readLists(keywords: Keywords, depth: number): Partial<Schema> {
    const contains = this.#schema(keywords.get('contains'), depth);
    return {
      prefix: this.#schemas(keywords.get('prefixItems'), depth),
      items: this.#schema(keywords.get('items'), depth),
      uniqueItems: keywords.get('uniqueItems') === true,
      contains: contains && {
        schema: contains,
        min: numberOr(keywords.get('minContains'), 1),
        max: numberOr(keywords.get('maxContains'), Number.POSITIVE_INFINITY),
      },
    };
  }

  #readObjects(keywords: Keywords, depth: number): Partial<Schema> {
    const requiredByName = Object.entries(keywords.get('dependentRequired') ?? {}).map(
      ([name, requiredNames]: [string, Json]) =>
        [
          name,
          { ...top, source: { required: requiredNames }, required: textsOf(requiredNames) },
        ] as const,
    );
    return {
      required: textsOf(keywords.get('required')),
      properties: new Map(this.#schemaEntries(keywords.get('properties'), depth)),
      namePatterns: this.#schemaEntries(keywords.get('patternProperties'), depth).map(
        ([name, schema]) => ({
          pattern: parsePatternKeyword(name),
          schema,
        }),
      ),
      additional: this.#schema(keywords.get('additionalProperties'), depth),
      names: this.#schema(keywords.get('propertyNames'), depth),
      dependents: [
        ...requiredByName,
        ...this.#schemaEntries(keywords.get('dependentSchemas'), depth),
      ],
    };
  }

  #readBranches(keywords: Keywords, depth: number): Partial<Schema> {
    const branches = (keyword: string) =>
      keywords.has(keyword) ? this.#schemas(keywords.get(keyword), depth) : null;
    const test = this.#schema(keywords.get('if'), depth);
    return {
      allOf: this.#schemas(keywords.get('allOf'), depth),
      anyOf: branches('anyOf'),
      oneOf: branches('oneOf'),
      not: this.#schema(keywords.get('not'), depth),
      condition: test && {
        test,
        thenSchema: this.#schema(keywords.get('then'), depth) ?? top,
        elseSchema: this.#schema(keywords.get('else'), depth) ?? top,
      },
    };
  }
}

function opaqueSchema(source: Json, keyword: string): Schema {
  return { ...top, source, opaque: new Map([[keyword, '']]) };
}

const evaluatingElsewhere = ['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', '$dynamicRef'];

/** Where no other schema evaluates parts of the value, `unevaluated…` are the keywords for the remaining parts. */
function withoutUnevaluated(source: JsonObject): JsonObject {
  const { unevaluatedProperties: properties, unevaluatedItems: items, ...rest } = source;
  if (properties === undefined && items === undefined) return source;
  if (evaluatingElsewhere.some((keyword) => Object.hasOwn(source, keyword))) return source;
  if (items !== undefined && Object.hasOwn(source, 'contains')) return source;
  return {
    ...(properties !== undefined && { additionalProperties: properties }),
    ...(items !== undefined && { items }),
    ...rest,
  };
}

/** The keywords of a schema by class. */
function classifyKeywords(source: JsonObject) {
  const keywords = new Map<string, Json>();
  const unchecked = new Map<string, string>();
  const opaque = new Map<string, string>();
  for (const [keyword, value] of Object.entries(source)) {
    const keywordClass = classifyKeyword(keyword, value);
    if (keywordClass === 'evaluated') keywords.set(keyword, value);
    else if (keywordClass === 'unchecked') unchecked.set(keyword, canonical(value));
    else if (keywordClass === 'opaque') opaque.set(keyword, canonical(value));
  }
  return { keywords, unchecked, opaque };
}

/** OpenAPI's `nullable` adds null to the types next to it. */
function readTypes(keywords: Keywords): Pick<Schema, 'allowedKinds' | 'integersOnly'> {
  const value = keywords.get('type');
  if (value === undefined) return { allowedKinds: top.allowedKinds, integersOnly: false };
  const types: readonly Json[] = [value, keywords.get('nullable') === true ? 'null' : []].flat();
  const allowedKinds = types.filter(isKind);
  const integersOnly = types.includes('integer') && !types.includes('number');
  return {
    allowedKinds: new Set(integersOnly ? [...allowedKinds, 'number'] : allowedKinds),
    integersOnly,
  };
}

function isKind(type: Json): type is Kind {
  return kinds.some((kind) => kind === type);
}

function readMembers(keywords: Keywords): Schema['members'] {
  const listed = keywords.get('enum');
  const single = keywords.has('const') ? [keywords.get('const') ?? null] : null;
  if (!Array.isArray(listed)) return single && membersOf(single);
  const members = membersOf(listed);
  if (!single) return members;
  return membersOf(single.filter((value) => members.texts.has(canonical(value))));
}

/** The values of an `enum`. */
export function membersOf(values: readonly Json[]): NonNullable<Schema['members']> {
  return { values, texts: new Set(values.map(canonical)) };
}

const bounds = [
  ...(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength'] as const),
  ...(['maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'] as const),
];

function readBounds(keywords: Keywords): Partial<Schema> {
  const pattern = keywords.get('pattern');
  const multiple = keywords.get('multipleOf');
  return {
    ...Object.fromEntries(bounds.map((name) => [name, numberOr(keywords.get(name), top[name])])),
    multipleOf: isNumber(multiple) ? Number(multiple) : null,
    pattern: typeof pattern === 'string' ? parsePatternKeyword(pattern) : null,
  };
}

function textsOf(value: Json | undefined): ReadonlySet<string> {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return new Set(list.filter((text) => typeof text === 'string'));
}

function numberOr(value: Json | undefined, fallback: number): number {
  return isNumber(value) ? Number(value) : fallback;
}
