import type { Item } from '../../model/contract.ts';
import { get, type Table } from '../../model/value/value.ts';
import { textFacet, versionFacet } from '../facets.ts';
import { commandsOf, filesOf } from './entries.ts';
import { item, textFacetOr, unknownKeysFacet } from './item.ts';
import { unique, uniqueByBase } from './unique.ts';

/** The commands required on PATH. */
export function commandItems(root: Table): readonly Item[] {
  return unique(commandsOf(root)).map(({ name, pointer, at, value }) =>
    item('command', name, pointer, at, [
      ['min', versionFacet(get(value, 'min_version'))],
      ['max', versionFacet(get(value, 'max_version'))],
      ['extras', unknownKeysFacet(value, ['cmd', 'min_version', 'max_version'])],
    ]),
  );
}

/** The required files. */
export function fileItems(root: Table): readonly Item[] {
  return uniqueByBase(filesOf(root), 'skill_root').map(({ name, pointer, at, value }) =>
    item('file', name, pointer, at, [
      ['base', textFacetOr(get(value, 'base'), 'skill_root', at)],
      ['description', textFacet(get(value, 'description'))],
      ['extras', unknownKeysFacet(value, ['path', 'base', 'description'])],
    ]),
  );
}
