import type { Location } from './text/text.ts';

/**
 * What a declared permission reaches: `run` commands, `read` and `write` files, `net` hosts, `secret` variables and
 * sensitive data, four effects of Skill Manifest v2 under their names, `effect` any other one, `mode` a way of working,
 * such as destructive steps.
 */
export type DeclaredKind =
  | 'run'
  | 'read'
  | 'write'
  | 'net'
  | 'secret'
  | 'db.read'
  | 'db.write'
  | 'git.read'
  | 'git.write'
  | 'effect'
  | 'mode';

/** The order of kinds in lists and tables. */
export const declaredKinds: readonly DeclaredKind[] = [
  ...(['run', 'read', 'write', 'net', 'secret'] as const),
  ...(['db.read', 'db.write', 'git.read', 'git.write'] as const),
  ...(['effect', 'mode'] as const),
];

/** The scope of a permission without a limit. */
export const anyScope = '*';

/** One permission that a manifest declares, other than `allowed-tools`. */
export interface DeclaredPower {
  readonly kind: DeclaredKind;
  /** A command, path, host, variable or name; `anyScope` for no limit. */
  readonly scope: string;
  /** The declaration, close to the source: `proc.exec`, `network: api.example.com`. */
  readonly text: string;
  readonly place: Location;
}
