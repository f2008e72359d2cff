import { type PermittedScopes, type Policy, policyKeyNames } from '../../model/config.ts';
import { facetValue, type Item, isSet } from '../../model/contract.ts';
import { code, list, type Message, msg } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { ambiguousDenial, limitsOf } from './ambiguous-denial.ts';
import { compareEntries, type Entries } from './coverage.ts';
import type { Denial } from './denial.ts';
import { grantsPrograms } from './programs-run.ts';
import { ungrantedTools } from './tools.ts';

/** The declarations of a skill that a policy does not grant, in every dialect. */
export function denialsOf(skill: Skill, policy: Policy): readonly Denial[] {
  return skill.contract.items.flatMap((item) => checks[item.kind]?.(item, policy) ?? []);
}

type Check = (item: Item, policy: Policy) => readonly Denial[];

const checks: Partial<Record<Item['kind'], Check>> = {
  effect,
  power,
  execution,
  sensitive,
  environment,
  'allowed-tools': allowedTools,
};

type UnboundedLimit = 'network' | 'exec' | 'filesystemWrite' | 'filesystemRead';

/** The grant that an effect of Skill Manifest v2 also needs: effects name neither hosts nor commands. */
const effectGrants: Readonly<Record<string, UnboundedLimit>> = {
  'net.fetch': 'network',
  'proc.exec': 'exec',
  'fs.read': 'filesystemRead',
  'fs.write': 'filesystemWrite',
};

function effect(item: Item, policy: Policy): readonly Denial[] {
  const subject = msg`Effect ${code(item.name)}`;
  if (policy.effects !== null && !policy.effects.includes(item.name)) {
    return [outsideDenial(item, subject, { key: 'effects', granted: policy.effects })];
  }
  const key = effectGrants[item.name];
  if (key !== undefined) return unboundedDenials(item, subject, key, policy);
  // A policy that lists an effect by name accepts its meaning.
  const isKnown = policy.effects !== null || harmlessEffects.has(item.name);
  const limits = isKnown
    ? []
    : limitsOf(policy, ['network', 'exec', 'filesystemRead', 'filesystemWrite']);
  if (limits.length === 0) return [];
  return [
    ambiguousDenial(msg`Unknown effect ${code(item.name)}.`, limits, {
      at: item.at,
      about: `effect\0${item.name}`,
    }),
  ];
}

/** The effects of Skill Manifest v2 without network access, execution and file writes. */
const harmlessEffects: ReadonlySet<string> = new Set([
  'db.read',
  'db.write',
  'fs.read',
  'git.read',
  'git.write',
]);

/** `network: true` of ADR-002 names no hosts either. */
function execution(item: Item, policy: Policy): readonly Denial[] {
  if (!isSet(item, 'value')) return [];
  if (item.name === 'destructive' || item.name === 'interactive') {
    return policy[item.name] ? [] : [flagDenial(item, `execution.${item.name}`)];
  }
  if (item.name !== 'network') return [];
  return unboundedDenials(item, msg`${code('execution.network')}`, 'network', policy);
}

function sensitive(item: Item, policy: Policy): readonly Denial[] {
  return isSet(item, 'value') && !policy.sensitive ? [flagDenial(item, 'sensitive')] : [];
}

/** A variable that a manifest of ADR-002 reads. */
function environment(item: Item, { envRead }: Policy): readonly Denial[] {
  if (envRead === 'any') return [];
  const granted: Entries = { type: 'entries', of: 'variable', empty: 'none', value: envRead };
  const { gained } = compareEntries(granted, { ...granted, value: [item.name] });
  const limit = { key: 'env_read', granted: envRead };
  return gained.length > 0 ? [outsideDenial(item, msg`Variable ${code(item.name)}`, limit)] : [];
}

function flagDenial(item: Item, field: string): Denial {
  return createDenial(item, msg`The policy denies ${code(field)}.`);
}

function unboundedDenials(
  item: Item,
  subject: Message,
  key: UnboundedLimit,
  policy: Policy,
): readonly Denial[] {
  const grant = policy[key];
  if (grant === 'any') return [];
  const name = policyKeyNames[key];
  if (grant.length === 0)
    return [createDenial(item, msg`${subject} needs ${code(name)}. The policy denies it.`)];
  const message = msg`${subject} is not limited; the policy limits ${code(name)}.`;
  return [createDenial(item, message, { key: name, granted: grant })];
}

function power(item: Item, policy: Policy): readonly Denial[] {
  if (item.name === 'secrets_access') {
    return isSet(item, 'value') && !policy.secrets ? [flagDenial(item, 'secrets')] : [];
  }
  if (item.name === 'terminal_exec') {
    return isSet(item, 'allowed') ? denialsBeyondGrant(item, 'commands', policy.exec, 'exec') : [];
  }
  if (item.name === 'network') return denialsBeyondGrant(item, 'value', policy.network, 'network');
  const limit = listLimits[item.name];
  return limit ? denialsBeyondGrant(item, 'value', policy[limit], policyKeyNames[limit]) : [];
}

const listLimits: Readonly<Record<string, 'filesystemRead' | 'filesystemWrite' | 'envRead'>> = {
  filesystem_read: 'filesystemRead',
  filesystem_write: 'filesystemWrite',
  env_read: 'envRead',
};

function denialsBeyondGrant(
  item: Item,
  name: string,
  grant: PermittedScopes,
  key: string,
): readonly Denial[] {
  const facet = item.facets.get(name);
  const requested = facet?.shape.type === 'entries' ? facet.shape : undefined;
  if (!facet || !requested || grant === 'any') return [];
  if (requested.empty === 'all' && requested.value.length === 0) {
    const message = msg`The skill may run any command; the policy limits ${code(key)}.`;
    return [createDenial({ ...item, at: facet.at }, message, { key, granted: grant })];
  }
  const granted: Entries = { ...requested, empty: 'none', value: grant };
  const { gained } = compareEntries(granted, { ...requested, empty: 'none' });
  const running =
    requested.of === 'command'
      ? requested.value.filter((line) => !gained.includes(line) && !grantsPrograms(grant, line))
      : [];
  return [...gained, ...running].map((entry) => {
    const limit = { key, granted: grant };
    return outsideDenial({ ...item, at: facet.at }, msg`${code(entry)}`, limit, entry);
  });
}

function allowedTools(item: Item, policy: Policy): readonly Denial[] {
  const requested = facetValue(item, 'value');
  const granted = policy.allowedTools;
  if (granted === null || !Array.isArray(requested)) return [];
  const gained = ungrantedTools(granted, requested.map(String));
  const at = item.facets.get('value')?.at ?? item.at;
  return gained.map((tool) => {
    const limit = { key: 'allowed-tools', granted };
    return outsideDenial({ ...item, at }, msg`Tool ${code(tool)}`, limit, tool);
  });
}

/** A key of the policy, and what it allows. */
interface Limit {
  readonly key: string;
  readonly granted: readonly string[];
}

const maxNamed = 6;

/** What a key of a policy allows. */
export function grantedNote({ key, granted }: Limit): Message {
  if (granted.length === 0) return msg`${code(key)} of the policy allows nothing.`;
  const entries = granted.map((entry) => code(entry));
  return msg`${code(key)} of the policy allows ${list(entries, { limit: maxNamed })}.`;
}

/** A denial of what a list of the policy does not have. */
function outsideDenial(item: Item, subject: Message, limit: Limit, about = ''): Denial {
  const message = msg`${subject} is not in ${code(limit.key)} of the policy.`;
  return createDenial(item, message, limit, about);
}

function createDenial(
  item: Item,
  message: Message,
  limit: Limit | null = null,
  about = '',
): Denial {
  return {
    message,
    notes: limit ? [{ message: grantedNote(limit) }] : [],
    at: item.at,
    about: [item.kind, item.name, about].join('\0'),
  };
}
