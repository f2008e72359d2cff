import type { GrantFault, UnreadField } from '../../model/power/grants.ts';
import type { InvocationKey } from '../../model/power.ts';
import type { FollowedFile, Grant } from '../../powers/carrier.ts';
import type { PowerFile } from '../../powers/read-powers.ts';

/** What a file of a skill grants, as JSON. */
export interface StoredGrants {
  readonly carrier: string;
  readonly path: string;
  readonly id: string | null;
  /** Absent for the text of a manifest. */
  readonly text?: string | null | undefined;
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly grants: readonly Grant[];
  readonly faults: readonly GrantFault[];
  readonly unread: readonly UnreadField[];
  readonly invocationKeys?: readonly InvocationKey[] | undefined;
  readonly follow?: readonly (readonly [path: string, target: FollowedFile])[] | undefined;
}

/** Stores what a file grants; `texts` are those of the manifests of its skill. */
export function storeGrants(
  { file, id, text, result }: PowerFile,
  texts: ReadonlyMap<string, string>,
): StoredGrants {
  const { follow, named: _, plugins: _plugins, ...plain } = result;
  return {
    carrier: file.carrier.id,
    path: file.path,
    id: id ?? null,
    ...plain,
    ...(follow && { follow: [...follow] }),
    ...(texts.get(file.path) === text ? {} : { text }),
  };
}
