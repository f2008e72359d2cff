import { msg, valuePart } from '../../model/message.ts';
import type { Trigger } from '../../model/power.ts';
import type { Location } from '../../model/text/text.ts';
import { type Field, flag, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { guardFault, wrongType } from './fields.ts';

/** When the settings of a repository hold. */
export const inRepository: Trigger = { start: 'enabled' };

/** A grant of a setting; the kind and the scope are still to be said. */
export function settingGrant(
  subject: string,
  scope: string,
  { at, ...more }: { readonly at: Location } & Partial<Grant>,
): Grant {
  const base = { kind: 'settings', feature: 'setting', reach: 'one' } as const;
  return { ...base, subject, scope, trigger: inRepository, at, ...more };
}

/** A grant of a folder with everything below it. Linear time. */
export function folderGrant(
  { text: folder, at }: { readonly text: string; readonly at: Location },
  base: Omit<Grant, 'scope' | 'reach' | 'at'>,
): Grant {
  const path = normalizeFolder(folder);
  if (/[*?[{]/.test(path)) return { ...base, scope: path, reach: 'one', at };
  return { ...base, scope: path, reach: 'prefix', at };
}

/** `./a//b/../c` is `a/c/`. */
function normalizeFolder(folder: string): string {
  const [, root = '', rest = ''] = /^(\/*)(.*)$/s.exec(folder.trim()) ?? [];
  const segments: string[] = [];
  for (const segment of rest.split('/')) {
    if (segment === '' || segment === '.') continue;
    const last = segments.at(-1);
    if (segment === '..' && last !== undefined && last !== '..' && last !== '~') segments.pop();
    else segments.push(segment);
  }
  return `${root}${segments.map((segment) => `${segment}/`).join('')}` || './';
}

/** A switch that takes a power away with one value; every other value takes none. */
export function offSwitch(
  field: Field | undefined,
  prefix: string,
  guarding: boolean | string,
): Partial<CarrierResult> {
  if (!field) return {};
  const { key, value } = field;
  const name = `${prefix}${key}`;
  const read = typeof guarding === 'boolean' ? flag(value) : text(value);
  if (read === undefined) return { faults: [guardFault(wrongSwitch(name, value, guarding))] };
  if (read !== guarding) return {};
  const scope = `${name}: ${read}`;
  return { grants: [settingGrant(name, scope, { kind: 'guard', at: value.at })] };
}

function wrongSwitch(name: string, value: Value, other: boolean | string) {
  const expected = typeof other === 'boolean' ? 'true or false' : msg`${valuePart(other)}`;
  return wrongType(name, value, { expected, consequence: 'the client does not use it' });
}
