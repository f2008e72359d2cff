import type { PolicyKey } from '../model/config.ts';

/** A key of a manifest that declares a permission, or contains keys that do. */
export interface PowerNode {
  /** `selector`: the key selects the format of other keys; other code judges its value. */
  readonly shape: 'flag' | 'names' | 'tools' | 'table' | 'selector';
  /** The keys of a policy that limit the permission. */
  readonly limitedBy: readonly PolicyKey[];
  readonly children?: PowerNodes;
  /** Whether an empty mapping already declares the permission. */
  readonly isGrant?: true;
}

/** The keys of a mapping that declare powers. Every dialect states its own. */
export type PowerNodes = Readonly<Record<string, PowerNode>>;
