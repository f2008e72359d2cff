import type { Verdict } from '../../model/contract.ts';
import { canonical } from '../../model/value/canonical.ts';
import { isObject, type JsonObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import { type Budget, createBudget } from '../budget.ts';
import { readSchema } from '../schema/read-schema.ts';
import type { Kind, Schema } from '../schema/schema.ts';
import { differingKeyword, haveSameTypes } from '../schema/schema-difference.ts';
import type { Subsumption } from '../schema/subsumption.ts';
import { compare } from './subsume.ts';

/** The relation of a schema to the one it replaces. */
export interface SchemaComparison {
  /** `widened` without a witness: every old value is accepted, and whether new ones are is undecided. */
  readonly verdict: Verdict;
  /** The path of the deciding keyword; `type` if the types differ. */
  readonly detail: string;
  readonly witness: { readonly value: Json } | null;
}

/** Compares two schemas in both directions; tries `candidates`, such as defaults, first. */
export function compareSchemas(
  before: Json,
  after: Json,
  candidates: readonly Json[] = [],
  budget: Budget = createBudget(),
): SchemaComparison {
  const forward = compare(after, before, 'declared-properties', budget, candidates);
  const backward = compare(before, after, 'declared-properties', budget, candidates);
  const deciding = forward.answer === 'no' ? forward : backward;
  const keyword = deciding.answer === 'no' ? deciding.keyword : differingKeyword(before, after);
  const verdict = verdictOf(forward, backward);
  const isProven = verdict !== 'unknown' && deciding.answer === 'no';
  return {
    verdict,
    detail: haveSameTypes(readSchema(before), readSchema(after)) ? keyword : 'type',
    witness: isProven ? { value: deciding.witness } : null,
  };
}

/** A proven loss is certain even if the other direction is undecided, and so is proof of no loss. */
function verdictOf(forward: Subsumption, backward: Subsumption): Verdict {
  if (forward.answer === 'unknown') return 'unknown';
  if (forward.answer === 'yes') return backward.answer === 'yes' ? 'equivalent' : 'widened';
  return backward.answer === 'no' ? 'incomparable' : 'narrowed';
}

/** The added and removed properties of objects, by their path within the schema. */
export interface PropertyChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Whether the schemas have no other difference. */
  readonly isOnlyChange: boolean;
}

/** The added and removed properties of two schemas. */
export function compareProperties(before: Json, after: Json): PropertyChanges {
  const added: string[] = [];
  const removed: string[] = [];
  const isOnlyChange = collectProperties(readSchema(before), readSchema(after), '', {
    added,
    removed,
  });
  return { added, removed, isOnlyChange };
}

interface PropertyLists {
  readonly added: string[];
  readonly removed: string[];
}

/** Returns whether the schemas are equal without the added and removed properties. */
function collectProperties(
  before: Schema,
  after: Schema,
  path: string,
  found: PropertyLists,
): boolean {
  const allowBoth = (kind: Kind) => before.allowedKinds.has(kind) && after.allowedKinds.has(kind);
  const names = (schema: Schema) => (allowBoth('object') ? [...schema.properties.keys()] : []);
  found.removed.push(
    ...names(before)
      .filter((name) => !after.properties.has(name))
      .map((name) => path + name),
  );
  found.added.push(
    ...names(after)
      .filter((name) => !before.properties.has(name))
      .map((name) => path + name),
  );
  let isSame = haveSameTypes(before, after) && haveSameKeywords(before.source, after.source);
  for (const [name, property] of before.properties) {
    const propertyAfter = after.properties.get(name);
    if (propertyAfter)
      isSame = collectProperties(property, propertyAfter, `${path}${name}.`, found) && isSame;
  }
  if (!before.items || !after.items) return isSame && before.items === after.items;
  return collectProperties(before.items, after.items, `${path}[].`, found) && isSame;
}

/** Whether two schemas agree in all keywords without nested schemas. */
function haveSameKeywords(before: Json, after: Json): boolean {
  if (!isObject(before) || !isObject(after)) return before === after;
  return canonical(otherKeywords(before)) === canonical(otherKeywords(after));
}

function otherKeywords({
  properties: _properties,
  items: _items,
  ...rest
}: JsonObject): JsonObject {
  return rest;
}
