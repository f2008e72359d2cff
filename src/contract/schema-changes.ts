import { type Change, facetValue, type Item } from '../model/contract.ts';
import type { Json } from '../model/value.ts';
import { keywordPlace } from './anchors.ts';
import { facetChanged, type Sides } from './change.ts';
import { compareProperties, compareSchemas } from './compare-schemas.ts';

/**
 * How a schema changed: one change for what it accepts, and one for every property of an object
 * that came or went, for acceptance is not recognition. Where there is nothing but such
 * properties, they speak for themselves.
 */
export function schemaChanges(
  before: Item,
  after: Item,
  facet: string,
  candidates: readonly Json[],
  sides: Sides,
): readonly Change[] {
  const [was, now] = [facetValue(before, facet) ?? {}, facetValue(after, facet) ?? {}];
  const properties = compareProperties(was, now);
  const recognised = [
    ...properties.removed.map((name) =>
      facetChanged(before, after, facet, { detail: 'property-removed', from: name, to: null }),
    ),
    ...properties.added.map((name) =>
      facetChanged(before, after, facet, { detail: 'property-added', from: null, to: name }),
    ),
  ];
  if (properties.alone && recognised.length > 0) return recognised;
  const comparison = compareSchemas(was, now, candidates, sides.budget);
  const { detail } = comparison;
  const places = detail !== null && {
    at: keywordPlace(after, facet, detail, sides.after),
    was: keywordPlace(before, facet, detail, sides.before),
  };
  return [facetChanged(before, after, facet, { ...comparison, ...places }), ...recognised];
}
