import { limitsOf, policyKeys } from '../contract/coverage/ambiguous-denial.ts';
import { allowsEntry, type Entries } from '../contract/coverage/coverage.ts';
import { grantsPrograms } from '../contract/coverage/programs-run.ts';
import { ungrantedTools } from '../contract/coverage/tools.ts';
import { type Policy, type PolicyKey, policyKeyNames } from '../model/config.ts';
import { code, list, type Message, msg } from '../model/message.ts';
import type { Power } from '../model/power.ts';
import { memoize } from '../model/text/memoize.ts';
import { deniedApproval } from './approval-limits.ts';

/** The keys of a policy that limit permissions of files beyond the declarations of skills. */
export const grantLimits = [
  'hooks',
  'mcp',
  'implicitInvocation',
  'unpinned',
  'exec',
  'network',
  'filesystemRead',
  'filesystemWrite',
  'allowedTools',
  'secrets',
] as const satisfies readonly PolicyKey[];

/** A key of a policy that does not allow a permission, and what it allows; null for one that is no list. */
export interface Limit {
  readonly key: PolicyKey;
  readonly granted: readonly string[] | null;
}

/** The keys of a policy that do not allow a permission, of a manifest or of another file. */
export function limitsBeyond(power: Power, policy: Policy): readonly Limit[] {
  if (power.kind === 'guard' && power.feature !== 'declared') return [];
  const approval = deniedApproval(power, policy);
  if (approval) return [{ key: approval, granted: null }];
  return checks.flatMap((check) => (check.concerns(power) ? limitOf(check, power, policy) : []));
}

/** What a key of a policy allows, where a permission is beyond it. */
function limitOf({ key, entry, of }: GrantCheck, power: Power, policy: Policy): readonly Limit[] {
  const limit = policy[key];
  if (limit === true || limit === null || limit === 'any') return [];
  if (limit === false) return [{ key, granted: null }];
  const isGranted = power.reach !== 'unknown' && isListed(limit, entry(power), of);
  return isGranted ? [] : [{ key, granted: limit }];
}

/** What decides on a permission without a key of its own. */
const generalKeys: readonly PolicyKey[] = ['exec', 'network', 'allowedTools'];

/** The features whose limits name tools. */
const toolFeatures: ReadonlySet<Power['feature']> = new Set([
  'permission-rule',
  'tool-rule',
  'agent-tools',
]);

/** Why a policy does not allow what a lost limit held back, a sentence for each of its keys; empty if it does. */
export function openedNotes(power: Power, policy: Policy): readonly Message[] {
  const { feature, scope, trigger, policyKeys = generalKeys } = power;
  const tools = toolFeatures.has(feature) ? [scope] : feature === 'hook' && trigger.matcher?.names;
  const limits = tools
    ? tools.flatMap((tool) => limitsBeyond(approvalOf(power, tool), policy))
    : checks
        .filter(({ key }) => policyKeys.includes(key))
        .flatMap((check) => limitOf(check, power, policy))
        // The servers that there are, are judged themselves.
        .filter(({ key, granted }) => key !== 'mcp' || !granted?.length);
  return [...new Map(limits.map((limit) => [limit.key, limitNote(limit)])).values()];
}

function approvalOf(
  { unit, at, subject, trigger, reach, policyKeys }: Power,
  scope: string,
): Power {
  const rule = { kind: 'approve', feature: 'permission-rule', scope } as const;
  return { ...rule, unit, at, subject, trigger, reach, policyKeys };
}

/** Why a policy does not allow a permission, a sentence for each of its keys; empty if it does. */
export function limitNotes(power: Power, policy: Policy): readonly Message[] {
  const notes = limitsBeyond(power, policy).map(limitNote);
  if (notes.length > 0 || hasKey(power, policy)) return notes;
  const limits = limitsOf(policy, generalKeys);
  return limits.length === 0
    ? []
    : [msg`The policy limits ${policyKeys(limits)}. No key of it allows this.`];
}

function limitNote(limit: Limit): Message {
  return limit.granted === null || limit.granted.length === 0
    ? msg`The policy denies ${code(policyKeyNames[limit.key])}.`
    : grantedNote(limit);
}

/** Whether a key of the policy, or another check, decides on a permission. */
function hasKey(power: Power, policy: Policy): boolean {
  const { kind, feature, scope } = power;
  if (kind === 'guard' || checkedElsewhere.has(feature)) return true;
  if (feature === 'permission-mode' && askingModes.has(scope)) return true;
  if (kind === 'install') return !policy.unpinned;
  if (feature === 'agent-tools' && kind === 'delegate') return policy.allowedTools !== null;
  return checks.some(({ concerns }) => concerns(power));
}

/** The modes of agents in which nothing happens without asking. */
const askingModes: ReadonlySet<string> = new Set(['plan', 'default', 'dontAsk']);

/** What skills declare, and who may start them. */
const checkedElsewhere: ReadonlySet<Power['feature']> = new Set([
  'declared',
  'tool-rule',
  'invocation',
]);

const maxNamed = 6;

/** What a key of a policy allows. */
export function grantedNote({ key, granted }: Limit): Message {
  const name = code(policyKeyNames[key]);
  if (granted === null || granted.length === 0) return msg`${name} of the policy allows nothing.`;
  return msg`${name} of the policy allows ${namedEntries(granted)}.`;
}

const namedEntries = memoize((granted: readonly string[]) =>
  list(
    granted.map((entry) => code(entry)),
    { limit: maxNamed },
  ),
);

/** How one key of a policy looks at permissions. */
interface GrantCheck {
  readonly key: PolicyKey;
  readonly concerns: (power: Power) => boolean;
  /** What the entries of the key are compared with; undefined for what no entry covers. */
  readonly entry: (power: Power) => string | undefined;
  readonly of: Entries['of'] | 'tool';
}

const scopeOf = ({ scope, reach, commands }: Power) =>
  reach === 'any' ? undefined : (commands?.line ?? scope);
const whole = { entry: () => undefined, of: 'name' } as const;

const checks: readonly GrantCheck[] = [
  {
    key: 'effects',
    concerns: ({ effect }) => effect !== undefined,
    entry: ({ effect }) => effect,
    of: 'name',
  },
  {
    key: 'hooks',
    ...whole,
    concerns: ({ feature, kind }) => feature === 'hook' && kind !== 'secret',
  },
  {
    key: 'mcp',
    concerns: ({ feature, kind }) => feature === 'mcp-server' && kind === 'mcp',
    entry: ({ server }) => server,
    of: 'name',
  },
  {
    key: 'implicitInvocation',
    ...whole,
    concerns: ({ feature, trigger }) => feature === 'invocation' && trigger.start === 'model',
  },
  { key: 'unpinned', ...whole, concerns: isUnpinned },
  { key: 'unknown', ...whole, concerns: ({ feature }) => feature === 'unknown-field' },
  { key: 'exec', concerns: ({ kind }) => kind === 'run', entry: scopeOf, of: 'command' },
  { key: 'network', concerns: ({ kind }) => kind === 'net', entry: hostIn, of: 'domain' },
  { key: 'filesystemRead', concerns: readsFiles, entry: scopeOf, of: 'path' },
  {
    key: 'filesystemWrite',
    concerns: ({ kind }) => kind === 'write',
    entry: scopeOf,
    of: 'path',
  },
  {
    key: 'allowedTools',
    concerns: ({ feature, kind }) =>
      (feature === 'permission-rule' && kind === 'approve') ||
      (feature === 'agent-tools' && kind === 'delegate'),
    entry: scopeOf,
    of: 'tool',
  },
  {
    key: 'secrets',
    ...whole,
    concerns: ({ kind, reach }) => kind === 'secret' && reach !== 'variable',
  },
  { key: 'envRead', concerns: ({ reach }) => reach === 'variable', entry: scopeOf, of: 'variable' },
  { key: 'destructive', ...whole, concerns: isDeclared('execution.destructive') },
  { key: 'sensitive', ...whole, concerns: isDeclared('sensitive') },
];

/** A folder that may be written may be read; a manifest declares both. */
function readsFiles({ kind, feature }: Power): boolean {
  return kind === 'read' || (kind === 'write' && feature !== 'declared');
}

function isDeclared(subject: string): GrantCheck['concerns'] {
  return (power) => power.feature === 'declared' && power.subject === subject;
}

function isUnpinned({ pin, feature, kind, reach }: Power): boolean {
  if (pin) return !['digest', 'exact'].includes(pin.level);
  // What is installed without a known pin has none.
  return reach === 'unknown' && (kind === 'install' || feature === 'mcp-server');
}

/** The host of a URL, or a host. */
function hostIn({ scope, reach }: Power): string | undefined {
  if (reach === 'any') return undefined;
  if (reach === 'domain') return scope;
  const [, host] = /^[a-z][a-z\d+.-]*:\/\/(\[[^\]/]*\]|[^/:]+)/.exec(scope) ?? [];
  return host ?? scope;
}

function isListed(
  granted: readonly string[],
  entry: string | undefined,
  of: GrantCheck['of'],
): boolean {
  if (entry === undefined) return false;
  if (of === 'tool') return ungrantedTools(granted, [entry]).length === 0;
  if (of === 'command' && !grantsPrograms(granted, entry)) return false;
  return allowsEntry(of, granted, entry);
}
