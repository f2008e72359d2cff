import type { Grant, Policy } from '../../model/config.ts';
import { compareEntries, type Entries } from './coverage.ts';
import { toolsBeyond } from './tools.ts';

/** What a policy grants more of than another one did, by its key; `any` where it has no bounds any more. */
export interface Growth {
  readonly key: string;
  readonly gained: Grant;
}

/** What policies that hold together grant beyond the one they took the place of. */
export function policyGrowth(was: Policy, now: readonly Policy[]): readonly Growth[] {
  return Object.entries(grants).flatMap(([key, { of, beyond }]) => {
    // Every policy must allow what a skill declares, so one that grants no more is enough.
    const gained = now.map((one) => growth(of(was), of(one), beyond));
    const [first] = gained;
    return first === undefined || gained.some((one) => one.length === 0)
      ? []
      : [{ key, gained: first }];
  });
}

type Beyond = (was: readonly string[], now: readonly string[]) => readonly string[];

const grants: Readonly<
  Record<string, { readonly of: (policy: Policy) => Grant; readonly beyond: Beyond }>
> = {
  effects: { of: ({ effects }) => effects ?? 'any', beyond: entriesBeyond('name') },
  network: { of: ({ network }) => network, beyond: entriesBeyond('domain') },
  exec: { of: ({ exec }) => exec, beyond: entriesBeyond('command') },
  filesystem_write: { of: ({ filesystemWrite }) => filesystemWrite, beyond: entriesBeyond('path') },
  'allowed-tools': {
    of: ({ allowedTools }) => allowedTools ?? 'any',
    beyond: toolsBeyond,
  },
  secrets: { of: ({ secrets }) => (secrets ? 'any' : []), beyond: entriesBeyond('name') },
};

function entriesBeyond(of: Entries['of']): Beyond {
  const list = (value: readonly string[]): Entries => ({
    type: 'entries',
    of,
    empty: 'none',
    value,
  });
  return (was, now) => compareEntries(list(was), list(now)).gained;
}

function growth(was: Grant, now: Grant, beyond: Beyond): Grant {
  if (was === 'any') return [];
  return now === 'any' ? 'any' : beyond(was, now);
}
