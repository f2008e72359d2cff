import { type Grant, type Limit, type Policy, policyKeyNames } from '../../model/config.ts';
import { compareEntries, type Entries } from './coverage.ts';
import { toolsBeyond } from './tools.ts';

/** What a policy grants more of than another one did, by its key; `any` where it has no bounds any more. */
export interface Growth {
  readonly key: string;
  readonly gained: Grant;
}

/** What policies that hold together grant beyond the one they took the place of. */
export function policyGrowth(before: Policy, after: readonly Policy[]): readonly Growth[] {
  return (Object.keys(grants) as Limit[]).flatMap((limit) => {
    const { of, difference } = grants[limit];
    // Every policy must allow what a skill declares, so one that grants no more is enough.
    const gained = after.map((policy) => growth(of(before), of(policy), difference));
    const [first] = gained;
    return first === undefined || gained.some((policy) => policy.length === 0)
      ? []
      : [{ key: policyKeyNames[limit], gained: first }];
  });
}

type Difference = (before: readonly string[], after: readonly string[]) => readonly string[];

/** Every key that limits something: a new one without an entry does not compile. */
const grants: Readonly<
  Record<Limit, { readonly of: (policy: Policy) => Grant; readonly difference: Difference }>
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
    difference: toolsBeyond,
  },
  secrets: { of: ({ secrets }) => (secrets ? 'any' : []), difference: entriesDifference('name') },
};

function entriesDifference(of: Entries['of']): Difference {
  const list = (value: readonly string[]): Entries => ({
    type: 'entries',
    of,
    empty: 'none',
    value,
  });
  return (before, after) => compareEntries(list(before), list(after)).gained;
}

function growth(before: Grant, after: Grant, difference: Difference): Grant {
  if (before === 'any') return [];
  return after === 'any' ? 'any' : difference(before, after);
}
