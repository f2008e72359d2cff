import { code, msg } from '../../model/message.ts';
import { type Field, fields, flag, get, text } from '../../model/value/value.ts';
import type { CarrierResult, FieldReader, Grant } from '../carrier.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault, guardFault, wrongType } from '../support/fields.ts';
import { inRepository } from '../support/setting-grants.ts';
import { inOrder, matchesTool, mostOf, type Ordered, type Rule, ranks } from './opencode-order.ts';

/** The subject of a limit of all tools. */
export const everyTool = 'every tool';

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
    const grant = { ...base, kind: 'approve', scope: everyTool, reach: 'any' } as const;
    return { grants: [{ ...grant, at: value.at }] };
  }
  if (action !== undefined && ranks.has(action)) {
    const everything = { key: everyTool, keyAt: value.at, value };
    return { grants: [limit(everything, action, prefix)] };
  }
  if (value.kind === 'table') {
    const all = inOrder(fields(value));
    if (all) return combine(...all.map((ordered) => toolPermission(ordered, owner)));
    const message = msg`${code(key)} has too many wildcards to compare.`;
    return { faults: [{ ...grantFault(message, value.at), isUnreadable: true }] };
  }
  const expected = { expected: 'allow, ask, deny or a mapping', consequence: 'it limits nothing' };
  return { faults: [{ ...wrongType(key, value, expected), isUnreadable: true }] };
}

function toolPermission(ordered: Ordered, owner: Owner): Partial<CarrierResult> {
  const { key, value } = ordered.field;
  if (value.kind !== 'table' && !ranks.has(text(value) ?? '')) {
    const expected = {
      expected: 'allow, ask, deny or a mapping',
      consequence: 'it limits nothing',
    };
    return { faults: [guardFault(wrongType(`permission.${key}`, value, expected))] };
  }
  return { grants: ruleGrants(ordered, owner) };
}

function ruleGrants({ field, rules, exceptions }: Ordered, owner: Owner): readonly Grant[] {
  const { prefix, overrides } = owner;
  // What an agent allows is said by itself.
  const less = overrides ? exceptions.filter(({ rules }) => mostOf(rules) > 0) : exceptions;
  const [first] = rules;
  const only = rules.length === 1 && first?.[0] === '*' && less.length === 0 ? first[1] : undefined;
  if (only === undefined || !ranks.has(only)) return patternGrants(field, { rules, less, owner });
  if (only !== 'allow') return [limit(field, only, prefix)];
  const isAsked = [...askedByDefault].some((tool) => matchesTool(field.key, tool));
  return overrides || isAsked ? [allowed(field, prefix)] : [];
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

/** What holds of a key whose rules have patterns or exceptions. It is compared as a whole, in its order. */
function patternGrants(
  { key, keyAt }: Field,
  {
    rules,
    less,
    owner,
  }: { readonly rules: readonly Rule[]; readonly less: readonly Ordered[]; readonly owner: Owner },
): readonly Grant[] {
  const subject = `${owner.prefix}${key}`;
  const except = less.map((other) => shown(other.field.key, other.rules)).join(', ');
  const scope = `${shown(subject, rules)}${except && ` except ${except}`}`;
  const base = { feature: 'permission-rule', subject, trigger: inRepository } as const;
  const whole = { ...base, scope, reach: 'pattern', at: keyAt } as const;
  if (mostOf(rules) > 0) return [{ ...whole, kind: 'guard' }];
  return owner.overrides && rules.length > 0 ? [{ ...whole, kind: 'approve' }] : [];
}

function shown(key: string, rules: readonly Rule[]): string {
  return `${key} {${rules.map(([pattern, action]) => `${pattern}: ${action}`).join(', ')}}`;
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
