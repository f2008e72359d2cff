import type { Config, ConfigFile } from '../../config/config.ts';
import { keyLocation } from '../../config/setting-location.ts';
import { trustedConfigDecides } from '../../config/trusted-config-decides.ts';
import type { Level } from '../../model/config.ts';
import { rules } from '../../rules/catalog.ts';
import type { Rule } from '../../rules/rule.ts';
import { matcher } from '../../syntax/glob/matcher.ts';

/** The location of a setting: a line of the configuration at head or base. */
interface SettingLocation {
  readonly path: string;
  readonly line: number;
  readonly side: 'head' | 'base';
}

/** The origin of a setting. */
export type SettingSource = SettingLocation | 'default' | 'command line';

/** One setting that affects the level of a rule. */
export interface SettingLayer {
  readonly level: Level;
  /** The globs of the override; null for the `rules` key. */
  readonly files: readonly string[] | null;
  readonly from: SettingSource;
}

/** A configured rule with all its settings. */
export interface RuleSetting {
  readonly id: string;
  /** The effective level, from the last layer; null if only overrides set it, each for its paths. */
  readonly level: Level | null;
  /** In order of evaluation: the last layer wins. */
  readonly layers: readonly SettingLayer[];
}

/** A configuration with its file and the side of that file. */
export interface ConfigSource {
  readonly config: Config;
  readonly file: ConfigFile | null;
  readonly side: SettingLocation['side'];
}

/** The location of a key in a configuration. */
export function locateSetting(
  { file, side }: ConfigSource,
  key: readonly (string | number)[],
): SettingSource {
  const at = keyLocation(file, key);
  return at ? { path: at.path, line: at.range?.start.line ?? 1, side } : 'default';
}

/** The settings of the rules for a path; for null, of all paths, with every override. */
export function ruleSettings(
  path: string | null,
  headSource: ConfigSource,
  trustedSource: ConfigSource,
): readonly RuleSetting[] {
  return rules.flatMap((rule) => {
    const setting = ruleSetting(rule, path, headSource, trustedSource);
    return setting.layers.length > 0 ? [setting] : [];
  });
}

/** The settings of one rule. The configuration at base judges permissions. */
export function ruleSetting(
  { id, category }: Pick<Rule, 'id' | 'category'>,
  path: string | null,
  headSource: ConfigSource,
  trustedSource: ConfigSource,
): RuleSetting {
  const source = trustedConfigDecides(id, category) ? trustedSource : headSource;
  const { config } = source;
  const layers: SettingLayer[] = [];
  const ruleLevel = config.rules[id];
  if (ruleLevel !== undefined) {
    layers.push({ level: ruleLevel, files: null, from: locateSetting(source, ['rules', id]) });
  }
  for (const [index, { files, rules: levels }] of config.overrides.entries()) {
    const level = levels[id];
    if (level === undefined || (path !== null && !matcher(files)(path))) continue;
    layers.push({ level, files, from: locateSetting(source, ['overrides', index, 'rules', id]) });
  }
  const winning = path === null ? layers.find(({ files }) => files === null) : layers.at(-1);
  return { id, level: winning?.level ?? null, layers };
}
