import { canonical } from '../../model/value/canonical.ts';
import { isObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import { mapNested } from './nested.ts';
import { readSchema } from './read-schema.ts';
import type { Schema } from './schema.ts';

/** The added and removed properties of objects, by their path within the value. */
export interface PropertyChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Whether the schemas have no other difference. */
  readonly isOnlyChange: boolean;
}

/**
 * The added and removed properties of two schemas. A property that only moves into or out of a combination, such as
 * `anyOf`, is neither.
 */
export function compareProperties(before: Json, after: Json): PropertyChanges {
  const [from, to] = [readSchema(before), readSchema(after)];
  const added = [...new Set(missing([to], [from], ''))];
  const removed = [...new Set(missing([from], [to], ''))];
  const rest = canonical(without(from.source, new Set(removed)));
  return { added, removed, isOnlyChange: rest === canonical(without(to.source, new Set(added))) };
}

/** The properties that some schemas of a part of the value declare and others do not. */
function* missing(
  declaring: readonly Schema[],
  others: readonly Schema[],
  path: string,
): Iterable<string> {
  if (others.length === 0) return;
  const [own, known] = [declaring.flatMap(branchesOf), others.flatMap(branchesOf)];
  if (declaring.some(allowsObject) && others.some(allowsObject)) {
    const [properties, knownProperties] = [propertiesOf(own), propertiesOf(known)];
    for (const [name, schemas] of properties) {
      const counterparts = knownProperties.get(name);
      if (!counterparts) yield path + name;
      else yield* missing(schemas, counterparts, `${path}${name}.`);
    }
  }
  for (const [step, schemas] of entriesOf(own))
    yield* missing(schemas, entriesOf(known).get(step) ?? [], `${path}${step}.`);
}

/** A schema and the branches of its combinations, which are about the same value. */
function branchesOf(schema: Schema): readonly Schema[] {
  const branches = [...schema.allOf, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...branches.flatMap(branchesOf)];
}

function allowsObject({ allowedKinds, allOf, anyOf, oneOf }: Schema): boolean {
  return (
    allowedKinds.has('object') &&
    allOf.every(allowsObject) &&
    (anyOf?.some(allowsObject) ?? true) &&
    (oneOf?.some(allowsObject) ?? true)
  );
}

type Groups = ReadonlyMap<string, readonly Schema[]>;

function propertiesOf(schemas: readonly Schema[]): Groups {
  const objects = schemas.filter(({ allowedKinds }) => allowedKinds.has('object'));
  return grouped(objects.flatMap(({ properties }) => [...properties]));
}

/** The schemas of entries, and of properties without a name. */
function entriesOf(schemas: readonly Schema[]): Groups {
  return grouped(
    schemas.flatMap(({ items, prefix, additional }) => [
      ...(items ? [['[]', items] as const] : []),
      ...prefix.map((schema, index) => [`[${index}]`, schema] as const),
      ...(additional ? [['*', additional] as const] : []),
    ]),
  );
}

function grouped(entries: readonly (readonly [string, Schema])[]): Groups {
  const groups = new Map<string, Schema[]>();
  for (const [key, schema] of entries) groups.set(key, [...(groups.get(key) ?? []), schema]);
  return groups;
}

/** A schema without some properties, by their paths. */
function without(schema: Json, paths: ReadonlySet<string>, path = ''): Json {
  if (!isObject(schema)) return schema;
  const { properties, ...rest } = mapNested(schema, ({ schema: inner, part, keys: [keyword] }) => {
    const name = part.replace(/^\./, '');
    if (keyword === 'properties' && paths.has(path + name)) return undefined;
    return without(inner, paths, part === '' ? path : `${path}${name}.`);
  });
  const isEmpty = isObject(properties) && Object.keys(properties).length === 0;
  return properties === undefined || isEmpty ? rest : { ...rest, properties };
}
