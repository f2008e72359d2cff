import { canonical } from '../../model/value/canonical.ts';
import type { Json } from '../../model/value/value.ts';
import { all, negated, type Truth } from '../truth.ts';
import type { Judge } from './judge.ts';
import type { Contains, Schema } from './schema.ts';

/** The result of each keyword for lists. */
export function* listChecks(schema: Schema, value: readonly Json[], judge: Judge): Iterable<Truth> {
  yield value.length >= schema.minItems && value.length <= schema.maxItems;
  const { prefix, items, contains, inverse } = schema;
  for (const [at, one] of value.entries()) {
    const of = prefix[at] ?? items;
    if (of) yield judge(of, one);
    else if (at >= prefix.length) break;
  }
  if (schema.uniqueItems) yield new Set(value.map(canonical)).size === value.length;
  if (contains) yield holdsEnough(contains, value, judge);
  const some = inverse?.someItem;
  if (some)
    yield negated(all(value.slice(some.from).map((one) => negated(judge(some.schema, one)))));
}

function holdsEnough({ schema, min, max }: Contains, value: readonly Json[], judge: Judge): Truth {
  let [met, open] = [0, 0];
  for (const one of value) {
    const fits = judge(schema, one);
    if (fits === true) met++;
    if (fits === null) open++;
  }
  if (met > max || met + open < min) return false;
  return met >= min && met + open <= max ? true : null;
}
