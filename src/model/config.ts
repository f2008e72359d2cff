import type { Severity } from './finding.ts';
import type { Location } from './text/text.ts';
import type { Value } from './value/value.ts';

/** A severity a rule is set to; `off` silences it. */
export type Level = Severity | 'off';

const levelOrder: readonly Level[] = ['off', 'note', 'warning', 'error'];

/** Whether a level is quieter than another one. */
export function isLowerLevel(level: Level, other: Level): boolean {
  return levelOrder.indexOf(level) < levelOrder.indexOf(other);
}

/** The loudest of some levels; off where there is none. */
export function highestLevel(levels: readonly Level[]): Level {
  return levels.reduce((highest, level) => (isLowerLevel(highest, level) ? level : highest), 'off');
}

/** Which reading of ADR-003 classifies a change (docs/compatibility.md). */
export type Compat = (typeof compats)[number];

/** The readings of ADR-003. */
export const compats = ['adr-003', 'semantic'] as const;

/** Whether breaking a skill without a version may fail. */
export const unversionedLevels = ['auto', 'error', 'warn'] as const;

/** What may count: new findings, all, or new ones on proposed changes and all elsewhere. */
export const scopes = ['auto', 'new', 'all'] as const;

/** What may fail the gate. */
export const failLevels = ['error', 'warning', 'never'] as const;

/** What a repository may set; every key of the configuration file, with its defaults applied. */
export interface Config {
  /** Globs of paths that are not looked at. */
  readonly ignore: readonly string[];
  readonly rules: Readonly<Record<string, Level>>;
  readonly overrides: readonly Override[];
  readonly compat: Compat;
  /** What a version step is measured from: `base`, or the last of the tags that match `tag:<glob>`. */
  readonly release: string;
  /** Whether breaking an unversioned skill fails; `auto` fails once it had more than a name. */
  readonly unversioned: (typeof unversionedLevels)[number];
  /** Globs of further lock files, beside `*.lock`. */
  readonly locks: readonly string[];
  /** Globs of YAML and JSON files that may reference skills. */
  readonly protos: readonly string[];
  readonly scope: (typeof scopes)[number];
  readonly failOn: (typeof failLevels)[number];
  /** Whether a repository without skills passes. */
  readonly allowEmpty: boolean;
  /** What skills may declare; each that matches a skill holds for it. */
  readonly policy: readonly Policy[];
  /** Findings somebody looked at and takes as they are. */
  readonly accept: readonly Acceptance[];
}

/** All of a kind that is granted: any, or what some entries cover; without entries nothing. */
export type Grant = 'any' | readonly string[];

/** What some skills may declare. */
export interface Policy {
  /** Globs of skills; all of them where there is none. */
  readonly skills: readonly string[];
  /** The effects of Skill Manifest v2; null where they are not limited. */
  readonly effects: readonly string[] | null;
  readonly network: Grant;
  readonly exec: Grant;
  readonly filesystemWrite: Grant;
  /** Permissions such as `Bash(git:*)`; null where they are not limited. */
  readonly allowedTools: readonly string[] | null;
  readonly secrets: boolean;
}

/** What a policy may limit. */
export type Limit = Exclude<keyof Policy, 'skills'>;

/** A finding that is accepted: one whose before and after are exactly these. */
export interface Acceptance {
  readonly fingerprint: string;
  readonly reason: string;
  /** The last day it holds, as `2027-01-31`. */
  readonly expires: string | null;
  /** The place of the entry. */
  readonly at: Location;
}

/** A configuration file, read. */
export interface ConfigFile {
  readonly path: string;
  /** What is written there, for places; null when the file is empty. */
  readonly root: Value | null;
  readonly config: Config;
}

/** Rule levels for the files some globs match. */
export interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, Level>>;
}

/** What holds where nothing is configured. */
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

/** The configuration files of a comparison, as far as they guard the gate. */
export interface Gate {
  /** That of head; null where there is none. */
  readonly file: ConfigFile | null;
  /** That of base, where the change began, for places; null where there is none. */
  readonly baseFile: ConfigFile | null;
  /**
   * What holds at the tip of the branch the change goes into, which a pull request cannot change: it judges what
   * skills may do. Null where there is no base, or nothing a pull request could change.
   */
  readonly base: Config | null;
  /** The file at that tip, where the tip is not base and is configured otherwise. */
  readonly tip?: { readonly file: ConfigFile | null } | undefined;
}

/** The gate where nothing guards it. */
export const openGate: Gate = { file: null, baseFile: null, base: null };
