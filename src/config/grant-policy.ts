import { compareEntries, type Entries } from '../contract/coverage/coverage.ts';
import { grantedNote } from '../contract/coverage/policy.ts';
import { grantsPrograms } from '../contract/coverage/programs-run.ts';
import { ungrantedTools } from '../contract/coverage/tools.ts';
import { type Policy, type PolicyKey, policyKeyNames } from '../model/config.ts';
import { code, type Message, msg } from '../model/message.ts';
import type { Power } from '../model/power.ts';

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

/** Why a policy does not allow a permission, a sentence for each of its keys; empty if it does. */
export function limitNotes(power: Power, policy: Policy): readonly Message[] {
  // The declarations of skills are judged by their contract.
  if (power.kind === 'guard' || power.feature === 'tool-rule') return [];
  return checks.flatMap(({ key, concerns, entry, of }) => {
    const limit = policy[key];
    if (!concerns(power) || limit === true || limit === null || limit === 'any') return [];
    const name = policyKeyNames[key];
    if (limit === false || limit.length === 0) return [msg`The policy denies ${code(name)}.`];
    const isGranted = power.reach !== 'unknown' && isListed(limit, entry(power), of);
    return isGranted ? [] : [grantedNote({ key: name, granted: limit })];
  });
}

type CheckedLimit = (typeof grantLimits)[number];

/** How one key of a policy looks at permissions. */
interface GrantCheck {
  readonly key: CheckedLimit;
  readonly concerns: (power: Power) => boolean;
  /** What the entries of the key are compared with; undefined for what no entry covers. */
  readonly entry: (power: Power) => string | undefined;
  readonly of: Entries['of'] | 'tool';
}

const scopeOf = ({ scope, reach }: Power) => (reach === 'any' ? undefined : scope);
const whole = { entry: () => undefined, of: 'name' } as const;

const checks: readonly GrantCheck[] = [
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
    concerns: ({ feature, kind }) => feature === 'permission-rule' && kind === 'approve',
    entry: scopeOf,
    of: 'tool',
  },
  { key: 'secrets', ...whole, concerns: ({ kind }) => kind === 'secret' },
];

/** A folder that may be written may be read. */
function readsFiles({ kind }: Power): boolean {
  return kind === 'read' || kind === 'write';
}

function isUnpinned({ pin, feature, kind, reach }: Power): boolean {
  if (pin) return !['digest', 'exact'].includes(pin.level);
  // What is installed without a known pin has none.
  return reach === 'unknown' && (kind === 'install' || feature === 'mcp-server');
}

/** The host of a URL, or a host. */
function hostIn({ scope, reach }: Power): string | undefined {
  if (reach === 'any') return undefined;
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
  const list = (value: readonly string[]): Entries => ({
    type: 'entries',
    of,
    empty: 'none',
    value,
  });
  return compareEntries(list(granted), list([entry])).gained.length === 0;
}
