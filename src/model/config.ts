import type { Severity } from './finding.ts';
import type { Location } from './text/text.ts';

/** The severity of a rule; `off` silences it. */
export type Level = Severity | 'off';

const levelOrder: readonly Level[] = ['off', 'note', 'warning', 'error'];

/** Whether a level is lower than another one. */
export function isLowerLevel(level: Level, other: Level): boolean {
  return levelOrder.indexOf(level) < levelOrder.indexOf(other);
}

/** The highest of some levels; off for none. */
export function highestLevel(levels: readonly Level[]): Level {
  return levels.reduce((highest, level) => (isLowerLevel(highest, level) ? level : highest), 'off');
}

/** The readings of ADR-003. */
export const compats = ['adr-003', 'semantic'] as const;

/** The reading of ADR-003 that classifies changes (docs/compatibility.md). */
export type Compat = (typeof compats)[number];

/** Whether breaking a skill without a version may fail; `auto` fails if it had more than a name. */
export const unversionedLevels = ['auto', 'error', 'warn'] as const;

/** One of `unversionedLevels`. */
export type UnversionedLevel = (typeof unversionedLevels)[number];

/** What the interfaces of scripts are: facts that are listed, a contract like inputs, or not read. */
export const scriptReadings = ['internal', 'interface', 'off'] as const;

/** One of `scriptReadings`. */
export type ScriptReading = (typeof scriptReadings)[number];

/** When the version of a plugin has to be raised: with a release, or with each change. */
export const pluginBumpTimings = ['unreleased', 'per-change'] as const;

/** One of `pluginPractices`. */
export type PluginBumpTiming = (typeof pluginBumpTimings)[number];

/** The findings that count: new ones, all, or `auto`: new ones of a change, all of a branch as it is. */
export const scopes = ['auto', 'new', 'all'] as const;

/** One of `scopes`. */
export type Scope = (typeof scopes)[number];

/** The severities that fail the gate. */
export const failLevels = ['error', 'warning', 'never'] as const;

/** One of `failLevels`. */
export type FailLevel = (typeof failLevels)[number];

/** Protocols of sources that a configuration has to allow; https is always allowed. */
export const sourceProtocols = ['ssh', 'http', 'file'] as const;

/** One of `sourceProtocols`. */
export type SourceProtocol = (typeof sourceProtocols)[number];

/** The sources of locked skills that may be asked, in addition to https at the hosts that every repository may ask. */
export interface AllowedSources {
  readonly allow: readonly SourceProtocol[];
  /** Names of hosts, as in an address. */
  readonly hosts: readonly string[];
  readonly ports: readonly number[];
}

/** The permissions of one kind: any, or those that the entries cover; without entries none. */
export type PermittedScopes = 'any' | readonly string[];

/** The permissions that some skills may declare. */
export interface Policy {
  /** Globs of skills; without globs, all skills. */
  readonly skills: readonly string[];
  /** The effects of Skill Manifest v2; null for no limit. */
  readonly effects: readonly string[] | null;
  readonly network: PermittedScopes;
  readonly exec: PermittedScopes;
  readonly filesystemWrite: PermittedScopes;
  /** Entries such as `Bash(git:*)`; null for no limit. */
  readonly allowedTools: readonly string[] | null;
  readonly secrets: boolean;
  readonly filesystemRead: PermittedScopes;
  /** Variables of the environment. */
  readonly envRead: PermittedScopes;
  readonly destructive: boolean;
  readonly interactive: boolean;
  readonly sensitive: boolean;
  readonly hooks: boolean;
  /** Names of MCP servers. */
  readonly mcp: PermittedScopes;
  /** Whether the model may start a skill or command by itself. */
  readonly implicitInvocation: boolean;
  /** Whether packages, images and sources may be without an exact version or digest. */
  readonly unpinned: boolean;
  /** Whether files of clients may have fields that no table lists. */
  readonly unknown: boolean;
}

/** The keys of a policy that limit something. */
export type PolicyKey = Exclude<keyof Policy, 'skills'>;

/** The keys of a policy as the configuration file spells them. */
export const policyKeyNames: Readonly<Record<keyof Policy, string>> = {
  skills: 'skills',
  effects: 'effects',
  network: 'network',
  exec: 'exec',
  filesystemWrite: 'filesystem_write',
  allowedTools: 'allowed-tools',
  secrets: 'secrets',
  filesystemRead: 'filesystem_read',
  envRead: 'env_read',
  destructive: 'destructive',
  interactive: 'interactive',
  sensitive: 'sensitive',
  hooks: 'hooks',
  mcp: 'mcp',
  implicitInvocation: 'implicit-invocation',
  unpinned: 'unpinned',
  unknown: 'unknown',
};

/** An accepted finding. */
export interface Acceptance {
  readonly rule: string;
  /** The file of the finding. */
  readonly path: string;
  /** Of what changed, whole: an entry of an older version has 12 digits and matches nothing. */
  readonly fingerprint: string;
  readonly reason: string;
  /** The last day of the acceptance, as `2027-01-31`. */
  readonly expires: string | null;
  /** The location of the entry. */
  readonly at: Location;
}

/** The levels of rules for the files that some globs match. */
export interface Override {
  readonly files: readonly string[];
  readonly rules: Readonly<Record<string, Level>>;
}
