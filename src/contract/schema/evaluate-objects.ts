import type { JsonObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import { conjunction, negation, type Truth } from '../truth.ts';
import type { Evaluate } from './evaluator.ts';
import type { Schema } from './schema.ts';

/** The result of each keyword for objects. */
export function* objectChecks(
  schema: Schema,
  value: JsonObject,
  evaluate: Evaluate,
): Iterable<Truth> {
  const { properties, namePatterns, additional, names, inverse } = schema;
  for (const name of schema.required) yield Object.hasOwn(value, name);
  for (const [name, dependent] of schema.dependents) {
    if (Object.hasOwn(value, name)) yield evaluate(dependent, value);
  }
  if (schema.minProperties > 0 || schema.maxProperties < Number.POSITIVE_INFINITY) {
    const count = Object.keys(value).length;
    yield count >= schema.minProperties && count <= schema.maxProperties;
  }
  if (namePatterns.length === 0 && !additional && !names) {
    for (const [name, property] of properties) {
      if (Object.hasOwn(value, name)) yield evaluate(property, value[name] ?? null);
    }
  } else {
    for (const [name, property] of Object.entries(value)) {
      yield propertyTruth(schema, name, property, evaluate);
      if (names) yield evaluate(names, name);
    }
  }
  const someProperty = inverse?.someProperty;
  if (!someProperty) return;
  const rejects = ([name, property]: [string, Json]) =>
    negation(
      conjunction([evaluate(someProperty.name, name), evaluate(someProperty.value, property)]),
    );
  yield negation(conjunction(Object.entries(value).map(rejects)));
}

/** The result for one property, by its name and by matching name patterns. */
function propertyTruth(schema: Schema, name: string, value: Json, evaluate: Evaluate): Truth {
  const { properties, namePatterns, additional } = schema;
  const declared = properties.get(name);
  const truths: Truth[] = declared ? [evaluate(declared, value)] : [];
  let isNamed: Truth = declared !== undefined;
  for (const { pattern, schema: inner } of namePatterns) {
    const matches = pattern.test(name);
    if (matches === true) isNamed = true;
    else if (matches === null && isNamed === false) isNamed = null;
    if (matches === false) continue;
    const truth = evaluate(inner, value);
    truths.push(matches === null && truth === false ? null : truth);
  }
  if (isNamed === true || !additional) return conjunction(truths);
  const truth = evaluate(additional, value);
  return conjunction([...truths, isNamed === null && truth === false ? null : truth]);
}
