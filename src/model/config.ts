import type { Severity } from './finding.ts';

/** A severity a rule is set to; `off` silences it. */
export type Level = Severity | 'off';

/** Which reading of ADR-003 classifies a change (docs/compatibility.md). */
export type Compat = 'adr-003' | 'semantic';

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
  /** Whether breaking an unversioned skill fails; `auto` fails once it had more than a name. */
  readonly unversioned: 'auto' | 'error' | 'warn';
  /** Globs of further lock files, beside `*.lock`. */
  readonly locks: readonly string[];
  readonly scope: (typeof scopes)[number];
  readonly failOn: (typeof failLevels)[number];
  /** Whether a repository without skills passes. */
  readonly allowEmpty: boolean;
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
  unversioned: 'auto',
  locks: [],
  scope: 'auto',
  failOn: 'error',
  allowEmpty: false,
};
