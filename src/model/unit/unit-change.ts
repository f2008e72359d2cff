import type { UnitKind } from '../power.ts';
import type { Bump, DeclaredBump } from '../version/bump.ts';
import type { PluginPart } from './plugin.ts';

/** A part of a plugin that differs between two trees. */
export interface PartChange {
  readonly kind: PluginPart['kind'];
  /** The name for people. */
  readonly name: string;
  readonly action: 'added' | 'removed' | 'renamed' | 'changed';
  /** The step of the version that the change asks for. */
  readonly bump: Bump;
  /** The folders of a skill in both trees. */
  readonly skillRoots?: readonly string[];
}

/** A plugin, agent, command or repository on one side. */
export interface UnitSide {
  /** '' for the repository. */
  readonly name: string;
  /** The folder; for an agent or a command, its file. */
  readonly root: string;
  readonly version: string | null;
}

/** A plugin, agent, command or repository of one or both trees. */
export interface UnitChange extends UnitSide {
  readonly kind: UnitKind;
  readonly status: 'added' | 'removed' | 'renamed' | 'moved' | 'changed' | 'unchanged';
  /** The unit at base; null for a new one. */
  readonly base: UnitSide | null;
  /** Null for a new or removed unit. */
  readonly requiredBump: Bump | null;
  /** Null where a version is missing or cannot be compared. */
  readonly declaredBump: DeclaredBump | null;
  /** Whether the version covers the required bump; null where neither tree declares one. */
  readonly satisfied: boolean | null;
  /** The smallest sufficient version; null if none is to be written. */
  readonly neededVersion: string | null;
  /** Empty for a new or removed unit. */
  readonly parts: readonly PartChange[];
}
