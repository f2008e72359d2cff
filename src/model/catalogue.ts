import type { DeclaredPower } from './declared-power.ts';
import type { Location } from './text/text.ts';
import type { Json } from './value/value.ts';
import type { Pair } from './workspace.ts';

/** Values by name. */
export type NamedValues = Readonly<Record<string, Json>>;

/** The contract of a skill, for its callers. */
export interface StatedContract {
  readonly description: string | null;
  readonly capabilities: readonly string[];
  readonly effects: readonly string[];
  readonly operations: NamedValues;
  /** Inputs and outputs of a skill that is one callable (ADR-002). */
  readonly inputs: readonly Json[];
  readonly outputs: readonly Json[];
  readonly recipes: readonly string[];
  readonly exports: readonly string[];
  readonly features: NamedValues;
  readonly dependencies: NamedValues;
  readonly powers: NamedValues;
}

/** A permission of a skill, and whether base has it: null for the same on both sides, or without a base. */
export interface CataloguePower extends DeclaredPower {
  readonly change: 'gained' | 'lost' | null;
}

/** An entry of a lock or a reference of a proto that names a skill. */
export interface SkillUse {
  readonly by: 'lock' | 'proto';
  readonly at: Location;
  /** The pinned hashes and versions as written; empty for an unpinned reference. */
  readonly pins: readonly string[];
}

/** One skill of head with its contract, permissions and users. */
export interface CatalogueEntry {
  readonly name: string;
  /** The directory; '' for the top of the repository. */
  readonly root: string;
  readonly dialects: readonly string[];
  readonly version: string | null;
  readonly contentHash: string;
  /** How it differs from base; null without a base. */
  readonly status: Pair['status'] | null;
  /** The path of its main manifest. */
  readonly path: string;
  readonly contract: StatedContract;
  /** In the order of `powerKinds`, lost ones last. */
  readonly powers: readonly CataloguePower[];
  readonly uses: readonly SkillUse[];
}
