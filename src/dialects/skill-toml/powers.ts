import type { Item } from '../../model/contract.ts';
import type { Table } from '../../model/value/value.ts';
import { entriesFacet, flagFacet, item, lookup } from './item.ts';

/** The list capabilities, and their kind of entries. */
const listCapabilities = {
  filesystem_read: 'path',
  filesystem_write: 'path',
  network: 'domain',
  env_read: 'variable',
} as const;

/** The permissions of `[capabilities]`; an absent permission is not granted. */
export function powerItems(root: Table): readonly Item[] {
  const secrets = lookup(root, 'capabilities', 'secrets_access');
  return [
    ...execItems(root),
    ...Object.entries(listCapabilities).map(([key, of]) => {
      const entry = lookup(root, 'capabilities', key);
      return item('power', key, entry, { value: entriesFacet(entry, of) });
    }),
    item('power', 'secrets_access', secrets, { value: flagFacet(secrets, false) }),
  ];
}

/** The permission to run commands; a table without `commands` grants all of them. */
function execItems(root: Table): readonly Item[] {
  const table = lookup(root, 'capabilities', 'terminal_exec');
  if (table.value?.kind !== 'table') return [];
  const partOf = (key: string) => lookup(root, 'capabilities', 'terminal_exec', key);
  return [
    item('power', 'terminal_exec', table, {
      allowed: flagFacet(partOf('allowed'), true),
      commands: entriesFacet(partOf('commands'), 'command', 'all'),
      blocked: entriesFacet(partOf('blocked'), 'command'),
    }),
  ];
}
