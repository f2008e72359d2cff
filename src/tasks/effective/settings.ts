import type { Config, ConfigFile, ConfigFiles } from '../../config/config.ts';
import { type GlobProperty, type SingleValueKey, singleValueKeys } from '../../config/effective.ts';
import { unlimitedPolicy } from '../../config/keys/policy-keys.ts';
import { effectivePolicies } from '../../config/policy.ts';
import type { Policy } from '../../model/config.ts';
import type { TreeEntry } from '../../model/tree.ts';
import {
  type ConfigSource,
  locateSetting,
  type RuleSetting,
  ruleSettings,
  type SettingSource,
} from './rules.ts';
import { matchesSubject, type Subject, subjectOf } from './subject.ts';

/** A key with its value and origin. */
export interface Setting {
  readonly key: string;
  readonly value: string | boolean;
  readonly from: SettingSource;
}

/** A glob of a list, with its origin. */
export interface GlobSetting {
  readonly glob: string;
  readonly from: SettingSource;
}

/** The effective settings of a path, or of the repository, with their origins. */
export interface EffectiveSettings extends Readonly<Record<GlobProperty, readonly GlobSetting[]>> {
  /** The configuration file; null without one. */
  readonly file: string | null;
  readonly subject: Subject | null;
  /** The globs that exclude the path; for the repository, all globs. */
  readonly ignore: readonly GlobSetting[];
  readonly settings: readonly Setting[];
  /** The globs that match the path; for the repository, all globs. */
  readonly locks: readonly GlobSetting[];
  readonly protos: readonly GlobSetting[];
  readonly policy: readonly { readonly policy: Partial<Policy>; readonly from: SettingSource }[];
  readonly rules: readonly RuleSetting[];
  readonly accept: readonly {
    readonly rule: string;
    readonly path: string;
    readonly fingerprint: string;
    readonly reason: string;
    readonly expires: string | null;
    readonly from: SettingSource;
  }[];
  /** The permitted sources, one entry for each key of `sources` that is set; empty for a path. */
  readonly sources: readonly Setting[];
  /** Settings of base that judge permissions, because a pull request cannot change them; null without a base. */
  readonly base: {
    readonly file: string | null;
    readonly ignore: readonly GlobSetting[];
    readonly settings: readonly Setting[];
  } | null;
}

/** The configuration of a run. */
export interface SettingsRequest {
  readonly config: Config;
  readonly configFiles: ConfigFiles;
  readonly entries: readonly TreeEntry[];
  /** The keys set on the command line. */
  readonly commandLineSettings: Partial<Config>;
}

/** The effective settings of a path of the tree; of the repository for null. */
export function effectiveSettings(
  path: string | null,
  request: SettingsRequest,
): EffectiveSettings {
  const { config, configFiles, entries } = request;
  const [headSource, trustedSource] = sourcesOf(request);
  const subject = path === null ? null : subjectOf(path, entries, config);
  const listGlobs = (source: ConfigSource, key: GlobProperty) =>
    source.config[key].flatMap((glob, index) =>
      subject && !matchesSubject(glob, subject)
        ? []
        : [{ glob, from: locateSetting(source, [key, index]) }],
    );
  const settingFor = (source: ConfigSource, key: SingleValueKey) =>
    settingIn(source, key, request.commandLineSettings);
  return {
    file: configFiles.headFile?.path ?? null,
    subject,
    ignore: listGlobs(headSource, 'ignore'),
    settings: singleValueKeys.map((key) => settingFor(headSource, key)),
    locks: listGlobs(headSource, 'locks'),
    protos: listGlobs(headSource, 'protos'),
    policy: policies(request, subject, headSource, trustedSource),
    rules: ruleSettings(subject?.path ?? null, headSource, trustedSource),
    accept: config.accept.map(({ at, ...entry }) => ({
      ...entry,
      from: { path: at.path, line: at.range?.start.line ?? 1, side: 'head' },
    })),
    sources: subject ? [] : sourceSettings(headSource),
    base: configFiles.trustedConfig && {
      file: judgingFile(configFiles)?.path ?? null,
      ignore: listGlobs(trustedSource, 'ignore'),
      settings: singleValueKeys
        .filter(({ trustedConfigDecides }) => trustedConfigDecides)
        .map((key) => settingFor(trustedSource, key)),
    },
  };
}

/** The configuration file that judges permissions. */
function judgingFile({ baseFile, tip }: ConfigFiles): ConfigFile | null {
  return tip ? tip.file : baseFile;
}

/** The sources of the settings: head, and the trusted configuration, which is that of head without a base. */
export function sourcesOf({
  config,
  configFiles,
}: SettingsRequest): readonly [head: ConfigSource, trusted: ConfigSource] {
  const headSource: ConfigSource = { config, file: configFiles.headFile, side: 'head' };
  return [
    headSource,
    configFiles.trustedConfig
      ? { config: configFiles.trustedConfig, file: judgingFile(configFiles), side: 'base' }
      : headSource,
  ];
}

function sourceSettings(source: ConfigSource): readonly Setting[] {
  return Object.entries(source.config.sources).flatMap(([key, list]) =>
    list.length === 0
      ? []
      : [{ key, value: list.join(', '), from: locateSetting(source, ['sources', key]) }],
  );
}

function settingIn(
  source: ConfigSource,
  { name, property }: SingleValueKey,
  commandLine: Partial<Config>,
): Setting {
  const overridden = commandLine[property];
  if (overridden !== undefined) return { key: name, value: overridden, from: 'command line' };
  return { key: name, value: source.config[property], from: locateSetting(source, [name]) };
}

function policies(
  { config, configFiles }: SettingsRequest,
  subject: Subject | null,
  headSource: ConfigSource,
  trustedSource: ConfigSource,
): EffectiveSettings['policy'] {
  return effectivePolicies(config, configFiles.trustedConfig).flatMap(({ policy, baseline }) => {
    const { skills } = policy;
    const applies =
      !subject || skills.length === 0 || skills.some((glob) => matchesSubject(glob, subject));
    if (!applies || (subject && subject.skill === null)) return [];
    const source = baseline ? trustedSource : headSource;
    const index = source.config.policy.indexOf(policy);
    return [{ policy: limitsIn(policy), from: locateSetting(source, ['policy', index]) }];
  });
}

/** The keys of a policy that limit something. */
function limitsIn(policy: Policy): Partial<Policy> {
  const limits = Object.entries(policy).filter(([key, value]) =>
    key === 'skills'
      ? (value as readonly string[]).length > 0
      : value !== unlimitedPolicy[key as keyof Policy],
  );
  return Object.fromEntries(limits);
}
