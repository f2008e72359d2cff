import type { FieldRow } from '../carrier.ts';
import { codexDialect } from '../hooks/hook-events.ts';
import { hookRows } from '../hooks/hooks.ts';
import { opaque } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';

/** `hooks` of Codex. */
export function codexHookRows(description: string): readonly FieldRow[] {
  return [
    ...hookRows(description, { dialect: codexDialect }),
    ...grants('approve', 'hooks.state.<id>.trusted_hash', 'trusts the hook', {
      read: opaque({ kind: 'approve', feature: 'permission-rule' }),
      example: { hooks: { state: { own: { trusted_hash: 'sha256:00' } } } },
    }),
    ...grants('approve', 'hooks.state.<id>.trusted_content_hash', 'trusts the script', {
      read: opaque({ kind: 'approve', feature: 'permission-rule' }),
      example: { hooks: { state: { own: { trusted_content_hash: 'sha256:00' } } } },
    }),
    ...harmless('hooks.state.<id>.enabled'),
  ];
}
