import type { CarrierResult } from '../carrier.ts';

/** What a file without a meaning for the client grants. */
export const nothing: CarrierResult = { grants: [], faults: [], unread: [] };

/** Puts together what the parts of a file grant. */
export function combine(...parts: readonly Partial<CarrierResult>[]): CarrierResult {
  return {
    grants: parts.flatMap(({ grants = [] }) => grants),
    faults: parts.flatMap(({ faults = [] }) => faults),
    unread: parts.flatMap(({ unread = [] }) => unread),
    invocationKeys: parts.flatMap(({ invocationKeys = [] }) => invocationKeys),
    typed: parts.find(({ typed }) => typed !== undefined)?.typed,
    name: parts.find(({ name }) => name !== undefined)?.name,
    version: parts.find(({ version }) => version !== undefined)?.version,
    named: parts.flatMap(({ named = [] }) => named),
    plugins: parts.flatMap(({ plugins = [] }) => plugins),
    skillFolders: parts.flatMap(({ skillFolders = [] }) => skillFolders),
    follow: new Map(parts.flatMap(({ follow }) => [...(follow ?? [])])),
  };
}
