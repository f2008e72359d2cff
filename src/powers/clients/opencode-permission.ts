import { type Field, fields, flag, source, text } from '../../model/value/value.ts';
import type { CarrierResult, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { guardFault, wrongType } from '../support/fields.ts';
import { inRepository } from '../support/setting-grants.ts';

/** Actions by how much they limit a tool. */
const ranks: ReadonlyMap<string, number> = new Map([
  ['allow', 0],
  ['ask', 1],
  ['deny', 2],
]);

/** Tools that opencode asks for by default. */
const askedByDefault: ReadonlySet<string> = new Set(['external_directory', 'doom_loop']);

/** Reads `permission` of opencode, and `tools` of its older form: false takes a tool away. */
export function readPermission(
  permission: Field | undefined,
  tools: Field | undefined,
): CarrierResult {
  const switched = fields(tools?.value).flatMap((field) =>
    flag(field.value) === false ? [limit(field, 'deny')] : [],
  );
  return combine({ grants: switched }, permission ? permissionOf(permission) : {});
}

function permissionOf({ key, value }: Field): Partial<CarrierResult> {
  const action = text(value);
  if (action === 'allow') {
    const base = { feature: 'permission-rule', trigger: inRepository, subject: key } as const;
    const grant = { ...base, kind: 'approve', scope: 'every tool', reach: 'any' } as const;
    return { grants: [{ ...grant, at: value.at }] };
  }
  if (action !== undefined && ranks.has(action)) {
    const everything = { key: 'every tool', keyAt: value.at, value };
    return { grants: [limit(everything, action)] };
  }
  if (value.kind === 'table') return combine(...fields(value).map(toolPermission));
  const expected = { expected: 'allow, ask, deny or a mapping', consequence: 'it limits nothing' };
  return { faults: [{ ...wrongType(key, value, expected), isUnreadable: true }] };
}

function toolPermission(field: Field): Partial<CarrierResult> {
  const { key, value } = field;
  const action = text(value);
  if (action !== undefined && ranks.has(action)) {
    if (action !== 'allow') return { grants: [limit(field, action)] };
    if (!askedByDefault.has(key)) return {};
    const grant: Grant = {
      kind: 'approve',
      feature: 'permission-rule',
      scope: key,
      reach: 'one',
      subject: key,
      trigger: inRepository,
      at: value.at,
    };
    return { grants: [grant] };
  }
  if (value.kind !== 'table') {
    const expected = {
      expected: 'allow, ask, deny or a mapping',
      consequence: 'it limits nothing',
    };
    return { faults: [guardFault(wrongType(`permission.${key}`, value, expected))] };
  }
  return { grants: patternGrants(field) };
}

/** The last matching pattern counts: the map is compared as a whole, in its order. */
function patternGrants({ key, keyAt, value }: Field): readonly Grant[] {
  const patterns = fields(value).map((field) => [field.key, source(field.value) ?? ''] as const);
  const isLimit = patterns.some(([, action]) => action !== 'allow');
  if (!isLimit) return [];
  const all = patterns.map(([pattern, action]) => `${pattern}: ${action}`).join(', ');
  const base = { feature: 'permission-rule', subject: key, trigger: inRepository } as const;
  const guard = { ...base, kind: 'guard', scope: `${key} {${all}}`, reach: 'pattern' } as const;
  return [{ ...guard, at: keyAt }];
}

function limit({ key, value }: Field, action: string): Grant {
  return {
    kind: 'guard',
    feature: 'permission-rule',
    subject: key,
    trigger: inRepository,
    scope: `${key}: ${action}`,
    reach: 'one',
    rank: ranks.get(action),
    at: value.at,
  };
}
