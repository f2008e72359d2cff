import type { Limit } from '../model/config.ts';

/** A key of a manifest that declares a power, or leads to ones that do. */
export interface PowerNode {
  /** `mark`: the key decides how others are read, and its value is judged elsewhere. */
  readonly shape: 'flag' | 'names' | 'tools' | 'table' | 'mark';
  /** The keys of a policy that limit the power. */
  readonly limitedBy: readonly Limit[];
  readonly below?: PowerNodes;
  /** Whether an empty mapping declares the power already. */
  readonly isGrant?: true;
}

/** The keys of a mapping that declare powers. Every dialect states its own. */
export type PowerNodes = Readonly<Record<string, PowerNode>>;
