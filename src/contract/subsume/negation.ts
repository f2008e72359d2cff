import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { membersOf } from '../schema/read-schema.ts';
import { bottom, isObject, kinds, type Schema, top } from '../schema/schema.ts';
import { groupOf, isSelfContained } from '../schema/schema-keywords.ts';
import { numberRefusals, type Open, textRefusals } from './negation-scalars.ts';
import { type Choice, contrary, is, isInverse, isKind, keyOf, type Term } from './terms.ts';

/**
 * The ways in which a schema may reject a value, one for each keyword. Excludes keywords that are equal in a
 * known schema, which the value satisfies.
 */
export function refusals(schema: Schema, known: readonly Schema[]): Choice {
  const shared = sharedGroups(schema, known);
  const open = (keyword: string) => !shared.has(groupOf(keyword));
  return [
    ...(open('type') ? typeRefusals(schema) : []),
    ...memberRefusals(schema, open),
    ...textRefusals(schema, open),
    ...numberRefusals(schema, open),
    ...listRefusals(schema, open, known),
    ...objectRefusals(schema, open, known),
    ...branchRefusals(schema, open),
    ...inverseRefusals(schema),
    ...openRefusals(schema, open),
  ];
}

/** The groups of keywords that a schema shares verbatim with a known schema. */
function sharedGroups(schema: Schema, known: readonly Schema[]): ReadonlySet<string> {
  if (!isObject(schema.source)) return new Set();
  const own = groupTexts(schema);
  const shared = new Set<string>();
  for (const other of known) {
    if (!isObject(other.source)) continue;
    const texts = groupTexts(other);
    for (const [group, text] of own) if (texts.get(group) === text) shared.add(group);
  }
  return shared;
}

const textsBySchema = new WeakMap<Schema, ReadonlyMap<string, string>>();

function groupTexts(schema: Schema): ReadonlyMap<string, string> {
  const known = textsBySchema.get(schema);
  if (known) return known;
  const groups = new Map<string, Record<string, Json>>();
  for (const [keyword, value] of isObject(schema.source) ? Object.entries(schema.source) : []) {
    if (!isSelfContained(keyword)) continue;
    const group = groups.get(groupOf(keyword)) ?? {};
    groups.set(groupOf(keyword), { ...group, [keyword]: value });
  }
  const isClosed = keyOf(schema) !== null;
  const texts = [...groups].map(([group, values]): [string, string] => [group, canonical(values)]);
  const result = new Map(texts.filter(([, text]) => isClosed || !text.includes('"$')));
  textsBySchema.set(schema, result);
  return result;
}

function typeRefusals({ allowedKinds, integersOnly }: Schema): Choice {
  const others = kinds.filter((kind) => !allowedKinds.has(kind));
  return [
    ...(others.length > 0 ? [[is({ allowedKinds: new Set(others) })]] : []),
    ...(integersOnly ? [[isInverse('number', { notInteger: true })]] : []),
  ];
}

function memberRefusals({ members, source }: Schema, open: Open): Choice {
  if (!members) return [];
  const both = isObject(source) && source['enum'] !== undefined && source['const'] !== undefined;
  if (!both && !(open('enum') && open('const'))) {
    const only = isObject(source) && source['enum'] !== undefined ? 'enum' : 'const';
    if (!open(only)) return [];
  }
  return [[is({ inverse: { excluded: membersOf(members.values) } })]];
}

function listRefusals(schema: Schema, open: Open, known: readonly Schema[]): Choice {
  const { minItems, maxItems, uniqueItems, prefix, items, contains } = schema;
  const ways: Term[][] = [];
  if (minItems > 0 && open('minItems')) ways.push([isKind('array', { maxItems: minItems - 1 })]);
  if (maxItems < Number.POSITIVE_INFINITY && open('maxItems')) {
    ways.push([isKind('array', { minItems: maxItems + 1 })]);
  }
  if (open('items')) {
    for (const [at, one] of prefix.entries()) {
      if (isTop(one) || known.some((other) => isSame(other.prefix[at], one))) continue;
      const before = Array.from({ length: at }, () => top);
      ways.push([isKind('array', { minItems: at + 1, prefix: [...before, contrary(one)] })]);
    }
    const isKnown = known.some((o) => o.prefix.length <= prefix.length && isSame(o.items, items));
    if (items && !isTop(items) && !isKnown) {
      const someItem = { from: prefix.length, schema: contrary(items) };
      ways.push([isInverse('array', { someItem })]);
    }
  }
  if (uniqueItems && open('uniqueItems')) ways.push([isInverse('array', { hasDuplicates: true })]);
  if (contains && open('contains')) ways.push(...containsRefusals(contains));
  return ways;
}

function* containsRefusals({ schema, min, max }: NonNullable<Schema['contains']>) {
  if (min === 1) yield [isKind('array', { items: contrary(schema) })];
  else if (min > 1) {
    yield [isKind('array', { contains: { schema, min: 0, max: min - 1 } })];
  }
  if (max < Number.POSITIVE_INFINITY) {
    const more = { schema, min: max + 1, max: Number.POSITIVE_INFINITY };
    yield [isKind('array', { contains: more })];
  }
}

function objectRefusals(schema: Schema, open: Open, known: readonly Schema[]): Choice {
  const ways: Term[][] = [];
  for (const name of schema.required) {
    if (known.some((other) => other.required.has(name))) continue;
    ways.push([isKind('object', { properties: new Map([[name, bottom]]) })]);
  }
  const { minProperties: min, maxProperties: max, names } = schema;
  if (min > 0 && open('minProperties')) ways.push([isKind('object', { maxProperties: min - 1 })]);
  if (max < Number.POSITIVE_INFINITY && open('maxProperties')) {
    ways.push([isKind('object', { minProperties: max + 1 })]);
  }
  if (open('properties')) ways.push(...propertyRefusals(schema, known));
  if (names && open('propertyNames')) {
    const someProperty = { name: contrary(names), value: top };
    ways.push([isInverse('object', { someProperty })]);
  }
  if (open('dependentRequired') || open('dependentSchemas')) {
    for (const [name, dependent] of schema.dependents) {
      ways.push([isKind('object', { required: new Set([name]) }), { not: dependent }]);
    }
  }
  return ways;
}

function* propertyRefusals(schema: Schema, known: readonly Schema[]): Iterable<Term[]> {
  const { properties, namePatterns, additional } = schema;
  for (const [name, one] of properties) {
    if (isTop(one) || known.some((other) => isSame(other.properties.get(name), one))) continue;
    const wrong = new Map([[name, contrary(one)]]);
    yield [isKind('object', { required: new Set([name]), properties: wrong })];
  }
  for (const { pattern, schema: one } of namePatterns) {
    if (isTop(one)) continue;
    const name = { ...top, source: null, pattern };
    yield [isInverse('object', { someProperty: { name, value: contrary(one) } })];
  }
  if (!additional || isTop(additional)) return;
  const others = namePatterns.map(({ pattern }) => ({
    ...{ ...top, source: null, inverse: { unlike: pattern } },
  }));
  const excluded = membersOf([...properties.keys()]);
  const name = { ...top, source: null, all: others, inverse: { excluded } };
  yield [isInverse('object', { someProperty: { name, value: contrary(additional) } })];
}

function branchRefusals(schema: Schema, open: Open): Choice {
  const { allOf, anyOf, oneOf, not, condition } = schema;
  const ways: Term[][] = [];
  if (open('allOf')) ways.push(...allOf.map((inner) => [{ not: inner }]));
  if (anyOf && open('anyOf')) ways.push(anyOf.map((inner) => ({ not: inner })));
  if (oneOf && open('oneOf')) {
    ways.push(oneOf.map((inner) => ({ not: inner })));
    for (const [at, first] of oneOf.entries()) {
      for (const second of oneOf.slice(at + 1)) ways.push([{ is: first }, { is: second }]);
    }
  }
  if (not && open('not')) ways.push([{ is: not }]);
  if (condition && open('if')) {
    ways.push([{ is: condition.test }, { not: condition.thenSchema }]);
    ways.push([{ not: condition.test }, { not: condition.elseSchema }]);
  }
  return ways;
}

/** The negation of a negation is the original; the negation of a constraint on parts is everything else. */
function inverseRefusals({ inverse }: Schema): Choice {
  if (!inverse) return [];
  const { notPattern, notInteger, notMultipleOf, excluded, hasDuplicates, someItem, someProperty } =
    inverse;
  const ways: Term[][] = [];
  if (notPattern) ways.push([isKind('string', { pattern: notPattern })]);
  if (notInteger) ways.push([isKind('number', { integersOnly: true })]);
  if (notMultipleOf !== undefined) ways.push([isKind('number', { multipleOf: notMultipleOf })]);
  if (excluded) ways.push([is({ members: excluded })]);
  if (hasDuplicates) ways.push([isKind('array', { uniqueItems: true })]);
  if (someItem || someProperty || inverse.rejectedBy !== undefined)
    ways.push([is({ inverse: { rejectedBy: 'part' } })]);
  return ways;
}

/** Unchecked and opaque keywords may reject anything. */
function openRefusals({ unchecked, opaque }: Schema, open: Open): Choice {
  const keywords = [...unchecked.keys(), ...opaque.keys()].filter(open);
  return keywords.map((keyword) => {
    const inverse = { rejectedBy: keyword };
    return [keyword === 'format' ? isInverse('string', inverse) : is({ inverse })];
  });
}

/** Whether a schema rejects nothing. */
export function isTop(schema: Schema): boolean {
  return schema === top || (keyOf(schema) !== null && refusals(schema, []).length === 0);
}

function isSame(one: Schema | null | undefined, other: Schema | null): boolean {
  if (!one || !other) return false;
  if (one === other) return true;
  const key = keyOf(one);
  return key !== null && key === keyOf(other);
}
