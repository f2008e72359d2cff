import type { FieldRow } from '../carrier.ts';
import { codexDialect } from '../hooks/hook-events.ts';
import { eventRows, hookRows } from '../hooks/hooks.ts';
import { command, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

const example = { type: 'command', command: './log.sh', command_windows: 'log.exe' };

/** The fields of a handler that only Codex knows, below the events at `prefix`. */
const handlerRows = (prefix: string) =>
  within(`${prefix}.<event>[].hooks[]`, [
    ...grants('run', 'command_windows, commandWindows', 'runs the command on Windows instead', {
      read: (field, place) => command({ start: 'event', event: place.keys[0] })(field, place),
      example: { hooks: { Interrupt: [{ hooks: [example] }] } },
    }),
    ...harmless('timeout_sec timeoutSec'),
  ]);

/** The events of Codex in an inline part of a manifest. */
export const codexEventRows = (prefix: string): readonly FieldRow[] => [
  ...eventRows(prefix),
  ...handlerRows(prefix),
];

/** `hooks` of Codex. */
export function codexHookRows(description: string): readonly FieldRow[] {
  return [
    ...hookRows(description, { dialect: codexDialect }),
    ...handlerRows('hooks'),
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
