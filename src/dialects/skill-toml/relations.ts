import type { Facet, Item } from '../../model/contract.ts';
import { type Field, fields, get, type Table, text } from '../../model/value/value.ts';
import { textFacet } from '../facets.ts';
import {
  entriesFacet,
  flagFacet,
  item,
  itemsForTexts,
  type Lookup,
  lookup,
  sortedTexts,
} from './item.ts';

/** The requirements on other skills and on the machine, and the optional features. */
export function relationItems(root: Table): readonly Item[] {
  return [
    ...fields(get(root, 'dependencies')).flatMap((field) => dependencyItems(root, field)),
    ...fields(get(root, 'suggestions')).flatMap((field) => suggestionItems(root, field)),
    ...fields(get(root, 'features')).flatMap((field) => featureItems(root, field)),
    ...platformItems(root),
  ];
}

function dependencyItems(root: Table, { key, value }: Field): readonly Item[] {
  if (value.kind !== 'string' && value.kind !== 'table') return [];
  const entry = lookup(root, 'dependencies', key);
  const partOf = (name: string) => lookup(root, 'dependencies', key, name);
  const features = partOf('features');
  return [
    item('dependency', key, entry, {
      range: rangeFacet(value.kind === 'string' ? entry : partOf('version')),
      optional: flagFacet(partOf('optional'), false),
      features: entriesFacet(features, 'name'),
    }),
  ];
}

function rangeFacet({ value }: Lookup): Facet | undefined {
  const written = text(value);
  return value && written !== undefined
    ? { shape: { type: 'range', value: written }, at: value.at }
    : undefined;
}

function suggestionItems(root: Table, { key }: Field): readonly Item[] {
  const entry = lookup(root, 'suggestions', key);
  const value = textFacet(entry.value);
  return value ? [item('suggestion', key, entry, { value })] : [];
}

function featureItems(root: Table, { key, value }: Field): readonly Item[] {
  if (value.kind !== 'table') return [];
  const partOf = (name: string) => lookup(root, 'features', key, name);
  return [
    item('feature', key, lookup(root, 'features', key), {
      description: textFacet(partOf('description').value),
      default: flagFacet(partOf('default'), true),
    }),
  ];
}

function platformItems(root: Table): readonly Item[] {
  const partOf = (key: string) => lookup(root, 'platform', key);
  const [required, optional] = [partOf('required_tools'), partOf('optional_tools')];
  const requiredItems = itemsForTexts('tool', required, {
    required: flagFacet({ ...required, value: undefined }, true),
  });
  const requiredNames = new Set(requiredItems.map(({ name }) => name));
  const optionalItems = itemsForTexts('tool', optional, {
    required: flagFacet({ ...optional, value: undefined }, false),
  });
  return [
    ...['os', 'arch'].map((key) => {
      const entry = partOf(key);
      const value = sortedTexts(entry.value);
      return item('platform', key, entry, {
        value: {
          shape: { type: 'entries', of: 'name', empty: 'all', value },
          at: entry.value?.at ?? entry.at,
        },
      });
    }),
    ...requiredItems,
    ...optionalItems.filter(({ name }) => !requiredNames.has(name)),
  ];
}
