import { type Change, facetValue, type Item } from '../../model/contract.ts';
import type { Json } from '../../model/value.ts';
import { changedDefaults, type DefaultChange, withoutDefaults } from '../schema/schema-defaults.ts';
import { compareProperties, compareSchemas } from '../subsume/compare-schemas.ts';
import { facetChanged, type Sides } from './change.ts';
import { keywordPlace } from './fallback-location.ts';

/**
 * How a schema changed: one change for what it accepts, one for every property of an object that came
 * or went, for acceptance is not recognition, and one for every default within it that differs. Where
 * there is nothing but such properties and defaults, and every value is still accepted, they speak for
 * themselves.
 */
export function schemaChanges(
  before: Item,
  after: Item,
  facet: string,
  candidates: readonly Json[],
  sides: Sides,
): readonly Change[] {
  const whole = [facetValue(before, facet) ?? {}, facetValue(after, facet) ?? {}] as const;
  const [was, now] = [withoutDefaults(whole[0]), withoutDefaults(whole[1])];
  const properties = compareProperties(was, now);
  const recognised = [
    ...properties.removed.map((name) =>
      facetChanged(before, after, facet, { detail: 'property-removed', from: name, to: null }),
    ),
    ...properties.added.map((name) =>
      facetChanged(before, after, facet, { detail: 'property-added', from: null, to: name }),
    ),
    ...changedDefaults(...whole).map((one) => defaultChanged(before, after, facet, one, sides)),
  ];
  const comparison = compareSchemas(was, now, candidates, sides.budget);
  const keepsAll = comparison.verdict === 'equivalent' || comparison.verdict === 'widened';
  if (properties.alone && keepsAll && recognised.length > 0) return recognised;
  const places = placesOf(before, after, facet, comparison.detail, sides);
  return [facetChanged(before, after, facet, { ...comparison, ...places }), ...recognised];
}

function defaultChanged(
  before: Item,
  after: Item,
  facet: string,
  { name, keyword, ...values }: DefaultChange,
  sides: Sides,
): Change {
  const side = (value: Json | undefined) => (value === undefined ? null : { name, default: value });
  const [from, to] = [side(values.before), side(values.after)];
  const places = placesOf(before, after, facet, keyword, sides);
  return facetChanged(before, after, facet, { detail: 'default', from, to, ...places });
}

function placesOf(before: Item, after: Item, facet: string, keyword: string, sides: Sides) {
  return {
    at: keywordPlace(after, facet, keyword, sides.after),
    was: keywordPlace(before, facet, keyword, sides.before),
  };
}
