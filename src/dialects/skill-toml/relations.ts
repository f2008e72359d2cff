import type { Facet, Item } from '../../model/contract.ts';
import { type Field, fields, get, type Table, text } from '../../model/value.ts';
import { textFacet } from '../facets.ts';
import { entriesFacet, flagFacet, item, named, type Spot, sorted, spot } from './item.ts';

/** What the skill asks of other skills and of the machine, and what of it can be left out. */
export function relationItems(root: Table): readonly Item[] {
  return [
    ...fields(get(root, 'dependencies')).flatMap((field) => dependency(root, field)),
    ...fields(get(root, 'suggestions')).flatMap((field) => suggestion(root, field)),
    ...fields(get(root, 'features')).flatMap((field) => feature(root, field)),
    ...platformItems(root),
  ];
}

function dependency(root: Table, { key, value }: Field): readonly Item[] {
  if (value.kind !== 'string' && value.kind !== 'table') return [];
  const place = spot(root, 'dependencies', key);
  const part = (name: string) => spot(root, 'dependencies', key, name);
  const features = part('features');
  return [
    item('dependency', key, place, {
      range: rangeFacet(value.kind === 'string' ? place : part('version')),
      optional: flagFacet(part('optional'), false),
      features: entriesFacet(features, 'name'),
    }),
  ];
}

function rangeFacet({ value }: Spot): Facet | undefined {
  const written = text(value);
  return value && written !== undefined
    ? { shape: { type: 'range', value: written }, at: value.at }
    : undefined;
}

function suggestion(root: Table, { key }: Field): readonly Item[] {
  const place = spot(root, 'suggestions', key);
  const value = textFacet(place.value);
  return value ? [item('suggestion', key, place, { value })] : [];
}

function feature(root: Table, { key, value }: Field): readonly Item[] {
  if (value.kind !== 'table') return [];
  const part = (name: string) => spot(root, 'features', key, name);
  return [
    item('feature', key, spot(root, 'features', key), {
      description: textFacet(part('description').value),
      default: flagFacet(part('default'), true),
    }),
  ];
}

function platformItems(root: Table): readonly Item[] {
  const part = (key: string) => spot(root, 'platform', key);
  const [required, optional] = [part('required_tools'), part('optional_tools')];
  const needed = named('tool', required, {
    required: flagFacet({ ...required, value: undefined }, true),
  });
  const known = new Set(needed.map(({ name }) => name));
  const nice = named('tool', optional, {
    required: flagFacet({ ...optional, value: undefined }, false),
  });
  return [
    ...['os', 'arch'].map((key) => {
      const place = part(key);
      const value = sorted(place.value);
      return item('platform', key, place, {
        value: {
          shape: { type: 'entries', of: 'name', empty: 'all', value },
          at: place.value?.at ?? place.at,
        },
      });
    }),
    ...needed,
    ...nice.filter(({ name }) => !known.has(name)),
  ];
}
