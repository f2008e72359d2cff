import {
  type PermittedScopes,
  type Policy,
  type PolicyKey,
  policyKeyNames,
} from '../../model/config.ts';
import { compareEntries, type Entries } from './coverage.ts';
import { ungrantedTools } from './tools.ts';

/** Grants of a policy beyond another one, for one key; `any` if they became unlimited. */
export interface GrantIncrease {
  readonly key: string;
  readonly gained: PermittedScopes;
}

/** The grants of combined policies beyond the policy that they replace. */
export function grantIncreases(before: Policy, after: readonly Policy[]): readonly GrantIncrease[] {
  return (Object.keys(grants) as PolicyKey[]).flatMap((limit) => {
    const { of, difference } = grants[limit];
    // A skill must satisfy every policy, so one policy without an increase is enough.
    const gained = after.map((policy) => increase(of(before), of(policy), difference));
    const [first] = gained;
    return first === undefined || gained.some((policy) => policy.length === 0)
      ? []
      : [{ key: policyKeyNames[limit], gained: first }];
  });
}

type Difference = (before: readonly string[], after: readonly string[]) => readonly string[];

/** Every key that limits something: a new one without an entry does not compile. */
const grants: Readonly<
  Record<
    PolicyKey,
    { readonly of: (policy: Policy) => PermittedScopes; readonly difference: Difference }
  >
> = {
  effects: { of: ({ effects }) => effects ?? 'any', difference: entriesDifference('name') },
  network: { of: ({ network }) => network, difference: entriesDifference('domain') },
  exec: { of: ({ exec }) => exec, difference: entriesDifference('command') },
  filesystemWrite: {
    of: ({ filesystemWrite }) => filesystemWrite,
    difference: entriesDifference('path'),
  },
  allowedTools: {
    of: ({ allowedTools }) => allowedTools ?? 'any',
    difference: ungrantedTools,
  },
  secrets: flagLimit('secrets'),
  filesystemRead: {
    of: ({ filesystemRead }) => filesystemRead,
    difference: entriesDifference('path'),
  },
  envRead: { of: ({ envRead }) => envRead, difference: entriesDifference('variable') },
  destructive: flagLimit('destructive'),
  interactive: flagLimit('interactive'),
  sensitive: flagLimit('sensitive'),
  hooks: flagLimit('hooks'),
  mcp: { of: ({ mcp }) => mcp, difference: entriesDifference('name') },
  implicitInvocation: flagLimit('implicitInvocation'),
  unknown: flagLimit('unknown'),
  unpinned: flagLimit('unpinned'),
};

type FlagLimit = { [K in PolicyKey]: Policy[K] extends boolean ? K : never }[PolicyKey];

function flagLimit(key: FlagLimit) {
  const of = (policy: Policy): PermittedScopes => (policy[key] ? 'any' : []);
  return { of, difference: entriesDifference('name') };
}

function entriesDifference(of: Entries['of']): Difference {
  const list = (value: readonly string[]): Entries => ({
    type: 'entries',
    of,
    empty: 'none',
    value,
  });
  return (before, after) => compareEntries(list(before), list(after)).gained;
}

function increase(
  before: PermittedScopes,
  after: PermittedScopes,
  difference: Difference,
): PermittedScopes {
  if (before === 'any') return [];
  return after === 'any' ? 'any' : difference(before, after);
}
