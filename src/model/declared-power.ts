import type { Location } from './text/text.ts';

/**
 * What a permission reaches: `run` commands, `read` and `write` files, `net` hosts, `secret` variables and sensitive
 * data, four effects of Skill Manifest v2 under their names, `effect` any other one, `tool` any other tool, `mode` a
 * way of working, such as destructive steps.
 */
export type PowerKind =
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
  | 'tool'
  | 'mode';

/** The order of kinds in lists and tables. */
export const powerKinds: readonly PowerKind[] = [
  ...(['run', 'read', 'write', 'net', 'secret'] as const),
  ...(['db.read', 'db.write', 'git.read', 'git.write'] as const),
  ...(['effect', 'tool', 'mode'] as const),
];

/** The scope of a permission without a limit. */
export const anyScope = '*';

/** One permission that a skill declares. */
export interface DeclaredPower {
  readonly kind: PowerKind;
  /** A command, path, host, variable or name; `anyScope` for no limit. */
  readonly scope: string;
  /** The declaration, close to the source: `Bash(git:*)`, `proc.exec`, `network: api.example.com`. */
  readonly text: string;
  readonly place: Location;
}
