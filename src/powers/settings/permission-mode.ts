import { code, list, msg } from '../../model/message.ts';
import { type Field, text } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { grantFault, wrongType } from '../support/fields.ts';

/** Modes that ask less than the default one, by how much they allow. */
const permissiveModes: Readonly<
  Record<string, { readonly rank: number; readonly remark: string }>
> = {
  acceptEdits: { rank: 1, remark: 'edits files without asking' },
  bypassPermissions: { rank: 3, remark: 'never asks' },
};

/** Modes that allow less than the default one. */
const restrictiveModes: ReadonlySet<string> = new Set(['plan', 'dontAsk']);

/** Reads `permissions.defaultMode` of the settings of a repository. */
export function readMode(field: Field): Partial<CarrierResult> {
  const { at } = field.value;
  const mode = text(field.value);
  if (mode === undefined) {
    const expected = { expected: 'a mode', consequence: 'Claude Code does not use it' };
    const fault = wrongType('permissions.defaultMode', field.value, expected);
    return { faults: [{ ...fault, isUnreadable: true }] };
  }
  if (mode === 'default' || mode === 'manual') return {};
  const base = { feature: 'permission-mode', subject: 'defaultMode' } as const;
  const grant: Grant = {
    ...base,
    kind: 'approve',
    scope: mode,
    reach: 'one',
    trigger: { start: 'enabled' },
    at,
  };
  if (restrictiveModes.has(mode)) return { grants: [{ ...grant, kind: 'guard' }] };
  const known = Object.hasOwn(permissiveModes, mode) ? permissiveModes[mode] : undefined;
  if (known) return { grants: [{ ...grant, ...known }] };
  if (mode === 'auto') {
    const message = msg`The mode ${code(mode)} has no effect in the settings of a repository.`;
    return { faults: [grantFault(message, at)] };
  }
  const message = msg`Unknown permission mode ${code(mode)}.`;
  const modes = ['default', ...Object.keys(permissiveModes), ...restrictiveModes];
  const help = msg`Use one of ${list(
    modes.map((known) => code(known)),
    { limit: 9 },
  )}.`;
  return { grants: [{ ...grant, reach: 'unknown' }], faults: [grantFault(message, at, help)] };
}
