import type { Config, ConfigFile } from '../../config/config.ts';
import { isGuarded } from '../../config/is-guarded.ts';
import { keyLocation } from '../../config/setting-location.ts';
import type { Level } from '../../model/config.ts';
import { rules } from '../../rules/catalog.ts';
import type { Rule } from '../../rules/rule.ts';
import { matcher } from '../../syntax/glob/matcher.ts';

/** Where something was set: a line of a file, as head or base has it. */
export interface SettingLocation {
  readonly path: string;
  readonly line: number;
  readonly side: 'head' | 'base';
}

/** Where something comes from. */
export type SettingSource = SettingLocation | 'default' | 'command line';

/** One thing that is said about the level of a rule. */
export interface SettingLayer {
  readonly level: Level;
  /** The globs of the override that says so; null for `rules`. */
  readonly files: readonly string[] | null;
  readonly from: SettingSource;
}

/** A rule that somebody set, with all that was said about it. */
export interface RuleSetting {
  readonly id: string;
  /** What holds, of the last layer; null where overrides alone set it, each for its paths. */
  readonly level: Level | null;
  /** In the order they are read: the last one wins. */
  readonly layers: readonly SettingLayer[];
}

/** A configuration, the file it stands in, and the side that file is of. */
export interface ConfigSource {
  readonly config: Config;
  readonly file: ConfigFile | null;
  readonly side: SettingLocation['side'];
}

/** Where a key is set in a configuration. */
export function locateSetting(
  { file, side }: ConfigSource,
  key: readonly (string | number)[],
): SettingSource {
  const at = keyLocation(file, key);
  return at ? { path: at.path, line: at.range?.start.line ?? 1, side } : 'default';
}

/** What is said of the rules for a path; of all paths, each override for its own, where it is null. */
export function ruleSettings(
  path: string | null,
  headSource: ConfigSource,
  guardSource: ConfigSource,
): readonly RuleSetting[] {
  return rules.flatMap((rule) => {
    const setting = ruleSetting(rule, path, headSource, guardSource);
    return setting.layers.length > 0 ? [setting] : [];
  });
}

/** What is said of one rule. Powers are judged by the configuration of base. */
export function ruleSetting(
  { id, category }: Pick<Rule, 'id' | 'category'>,
  path: string | null,
  headSource: ConfigSource,
  guardSource: ConfigSource,
): RuleSetting {
  const source = isGuarded(id, category) ? guardSource : headSource;
  const { config } = source;
  const layers: SettingLayer[] = [];
  const ruleLevel = config.rules[id];
  if (ruleLevel !== undefined) {
    layers.push({ level: ruleLevel, files: null, from: locateSetting(source, ['rules', id]) });
  }
  for (const [at, { files, rules: levels }] of config.overrides.entries()) {
    const level = levels[id];
    if (level === undefined || (path !== null && !matcher(files)(path))) continue;
    layers.push({ level, files, from: locateSetting(source, ['overrides', at, 'rules', id]) });
  }
  const winning = path === null ? layers.find(({ files }) => files === null) : layers.at(-1);
  return { id, level: winning?.level ?? null, layers };
}
