import type { Severity } from './finding.ts';
import type { Location } from './text/text.ts';
import type { Value } from './value/value.ts';

/** The severity configured for a rule; `off` disables the rule. */
export type Level = Severity | 'off';

const levelOrder: readonly Level[] = ['off', 'note', 'warning', 'error'];

/** Whether a level is less severe than another level. */
export function isLowerLevel(level: Level, other: Level): boolean {
  return levelOrder.indexOf(level) < levelOrder.indexOf(other);
}

/** The most severe of some levels; `off` for an empty list. */
export function highestLevel(levels: readonly Level[]): Level {
  return levels.reduce((highest, level) => (isLowerLevel(highest, level) ? level : highest), 'off');
}

/** The reading of ADR-003 that classifies a change (docs/compatibility.md). */
export type Compat = (typeof compats)[number];

/** The readings of ADR-003. */
export const compats = ['adr-003', 'semantic'] as const;

/** Whether breaking a skill without a version fails the run. */
export const unversionedLevels = ['auto', 'error', 'warn'] as const;

/** The findings that count: new, all, or `auto`: new ones for a proposed change, else all. */
export const scopes = ['auto', 'new', 'all'] as const;

/** The lowest severity that fails the gate. */
export const failLevels = ['error', 'warning', 'never'] as const;

/** The settings of a repository: every key of the configuration file, with defaults applied. */
export interface Config {
  /** Globs of excluded paths. */
  readonly ignore: readonly string[];
  readonly rules: Readonly<Record<string, Level>>;
  readonly overrides: readonly Override[];
  readonly compat: Compat;
  /** The origin of a version bump: `base`, or the last tag that matches `tag:<glob>`. */
  readonly release: string;
  /** Whether breaking an unversioned skill fails; `auto` fails only if base had more than a name. */
  readonly unversioned: (typeof unversionedLevels)[number];
  /** Globs of lock files in addition to `*.lock`. */
  readonly locks: readonly string[];
  /** Globs of YAML and JSON files that may reference skills. */
  readonly protos: readonly string[];
  readonly scope: (typeof scopes)[number];
  readonly failOn: (typeof failLevels)[number];
  /** Whether a repository without skills passes. */
  readonly allowEmpty: boolean;
  /** Limits on declared permissions; a skill must satisfy every policy that matches it. */
  readonly policy: readonly Policy[];
  /** Findings that reviewers accepted. */
  readonly accept: readonly Acceptance[];
}

/** The granted permissions of one kind: any, or those that the entries cover; an empty list grants none. */
export type Grant = 'any' | readonly string[];

/** Limits on the declarations of some skills. */
export interface Policy {
  /** Globs of skills; an empty list matches every skill. */
  readonly skills: readonly string[];
  /** The allowed effects of Skill Manifest v2; null for no limit. */
  readonly effects: readonly string[] | null;
  readonly network: Grant;
  readonly exec: Grant;
  readonly filesystemWrite: Grant;
  /** The allowed permissions, such as `Bash(git:*)`; null for no limit. */
  readonly allowedTools: readonly string[] | null;
  readonly secrets: boolean;
}

/** The keys of a policy that limit a declaration. */
export type Limit = Exclude<keyof Policy, 'skills'>;

/** An accepted finding, identified by its fingerprint. */
export interface Acceptance {
  readonly fingerprint: string;
  readonly reason: string;
  /** The last day of validity, as `2027-01-31`. */
  readonly expires: string | null;
  /** The location of the entry. */
  readonly at: Location;
}

/** A parsed configuration file. */
export interface ConfigFile {
  readonly path: string;
  /** The parsed document, for locations; null if the file is empty. */
  readonly root: Value | null;
  readonly config: Config;
}

/** Rule levels for the files that match some globs. */
export interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, Level>>;
}

/** The settings without a configuration file. */
export const defaults: Config = {
  ignore: [],
  rules: {},
  overrides: [],
  compat: 'adr-003',
  release: 'base',
  unversioned: 'auto',
  locks: [],
  protos: ['**/*.proto.{yaml,yml,json}', 'protos/**/*.{yaml,yml,json}'],
  scope: 'auto',
  failOn: 'error',
  allowEmpty: false,
  policy: [],
  accept: [],
};

/** The configuration files that guard the gate of a comparison. */
export interface Gate {
  /** The file in head; null if absent. */
  readonly file: ConfigFile | null;
  /** The file in base, for locations; null if absent. */
  readonly baseFile: ConfigFile | null;
  /**
   * The settings at the tip of the target branch. A pull request cannot edit them, so they judge permissions.
   * Null without a base, or with a configuration file outside the repository.
   */
  readonly base: Config | null;
  /** The file at that tip, if its settings differ from those of base. */
  readonly tip?: { readonly file: ConfigFile | null } | undefined;
}

/** A gate without protected settings. */
export const openGate: Gate = { file: null, baseFile: null, base: null };
