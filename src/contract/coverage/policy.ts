import { type PermittedScopes, type Policy, policyKeyNames } from '../../model/config.ts';
import { facetValue, type Item, isSet } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';
import { joinWithAnd, quote } from '../../model/value/format-value.ts';
import { ambiguousDenial, limitsOf } from './ambiguous-denial.ts';
import { compareEntries, type Entries } from './coverage.ts';
import type { Denial } from './denial.ts';
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
  const subject = `Effect ${quote(item.name)}`;
  if (policy.effects !== null && !policy.effects.includes(item.name)) {
    const limit = { key: 'effects', granted: policy.effects };
    return [createDenial(item, `${subject} is not allowed`, limit)];
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
    ambiguousDenial(`${subject} is not defined`, limits, {
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
  return unboundedDenials(item, '"execution.network"', 'network', policy);
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
  return gained.length > 0 ? [createDenial(item, `${quote(item.name)} is not allowed`, limit)] : [];
}

function flagDenial(item: Item, field: string): Denial {
  return createDenial(item, `The skill declares ${quote(field)}, which the policy denies`);
}

function unboundedDenials(
  item: Item,
  subject: string,
  key: UnboundedLimit,
  policy: Policy,
): readonly Denial[] {
  const grant = policy[key];
  if (grant === 'any') return [];
  const name = policyKeyNames[key];
  if (grant.length === 0)
    return [createDenial(item, `${subject} needs ${quote(name)}, which the policy denies`)];
  return [createDenial(item, `${subject} has no bounds`, { key: name, granted: grant })];
}

function power(item: Item, policy: Policy): readonly Denial[] {
  if (item.name === 'secrets_access') {
    const isRequested = isSet(item, 'value') && !policy.secrets;
    return isRequested
      ? [createDenial(item, 'The skill asks for secrets, which the policy denies')]
      : [];
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
    return [
      createDenial({ ...item, at: facet.at }, 'The skill may run any command', {
        key,
        granted: grant,
      }),
    ];
  }
  const granted: Entries = { ...requested, empty: 'none', value: grant };
  const { gained } = compareEntries(granted, { ...requested, empty: 'none' });
  return gained.map((entry) => {
    const limit = { key, granted: grant };
    return createDenial({ ...item, at: facet.at }, `${quote(entry)} is not allowed`, limit, entry);
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
    return createDenial({ ...item, at }, `Tool ${quote(tool)} is not allowed`, limit, tool);
  });
}

/** A key of the policy, and what it allows. */
interface Limit {
  readonly key: string;
  readonly granted: readonly string[];
}

const maxNamed = 6;

function describeLimit({ key, granted }: Limit): string {
  const entries = granted.slice(0, maxNamed).map((entry) => quote(entry));
  const shown = granted.length > maxNamed ? [...entries, 'others'] : entries;
  return granted.length === 0
    ? `the policy of this repository allows none as ${quote(key)}`
    : `the policy of this repository allows only ${joinWithAnd(shown)} as ${quote(key)}`;
}

function createDenial(item: Item, message: string, limit: Limit | null = null, about = ''): Denial {
  return {
    message: `${message}${limit === null ? '' : `: ${describeLimit(limit)}`}.`,
    at: item.at,
    about: [item.kind, item.name, about].join('\0'),
  };
}
