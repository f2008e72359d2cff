import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { parsePatternKeyword } from '../pattern/pattern.ts';
import { withoutReferences } from './references.ts';
import { bottom, isObject, type JsonObject, type Kind, kinds, type Schema, top } from './schema.ts';
import { standingOf } from './schema-keywords.ts';

const maximumDepth = 64;
const maximumNodes = 5_000;

/** Parses a schema. Every value is accepted; an invalid schema becomes opaque. */
export function readSchema(source: Json): Schema {
  return new Reader().read(withoutReferences(source), 0);
}

type Judged = ReadonlyMap<string, Json>;

class Reader {
  #count = 0;

  read(source: Json, depth: number): Schema {
    if (source === true) return top;
    if (source === false) return bottom;
    if (!isObject(source)) return unread(source, 'schema');
    if (Object.hasOwn(source, '$ref')) return unread(source, '$ref');
    if (++this.#count > maximumNodes || depth > maximumDepth) return unread(source, 'size');
    const { judged, noted, opaque } = sorted(source);
    return {
      ...{ ...top, source, noted, opaque },
      ...readTypes(judged),
      members: readMembers(judged),
      ...readBounds(judged),
      ...this.#readLists(judged, depth + 1),
      ...this.#readObjects(judged, depth + 1),
      ...this.#readBranches(judged, depth + 1),
    };
  }

  #one(value: Json | undefined, depth: number): Schema | null {
    return value === undefined ? null : this.read(value, depth);
  }

  #list(value: Json | undefined, depth: number): readonly Schema[] {
    const list: readonly Json[] = Array.isArray(value) ? value : [];
    return list.map((one) => this.read(one, depth));
  }

  #map(value: Json | undefined, depth: number): [string, Schema][] {
    const entries = isObject(value) ? Object.entries(value) : [];
    return entries.map(([name, one]) => [name, this.read(one, depth)]);
  }

  #readLists(judged: Judged, depth: number): Partial<Schema> {
    const contains = this.#one(judged.get('contains'), depth);
    return {
      prefix: this.#list(judged.get('prefixItems'), depth),
      items: this.#one(judged.get('items'), depth),
      uniqueItems: judged.get('uniqueItems') === true,
      contains: contains && {
        schema: contains,
        min: numberOr(judged.get('minContains'), 1),
        max: numberOr(judged.get('maxContains'), Number.POSITIVE_INFINITY),
      },
    };
  }

  #readObjects(judged: Judged, depth: number): Partial<Schema> {
    const needed = Object.entries(judged.get('dependentRequired') ?? {}).map(
      ([name, others]: [string, Json]) =>
        [name, { ...top, source: { required: others }, required: textsOf(others) }] as const,
    );
    return {
      required: textsOf(judged.get('required')),
      properties: new Map(this.#map(judged.get('properties'), depth)),
      namePatterns: this.#map(judged.get('patternProperties'), depth).map(([name, schema]) => ({
        pattern: parsePatternKeyword(name),
        schema,
      })),
      additional: this.#one(judged.get('additionalProperties'), depth),
      names: this.#one(judged.get('propertyNames'), depth),
      dependents: [...needed, ...this.#map(judged.get('dependentSchemas'), depth)],
    };
  }

  #readBranches(judged: Judged, depth: number): Partial<Schema> {
    const branches = (keyword: string) =>
      judged.has(keyword) ? this.#list(judged.get(keyword), depth) : null;
    const test = this.#one(judged.get('if'), depth);
    return {
      all: this.#list(judged.get('allOf'), depth),
      any: branches('anyOf'),
      one: branches('oneOf'),
      not: this.#one(judged.get('not'), depth),
      condition: test && {
        test,
        met: this.#one(judged.get('then'), depth) ?? top,
        unmet: this.#one(judged.get('else'), depth) ?? top,
      },
    };
  }
}

function unread(source: Json, keyword: string): Schema {
  return { ...top, source, opaque: new Map([[keyword, '']]) };
}

/** The keywords of a schema by class. */
function sorted(source: JsonObject) {
  const judged = new Map<string, Json>();
  const noted = new Map<string, string>();
  const opaque = new Map<string, string>();
  for (const [keyword, value] of Object.entries(source)) {
    const standing = standingOf(keyword, value);
    if (standing === 'judged') judged.set(keyword, value);
    else if (standing === 'noted') noted.set(keyword, canonical(value));
    else if (standing === 'opaque') opaque.set(keyword, canonical(value));
  }
  return { judged, noted, opaque };
}

/** OpenAPI's `nullable` adds null to the types next to it. */
function readTypes(judged: Judged): Pick<Schema, 'admits' | 'integersOnly'> {
  const value = judged.get('type');
  if (value === undefined) return { admits: top.admits, integersOnly: false };
  const types: readonly Json[] = [value, judged.get('nullable') === true ? 'null' : []].flat();
  const admits = types.filter(isKind);
  const integersOnly = types.includes('integer') && !types.includes('number');
  return { admits: new Set(integersOnly ? [...admits, 'number'] : admits), integersOnly };
}

function isKind(type: Json): type is Kind {
  return kinds.some((kind) => kind === type);
}

function readMembers(judged: Judged): Schema['members'] {
  const listed = judged.get('enum');
  const single = judged.has('const') ? [judged.get('const') ?? null] : null;
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

function readBounds(judged: Judged): Partial<Schema> {
  const pattern = judged.get('pattern');
  const multiple = judged.get('multipleOf');
  return {
    ...Object.fromEntries(bounds.map((name) => [name, numberOr(judged.get(name), top[name])])),
    multipleOf: typeof multiple === 'number' ? multiple : null,
    pattern: typeof pattern === 'string' ? parsePatternKeyword(pattern) : null,
  };
}

function textsOf(value: Json | undefined): ReadonlySet<string> {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return new Set(list.filter((one) => typeof one === 'string'));
}

function numberOr(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
