import type { Item } from '../../model/contract.ts';
import type { Table } from '../../model/value.ts';
import { entriesFacet, flagFacet, item, spot } from './item.ts';

/** The capabilities whose values are lists, and what these list. */
const lists = {
  filesystem_read: 'path',
  filesystem_write: 'path',
  network: 'domain',
  env_read: 'variable',
} as const;

/** What `[capabilities]` requests; where nothing is requested, nothing is allowed. */
export function powerItems(root: Table): readonly Item[] {
  const secrets = spot(root, 'capabilities', 'secrets_access');
  return [
    ...execItems(root),
    ...Object.entries(lists).map(([key, of]) => {
      const place = spot(root, 'capabilities', key);
      return item('power', key, place, { value: entriesFacet(place, of) });
    }),
    item('power', 'secrets_access', secrets, { value: flagFacet(secrets, false) }),
  ];
}

/** The power to run commands: that of all, where the table is there and lists none. */
function execItems(root: Table): readonly Item[] {
  const table = spot(root, 'capabilities', 'terminal_exec');
  if (table.value?.kind !== 'table') return [];
  const part = (key: string) => spot(root, 'capabilities', 'terminal_exec', key);
  return [
    item('power', 'terminal_exec', table, {
      allowed: flagFacet(part('allowed'), true),
      commands: entriesFacet(part('commands'), 'command', 'all'),
      blocked: entriesFacet(part('blocked'), 'command'),
    }),
  ];
}
