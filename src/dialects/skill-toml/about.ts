import type { Item } from '../../model/contract.ts';
import type { Table } from '../../model/value.ts';
import { jsonFacet, textFacet, versionFacet } from '../facets.ts';
import { item, named, spot } from './item.ts';

/** What `[skill]` says of the skill itself, in the version of its format. */
export function aboutItems(root: Table): readonly Item[] {
  const api = spot(root, 'skill', 'api_version');
  return [
    item('manifest', 'skill-toml', api, { format: versionFacet(api.value) }),
    ...texts(root),
    ...['authors', 'repository', 'documentation'].flatMap((key) => {
      const place = spot(root, 'skill', key);
      return place.value ? [item('metadata', key, place, { value: jsonFacet(place.value) })] : [];
    }),
    ...named('keyword', spot(root, 'skill', 'keywords')),
    ...host(root),
  ];
}

const kinds = { name: 'display-name', description: 'description', license: 'license' } as const;

function texts(root: Table): readonly Item[] {
  return Object.entries(kinds).flatMap(([key, kind]) => {
    const place = spot(root, 'skill', key);
    const value = textFacet(place.value);
    return value ? [item(kind, '', place, { value })] : [];
  });
}

function host(root: Table): readonly Item[] {
  const place = spot(root, 'skill', 'min_caro_version');
  const min = versionFacet(place.value);
  return min ? [item('host', '', place, { min })] : [];
}
