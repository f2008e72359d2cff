import type { Item } from '../../model/contract.ts';
import type { Table } from '../../model/value/value.ts';
import { textFacet, verbatimFacet, versionFacet } from '../facets.ts';
import { item, itemsForTexts, lookup } from './item.ts';

/** The items of `[skill]`, with the version of the format. */
export function aboutItems(root: Table): readonly Item[] {
  const api = lookup(root, 'skill', 'api_version');
  return [
    item('manifest', 'skill-toml', api, { format: versionFacet(api.value) }),
    ...textItems(root),
    ...['authors', 'repository', 'documentation'].flatMap((key) => {
      const entry = lookup(root, 'skill', key);
      return entry.value
        ? [item('metadata', key, entry, { value: verbatimFacet(entry.value) })]
        : [];
    }),
    ...itemsForTexts('keyword', lookup(root, 'skill', 'keywords')),
    ...hostItems(root),
  ];
}

const kinds = { name: 'display-name', description: 'description', license: 'license' } as const;

function textItems(root: Table): readonly Item[] {
  return Object.entries(kinds).flatMap(([key, kind]) => {
    const entry = lookup(root, 'skill', key);
    const value = textFacet(entry.value);
    return value ? [item(kind, '', entry, { value })] : [];
  });
}

function hostItems(root: Table): readonly Item[] {
  const entry = lookup(root, 'skill', 'min_caro_version');
  const min = versionFacet(entry.value);
  return min ? [item('host', '', entry, { min })] : [];
}
