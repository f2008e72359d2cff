import type { Json } from '../../model/value/value.ts';
import { all, negated, type Truth } from '../truth.ts';
import type { Judge } from './judge.ts';
import type { JsonObject, Schema } from './schema.ts';

/** The result of each keyword for objects. */
export function* objectChecks(schema: Schema, value: JsonObject, judge: Judge): Iterable<Truth> {
  const { properties, namePatterns, additional, names, inverse } = schema;
  for (const name of schema.required) yield Object.hasOwn(value, name);
  for (const [name, dependent] of schema.dependents) {
    if (Object.hasOwn(value, name)) yield judge(dependent, value);
  }
  if (schema.minProperties > 0 || schema.maxProperties < Number.POSITIVE_INFINITY) {
    const count = Object.keys(value).length;
    yield count >= schema.minProperties && count <= schema.maxProperties;
  }
  if (namePatterns.length === 0 && !additional && !names) {
    for (const [name, property] of properties) {
      if (Object.hasOwn(value, name)) yield judge(property, value[name] ?? null);
    }
  } else {
    for (const [name, one] of Object.entries(value)) {
      yield propertyTruth(schema, name, one, judge);
      if (names) yield judge(names, name);
    }
  }
  const some = inverse?.someProperty;
  if (!some) return;
  const fits = ([name, one]: [string, Json]) =>
    negated(all([judge(some.name, name), judge(some.value, one)]));
  yield negated(all(Object.entries(value).map(fits)));
}

/** The result for one property, by its name and by matching name patterns. */
function propertyTruth(schema: Schema, name: string, value: Json, judge: Judge): Truth {
  const { properties, namePatterns, additional } = schema;
  const declared = properties.get(name);
  const truths: Truth[] = declared ? [judge(declared, value)] : [];
  let isNamed: Truth = declared !== undefined;
  for (const { pattern, schema: inner } of namePatterns) {
    const matches = pattern.test(name);
    if (matches === true) isNamed = true;
    else if (matches === null && isNamed === false) isNamed = null;
    if (matches === false) continue;
    const fits = judge(inner, value);
    truths.push(matches === null && fits === false ? null : fits);
  }
  if (isNamed === true || !additional) return all(truths);
  const fits = judge(additional, value);
  return all([...truths, isNamed === null && fits === false ? null : fits]);
}
