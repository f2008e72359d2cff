import { type Change, facetValue, type Item } from '../../model/contract.ts';
import type { Json } from '../../model/value/value.ts';
import { compareProperties } from '../schema/property-changes.ts';
import { changedDefaults, type DefaultChange, withoutDefaults } from '../schema/schema-defaults.ts';
import { compareSchemas } from '../subsume/compare-schemas.ts';
import { type CompareContext, facetChanged } from './change.ts';
import { keywordLocation } from './fallback-location.ts';

/**
 * The changes of a schema: one for the accepted values, one for every added or removed property (even if
 * values stay accepted), and one for every changed default. If only properties and defaults changed and every
 * value is still accepted, the first one is omitted.
 */
export function schemaChanges(
  before: Item,
  after: Item,
  facet: string,
  candidates: readonly Json[],
  context: CompareContext,
): readonly Change[] {
  const schemas = [facetValue(before, facet) ?? {}, facetValue(after, facet) ?? {}] as const;
  const [schemaBefore, schemaAfter] = [withoutDefaults(schemas[0]), withoutDefaults(schemas[1])];
  const properties = compareProperties(schemaBefore, schemaAfter);
  const propertyChanges = [
    ...properties.removed.map((name) =>
      facetChanged(before, after, facet, { detail: 'property-removed', from: name, to: null }),
    ),
    ...properties.added.map((name) =>
      facetChanged(before, after, facet, { detail: 'property-added', from: null, to: name }),
    ),
    ...changedDefaults(...schemas).map((change) =>
      defaultChanged(before, after, facet, change, context),
    ),
  ];
  const comparison = compareSchemas(schemaBefore, schemaAfter, candidates, context.budget);
  const keepsAll = comparison.verdict === 'equivalent' || comparison.verdict === 'widened';
  if (properties.isOnlyChange && keepsAll && propertyChanges.length > 0) return propertyChanges;
  const locations = locationsOf(before, after, facet, comparison.detail, context);
  return [facetChanged(before, after, facet, { ...comparison, ...locations }), ...propertyChanges];
}

function defaultChanged(
  before: Item,
  after: Item,
  facet: string,
  { name, keyword, ...values }: DefaultChange,
  context: CompareContext,
): Change {
  const side = (value: Json | undefined) => (value === undefined ? null : { name, default: value });
  const [from, to] = [side(values.before), side(values.after)];
  const locations = locationsOf(before, after, facet, keyword, context);
  return facetChanged(before, after, facet, { detail: 'default', from, to, ...locations });
}

function locationsOf(
  before: Item,
  after: Item,
  facet: string,
  keyword: string,
  context: CompareContext,
) {
  return {
    at: keywordLocation(after, facet, keyword, context.after),
    was: keywordLocation(before, facet, keyword, context.before),
  };
}
