import { type Field, fields, flag, get, source, text } from '../../model/value/value.ts';
import type { CarrierResult, FieldReader, Grant } from '../carrier.ts';
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

/** Whose permissions are read. */
interface Owner {
  /** What stands before the names of its tools: `agent.plan.`. */
  readonly prefix: string;
  /** Whether an allowed tool may be one that the settings limit. */
  readonly overrides: boolean;
}

/** `permission` of the settings. */
export const readPermission: FieldReader = (field) =>
  permissionOf(field, { prefix: '', overrides: false });

/** `permission` of an agent, which holds instead of that of the settings. */
export const readAgentPermission: FieldReader = (field, { name }) =>
  permissionOf(field, { prefix: name.slice(0, -field.key.length), overrides: true });

/** An entry of `tools` of the older form: false takes the tool away. */
export const readTool: FieldReader = (field) => ({
  grants: flag(field.value) === false ? [limit(field, 'deny', '')] : [],
});

/** An entry of `tools` of an agent. */
export const readAgentTool: FieldReader = (field, { name }) => {
  const prefix = name.slice(0, -`tools.${field.key}`.length);
  const isOn = flag(field.value);
  if (isOn === undefined) return {};
  return { grants: [isOn ? allowed(field, prefix) : limit(field, 'deny', prefix)] };
};

/** A rule of version 2: an action on a resource. */
export const readPermissionRule: FieldReader = ({ value }, { name }) => {
  const [action, resource, effect] = ['action', 'resource', 'effect'].map((key) =>
    text(get(value, key)),
  );
  const owner = name.replace(/permissions\[.*\]$/, '');
  const scope = `${owner}${action ?? ''} ${resource ?? ''}`.trim();
  const base = {
    feature: 'permission-rule',
    subject: `${owner}permissions`,
    trigger: inRepository,
    reach: action !== undefined && effect !== undefined ? 'one' : 'unknown',
    at: value.at,
  } as const;
  if (effect === 'deny' || effect === 'ask') {
    return { grants: [{ ...base, kind: 'guard', scope: `${scope}: ${effect}` }] };
  }
  return { grants: [{ ...base, kind: 'approve', scope }] };
};

function permissionOf({ key, value }: Field, owner: Owner): Partial<CarrierResult> {
  const { prefix } = owner;
  const action = text(value);
  if (action === 'allow') {
    const subject = `${prefix}${key}`;
    const base = { feature: 'permission-rule', trigger: inRepository, subject } as const;
    const grant = { ...base, kind: 'approve', scope: 'every tool', reach: 'any' } as const;
    return { grants: [{ ...grant, at: value.at }] };
  }
  if (action !== undefined && ranks.has(action)) {
    const everything = { key: 'every tool', keyAt: value.at, value };
    return { grants: [limit(everything, action, prefix)] };
  }
  if (value.kind === 'table') {
    return combine(...fields(value).map((field) => toolPermission(field, owner)));
  }
  const expected = { expected: 'allow, ask, deny or a mapping', consequence: 'it limits nothing' };
  return { faults: [{ ...wrongType(key, value, expected), isUnreadable: true }] };
}

function toolPermission(field: Field, { prefix, overrides }: Owner): Partial<CarrierResult> {
  const { key, value } = field;
  const action = text(value);
  if (action !== undefined && ranks.has(action)) {
    if (action !== 'allow') return { grants: [limit(field, action, prefix)] };
    return overrides || askedByDefault.has(key) ? { grants: [allowed(field, prefix)] } : {};
  }
  if (value.kind !== 'table') {
    const expected = {
      expected: 'allow, ask, deny or a mapping',
      consequence: 'it limits nothing',
    };
    return { faults: [guardFault(wrongType(`permission.${key}`, value, expected))] };
  }
  return { grants: patternGrants(field, { prefix, overrides }) };
}

function allowed({ key, value }: Field, prefix: string): Grant {
  return {
    kind: 'approve',
    feature: 'permission-rule',
    scope: `${prefix}${key}`,
    reach: 'one',
    subject: `${prefix}${key}`,
    trigger: inRepository,
    at: value.at,
  };
}

/** The last matching pattern counts: the map is compared as a whole, in its order. */
function patternGrants(field: Field, { prefix, overrides }: Owner): readonly Grant[] {
  const { keyAt, value } = field;
  const key = `${prefix}${field.key}`;
  const patterns = fields(value).map((each) => [each.key, source(each.value) ?? ''] as const);
  const isLimit = patterns.some(([, action]) => action !== 'allow');
  const all = patterns.map(([pattern, action]) => `${pattern}: ${action}`).join(', ');
  const base = { feature: 'permission-rule', subject: key, trigger: inRepository } as const;
  const whole = { ...base, scope: `${key} {${all}}`, reach: 'pattern', at: keyAt } as const;
  if (isLimit) return [{ ...whole, kind: 'guard' }];
  return overrides && patterns.length > 0 ? [{ ...whole, kind: 'approve' }] : [];
}

function limit({ key, value }: Field, action: string, prefix: string): Grant {
  return {
    kind: 'guard',
    feature: 'permission-rule',
    subject: `${prefix}${key}`,
    trigger: inRepository,
    scope: `${prefix}${key}: ${action}`,
    reach: 'one',
    rank: ranks.get(action),
    at: value.at,
  };
}
