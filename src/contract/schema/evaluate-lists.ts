import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { conjunction, negation, type Truth } from '../truth.ts';
import type { Evaluate } from './evaluator.ts';
import type { Contains, Schema } from './schema.ts';

/** The result of each keyword for lists. */
export function* listChecks(
  schema: Schema,
  value: readonly Json[],
  evaluate: Evaluate,
): Iterable<Truth> {
  yield value.length >= schema.minItems && value.length <= schema.maxItems;
  const { prefix, items, contains, inverse } = schema;
  for (const [index, item] of value.entries()) {
    const itemSchema = prefix[index] ?? items;
    if (itemSchema) yield evaluate(itemSchema, item);
    else if (index >= prefix.length) break;
  }
  if (schema.uniqueItems) yield new Set(value.map(canonical)).size === value.length;
  if (contains) yield containsEnough(contains, value, evaluate);
  const someItem = inverse?.someItem;
  if (someItem)
    yield negation(
      conjunction(
        value.slice(someItem.from).map((item) => negation(evaluate(someItem.schema, item))),
      ),
    );
}

function containsEnough(
  { schema, min, max }: Contains,
  value: readonly Json[],
  evaluate: Evaluate,
): Truth {
  let [matching, undecided] = [0, 0];
  for (const item of value) {
    const truth = evaluate(schema, item);
    if (truth === true) matching++;
    if (truth === null) undecided++;
  }
  if (matching > max || matching + undecided < min) return false;
  return matching >= min && matching + undecided <= max ? true : null;
}
