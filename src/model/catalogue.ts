import type { PowerChange, PowerKind, UnitKind } from './power.ts';
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
  /** The names of the arguments that people type, in order. */
  readonly arguments: readonly string[];
  /** Inputs and outputs of a skill that is one callable (ADR-002). */
  readonly inputs: readonly Json[];
  readonly outputs: readonly Json[];
  readonly recipes: readonly string[];
  readonly exports: readonly string[];
  readonly features: NamedValues;
  readonly dependencies: NamedValues;
  readonly powers: NamedValues;
}

/** The order of kinds in lists and tables. */
export const catalogueKinds: readonly PowerKind[] = [
  'run',
  'approve',
  'auto',
  'mcp',
  'read',
  'write',
  'net',
  'secret',
  'install',
  'delegate',
  'settings',
  'effect',
  'guard',
];

/** A permission of a unit. */
export interface CataloguePower {
  readonly kind: PowerKind;
  /** What is allowed, for people; `anyScope` for no limit. */
  readonly scope: string;
  readonly text: string;
  readonly place: Location;
  /** When it takes effect, as a clause; '' where its kind says it. */
  readonly when: string;
  /** The difference from base; null for the same on both sides, or without a base. */
  readonly change: PowerChange['change'] | null;
}

/** Whether base lacks a permission, or has a limit that head lacks. */
export function isGrown({ kind, change }: CataloguePower): boolean {
  return change === 'undecided' || change === (kind === 'guard' ? 'lost' : 'gained');
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
  /** Whether a manifest cannot be read, which may declare a version. */
  readonly isUnreadable: boolean;
  readonly contentHash: string;
  /** How it differs from base; null without a base. */
  readonly status: Pair['status'] | null;
  /** The path of its main manifest. */
  readonly path: string;
  readonly contract: StatedContract;
  /** In the order of `catalogueKinds`, lost ones last. */
  readonly powers: readonly CataloguePower[];
  readonly uses: readonly SkillUse[];
  /** The scripts that its texts call. */
  readonly scripts: readonly CatalogueScript[];
}

/** A script of a skill with the options that it has, as far as they can be read. */
export interface CatalogueScript {
  readonly path: string;
  readonly options: readonly string[];
}

/** A unit of head that is not a skill, with its permissions. */
export interface CatalogueUnit {
  readonly kind: Exclude<UnitKind, 'skill'>;
  readonly name: string;
  readonly root: string;
  readonly powers: readonly CataloguePower[];
}

/** The skills and the other units of head. */
export interface Catalogue {
  readonly skills: readonly CatalogueEntry[];
  /** Units without permissions are left out. */
  readonly units: readonly CatalogueUnit[];
}
