import { list, valuePart } from '../../model/message.ts';
import type { Location } from '../../model/text/text.ts';
import { type Field, text } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { wrongType } from '../support/fields.ts';

/** Modes of Claude Code in order: each allows what those before it do. `dontAsk` refuses what others ask for. */
const ranks: ReadonlyMap<string, number | undefined> = new Map([
  ['plan', 1],
  ['default', 2],
  ['manual', 2],
  ['acceptEdits', 3],
  ['auto', 4],
  ['bypassPermissions', 5],
  ['dontAsk', undefined],
]);

/** What an agent does without asking; without the field, what its session does by default. */
export function modeGrant(
  field: Field | undefined,
  placeWithoutField: Location,
): Partial<CarrierResult> {
  if (!field || field.value.kind === 'null') {
    return { grants: [{ ...modeOf('default', placeWithoutField), isDefault: true }] };
  }
  const { key, value } = field;
  const written = text(value);
  if (written !== undefined && ranks.has(written)) return { grants: [modeOf(written, value.at)] };
  const consequence = 'the agent does not run in that mode';
  const expected = list([...ranks.keys()].map(valuePart), { limit: 9, last: 'or' });
  const unknown = { ...modeOf(written ?? key, value.at), reach: 'unknown' as const };
  return { grants: [unknown], faults: [wrongType(key, value, { expected, consequence })] };
}

function modeOf(mode: string, at: Location): Grant {
  return {
    kind: 'approve',
    feature: 'permission-mode',
    subject: 'permissionMode',
    scope: mode === 'manual' ? 'default' : mode,
    rank: ranks.get(mode),
    at,
    reach: mode === 'dontAsk' ? 'pattern' : 'one',
    trigger: { start: 'turn' },
  };
}
