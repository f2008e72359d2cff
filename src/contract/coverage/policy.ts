import type { Grant, Policy } from '../../model/config.ts';
import { facetValue, type Item, isSet } from '../../model/contract.ts';
import { alternatives, quoted } from '../../model/format-value.ts';
import type { Skill } from '../../model/skill.ts';
import { compareEntries, type Entries } from './coverage.ts';
import type { Denial } from './denial.ts';
import { doubtful, limitsOf } from './policy-doubts.ts';
import { toolsBeyond } from './tools.ts';

/** What a skill declares beyond a policy, over every dialect that has a word for it. */
export function denialsOf(skill: Skill, policy: Policy): readonly Denial[] {
  return skill.contract.items.flatMap((item) => checks[item.kind]?.(item, policy) ?? []);
}

type Check = (item: Item, policy: Policy) => readonly Denial[];

const checks: Partial<Record<Item['kind'], Check>> = {
  effect,
  power,
  execution,
  'allowed-tools': allowedTools,
};

/** What an effect of Skill Manifest v2 needs besides being listed: it says neither hosts nor commands. */
const effectGrants: Readonly<Record<string, 'network' | 'exec' | 'filesystemWrite'>> = {
  'net.fetch': 'network',
  'proc.exec': 'exec',
  'fs.write': 'filesystemWrite',
};

function effect(item: Item, policy: Policy): readonly Denial[] {
  const what = `Effect ${quoted(item.name)}`;
  if (policy.effects !== null && !policy.effects.includes(item.name)) {
    return [denial(item, `${what} is not among those the policy allows`, policy.effects)];
  }
  const key = effectGrants[item.name];
  if (key !== undefined) return unbounded(item, what, key, policy);
  // An effect that a policy lists by its name is one that somebody knows.
  const isKnown = policy.effects !== null || harmless.has(item.name);
  const limits = isKnown ? [] : limitsOf(policy, ['network', 'exec', 'filesystemWrite']);
  if (limits.length === 0) return [];
  return [
    doubtful(`${what} is not defined`, limits, { at: item.at, about: `effect\0${item.name}` }),
  ];
}

/** The effects of Skill Manifest v2 that reach no network, run nothing and write no file. */
const harmless: ReadonlySet<string> = new Set([
  'db.read',
  'db.write',
  'fs.read',
  'git.read',
  'git.write',
]);

/** `network: true` of ADR-002 names no hosts either. */
function execution(item: Item, policy: Policy): readonly Denial[] {
  if (item.name !== 'network' || !isSet(item, 'value')) return [];
  return unbounded(item, '"execution.network"', 'network', policy);
}

function unbounded(
  item: Item,
  what: string,
  key: 'network' | 'exec' | 'filesystemWrite',
  policy: Policy,
): readonly Denial[] {
  const grant = policy[key];
  if (grant === 'any') return [];
  const name = keys[key];
  if (grant.length === 0)
    return [denial(item, `${what} needs ${quoted(name)}, which the policy denies`)];
  return [denial(item, `${what} has no bounds, where the policy bounds ${quoted(name)}`, grant)];
}

const keys = { network: 'network', exec: 'exec', filesystemWrite: 'filesystem_write' } as const;

function power(item: Item, policy: Policy): readonly Denial[] {
  if (item.name === 'secrets_access') {
    const asks = isSet(item, 'value') && !policy.secrets;
    return asks ? [denial(item, 'The skill asks for secrets, which the policy denies')] : [];
  }
  if (item.name === 'terminal_exec') {
    return isSet(item, 'allowed') ? beyond(item, 'commands', policy.exec, 'exec') : [];
  }
  if (item.name === 'network') return beyond(item, 'value', policy.network, 'network');
  if (item.name !== 'filesystem_write') return [];
  return beyond(item, 'value', policy.filesystemWrite, 'filesystem_write');
}

function beyond(item: Item, name: string, grant: Grant, key: string): readonly Denial[] {
  const facet = item.facets.get(name);
  const asked = facet?.shape.type === 'entries' ? facet.shape : undefined;
  if (!facet || !asked || grant === 'any') return [];
  if (asked.empty === 'all' && asked.value.length === 0) {
    return [
      denial(
        { ...item, at: facet.at },
        `The skill may run any command, where the policy bounds ${quoted(key)}`,
        grant,
      ),
    ];
  }
  const granted: Entries = { ...asked, empty: 'none', value: grant };
  const { gained } = compareEntries(granted, { ...asked, empty: 'none' });
  return gained.map((entry) => {
    const message = `${quoted(entry)} is beyond what the policy allows as ${quoted(key)}`;
    return denial({ ...item, at: facet.at }, message, grant, entry);
  });
}

function allowedTools(item: Item, policy: Policy): readonly Denial[] {
  const asked = facetValue(item, 'value');
  const granted = policy.allowedTools;
  if (granted === null || !Array.isArray(asked)) return [];
  const gained = toolsBeyond(granted, asked.map(String));
  const at = item.facets.get('value')?.at ?? item.at;
  return gained.map((tool) => {
    const message = `Tool ${quoted(tool)} is beyond what the policy allows as "allowed-tools"`;
    return denial({ ...item, at }, message, granted, tool);
  });
}

const mostNamed = 6;

function denial(
  item: Item,
  message: string,
  granted: readonly string[] | null = null,
  about = '',
): Denial {
  const named = (granted ?? []).slice(0, mostNamed).map((one) => quoted(one));
  const rest = (granted?.length ?? 0) > mostNamed ? [...named, 'others'] : named;
  const allowed =
    granted === null ? '' : granted.length === 0 ? ', which is none' : `: ${alternatives(rest)}`;
  return {
    message: `${message}${allowed}.`,
    at: item.at,
    about: [item.kind, item.name, about].join('\0'),
  };
}
