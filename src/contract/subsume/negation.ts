import { canonical } from '../../model/value/canonical.ts';
import { isObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import { membersOf } from '../schema/read-schema.ts';
import { bottom, kinds, type Schema, top } from '../schema/schema.ts';
import { groupOf, isSelfContained } from '../schema/schema-keywords.ts';
import { type MayReject, negateNumber, negateText } from './negation-scalars.ts';
import {
  type Choice,
  inverseTerm,
  keyOf,
  kindTerm,
  negationOf,
  schemaTerm,
  type Term,
} from './terms.ts';

/**
 * The ways in which a schema may reject a value, one for each keyword. Excludes keywords that are equal in a
 * known schema, which the value satisfies.
 */
export function negate(schema: Schema, known: readonly Schema[]): Choice {
  const shared = sharedGroups(schema, known);
  const mayReject = (keyword: string) => !shared.has(groupOf(keyword));
  return [
    ...(mayReject('type') ? negateTypes(schema) : []),
    ...negateMembers(schema, mayReject),
    ...negateText(schema, mayReject),
    ...negateNumber(schema, mayReject),
    ...negateList(schema, mayReject, known),
    ...negateObject(schema, mayReject, known),
    ...negateBranches(schema, mayReject),
    ...negateInverse(schema),
    ...negateUnchecked(schema, mayReject),
  ];
}

/** The groups of keywords that a schema shares verbatim with a known schema. */
function sharedGroups(schema: Schema, known: readonly Schema[]): ReadonlySet<string> {
  if (!isObject(schema.source)) return new Set();
  const ownTexts = groupTexts(schema);
  const shared = new Set<string>();
  for (const other of known) {
    if (!isObject(other.source)) continue;
    const texts = groupTexts(other);
    for (const [group, text] of ownTexts) if (texts.get(group) === text) shared.add(group);
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

function negateTypes({ allowedKinds, integersOnly }: Schema): Choice {
  const others = kinds.filter((kind) => !allowedKinds.has(kind));
  return [
    ...(others.length > 0 ? [[schemaTerm({ allowedKinds: new Set(others) })]] : []),
    ...(integersOnly ? [[inverseTerm('number', { notInteger: true })]] : []),
  ];
}

function negateMembers({ members, source }: Schema, mayReject: MayReject): Choice {
  if (!members) return [];
  const hasEnumAndConst =
    isObject(source) && source['enum'] !== undefined && source['const'] !== undefined;
  if (!hasEnumAndConst && !(mayReject('enum') && mayReject('const'))) {
    const keyword = isObject(source) && source['enum'] !== undefined ? 'enum' : 'const';
    if (!mayReject(keyword)) return [];
  }
  return [[schemaTerm({ inverse: { excluded: membersOf(members.values) } })]];
}

function negateList(schema: Schema, mayReject: MayReject, known: readonly Schema[]): Choice {
  const { minItems, maxItems, uniqueItems, prefix, items, contains } = schema;
  const alternatives: Term[][] = [];
  if (minItems > 0 && mayReject('minItems'))
    alternatives.push([kindTerm('array', { maxItems: minItems - 1 })]);
  if (maxItems < Number.POSITIVE_INFINITY && mayReject('maxItems')) {
    alternatives.push([kindTerm('array', { minItems: maxItems + 1 })]);
  }
  if (mayReject('items')) {
    for (const [index, item] of prefix.entries()) {
      if (isTop(item) || known.some((other) => isSame(other.prefix[index], item))) continue;
      const before = Array.from({ length: index }, () => top);
      alternatives.push([
        kindTerm('array', { minItems: index + 1, prefix: [...before, negationOf(item)] }),
      ]);
    }
    const isKnown = known.some(
      (other) => other.prefix.length <= prefix.length && isSame(other.items, items),
    );
    if (items && !isTop(items) && !isKnown) {
      const someItem = { from: prefix.length, schema: negationOf(items) };
      alternatives.push([inverseTerm('array', { someItem })]);
    }
  }
  if (uniqueItems && mayReject('uniqueItems'))
    alternatives.push([inverseTerm('array', { hasDuplicates: true })]);
  if (contains && mayReject('contains')) alternatives.push(...negateContains(contains));
  return alternatives;
}

function* negateContains({ schema, min, max }: NonNullable<Schema['contains']>) {
  if (min === 1) yield [kindTerm('array', { items: negationOf(schema) })];
  else if (min > 1) {
    yield [kindTerm('array', { contains: { schema, min: 0, max: min - 1 } })];
  }
  if (max < Number.POSITIVE_INFINITY) {
    const contains = { schema, min: max + 1, max: Number.POSITIVE_INFINITY };
    yield [kindTerm('array', { contains })];
  }
}

function negateObject(schema: Schema, mayReject: MayReject, known: readonly Schema[]): Choice {
  const alternatives: Term[][] = [];
  for (const name of schema.required) {
    if (known.some((other) => other.required.has(name))) continue;
    alternatives.push([kindTerm('object', { properties: new Map([[name, bottom]]) })]);
  }
  const { minProperties: min, maxProperties: max, names } = schema;
  if (min > 0 && mayReject('minProperties'))
    alternatives.push([kindTerm('object', { maxProperties: min - 1 })]);
  if (max < Number.POSITIVE_INFINITY && mayReject('maxProperties')) {
    alternatives.push([kindTerm('object', { minProperties: max + 1 })]);
  }
  if (mayReject('properties')) alternatives.push(...negateProperties(schema, known));
  if (names && mayReject('propertyNames')) {
    const someProperty = { name: negationOf(names), value: top };
    alternatives.push([inverseTerm('object', { someProperty })]);
  }
  if (mayReject('dependentRequired') || mayReject('dependentSchemas')) {
    for (const [name, dependent] of schema.dependents) {
      alternatives.push([kindTerm('object', { required: new Set([name]) }), { not: dependent }]);
    }
  }
  return alternatives;
}

function* negateProperties(schema: Schema, known: readonly Schema[]): Iterable<Term[]> {
  const { properties, namePatterns, additional } = schema;
  for (const [name, property] of properties) {
    if (isTop(property) || known.some((other) => isSame(other.properties.get(name), property)))
      continue;
    const negated = new Map([[name, negationOf(property)]]);
    yield [kindTerm('object', { required: new Set([name]), properties: negated })];
  }
  for (const { pattern, schema: property } of namePatterns) {
    if (isTop(property)) continue;
    const name = { ...top, source: null, pattern };
    yield [inverseTerm('object', { someProperty: { name, value: negationOf(property) } })];
  }
  if (!additional || isTop(additional)) return;
  const others = namePatterns.map(({ pattern }) => ({
    ...{ ...top, source: null, inverse: { unlike: pattern } },
  }));
  const excluded = membersOf([...properties.keys()]);
  const name = { ...top, source: null, all: others, inverse: { excluded } };
  yield [inverseTerm('object', { someProperty: { name, value: negationOf(additional) } })];
}

function negateBranches(schema: Schema, mayReject: MayReject): Choice {
  const { allOf, anyOf, oneOf, not, condition } = schema;
  const alternatives: Term[][] = [];
  if (mayReject('allOf')) alternatives.push(...allOf.map((inner) => [{ not: inner }]));
  if (anyOf && mayReject('anyOf')) alternatives.push(anyOf.map((inner) => ({ not: inner })));
  if (oneOf && mayReject('oneOf')) {
    alternatives.push(oneOf.map((inner) => ({ not: inner })));
    for (const [index, first] of oneOf.entries()) {
      for (const second of oneOf.slice(index + 1))
        alternatives.push([{ is: first }, { is: second }]);
    }
  }
  if (not && mayReject('not')) alternatives.push([{ is: not }]);
  if (condition && mayReject('if')) {
    alternatives.push([{ is: condition.test }, { not: condition.thenSchema }]);
    alternatives.push([{ not: condition.test }, { not: condition.elseSchema }]);
  }
  return alternatives;
}

/** The negation of a negation is the original; the negation of a constraint on parts is everything else. */
function negateInverse({ inverse }: Schema): Choice {
  if (!inverse) return [];
  const { notPattern, notInteger, notMultipleOf, excluded, hasDuplicates, someItem, someProperty } =
    inverse;
  const alternatives: Term[][] = [];
  if (notPattern) alternatives.push([kindTerm('string', { pattern: notPattern })]);
  if (notInteger) alternatives.push([kindTerm('number', { integersOnly: true })]);
  if (notMultipleOf !== undefined)
    alternatives.push([kindTerm('number', { multipleOf: notMultipleOf })]);
  if (excluded) alternatives.push([schemaTerm({ members: excluded })]);
  if (hasDuplicates) alternatives.push([kindTerm('array', { uniqueItems: true })]);
  if (someItem || someProperty || inverse.rejectedBy !== undefined)
    alternatives.push([schemaTerm({ inverse: { rejectedBy: 'part' } })]);
  return alternatives;
}

/** Unchecked and opaque keywords may reject anything. */
function negateUnchecked({ unchecked, opaque }: Schema, mayReject: MayReject): Choice {
  const keywords = [...unchecked.keys(), ...opaque.keys()].filter(mayReject);
  return keywords.map((keyword) => {
    const inverse = { rejectedBy: keyword };
    return [keyword === 'format' ? inverseTerm('string', inverse) : schemaTerm({ inverse })];
  });
}

/** Whether a schema rejects nothing. */
function isTop(schema: Schema): boolean {
  return schema === top || (keyOf(schema) !== null && negate(schema, []).length === 0);
}

function isSame(left: Schema | null | undefined, right: Schema | null): boolean {
  if (!left || !right) return false;
  if (left === right) return true;
  const key = keyOf(left);
  return key !== null && key === keyOf(right);
}
