import type { Config, ConfigFiles } from '../config/config.ts';
import { defaultLevel } from '../config/loosened.ts';
import { levels } from '../config/schema/reader.ts';
import { trustedConfigDecides } from '../config/trusted-config-decides.ts';
import { isLowerLevel, type Level } from '../model/config.ts';
import { didYouMean } from '../model/text/suggest.ts';
import { UsageError } from '../model/usage-error.ts';
import { findRule } from '../rules/catalog.ts';
import { suggestRules } from './did-you-mean.ts';

/** Levels of rules from a command line, by id. */
export type RuleLevels = ReadonlyMap<string, Level>;

/** The configurations of a run. */
interface Configured {
  readonly config: Config;
  readonly configFiles: ConfigFiles;
}

/** Parses `ID=LEVEL` arguments; the last one of a rule wins. Throws UsageError for an unknown id or level. */
export function parseRuleLevels(args: readonly string[]): RuleLevels {
  const parsed = new Map<string, Level>();
  for (const argument of args) {
    const [, id = argument, level = ''] = /^([^=]*)=(.*)$/s.exec(argument) ?? [];
    if (!findRule(id)) throw new UsageError(`--rule: there is no rule "${id}".`, suggestRules(id));
    const known = levels.find((candidate) => candidate === level);
    if (known === undefined) {
      const hint = level && didYouMean(level, levels);
      const advice = hint || `It takes ID=LEVEL, and LEVEL is ${levels.join(', ')}.`;
      throw new UsageError(`--rule has no level for "${id}": "${argument}".`, advice);
    }
    parsed.set(id, known);
  }
  return parsed;
}

/** Configurations with levels from the command line, and the rules that keep the level of base. */
export interface LeveledConfigs extends Configured {
  readonly kept: readonly string[];
}

/**
 * Sets levels like `rules` of the configuration, for every path. Where there is a base, its configuration judges
 * permissions and loosened settings: there a level is raised, never lowered.
 */
export function withRuleLevels(
  { config, configFiles }: Configured,
  ruleLevels: RuleLevels,
): LeveledConfigs {
  const { trustedConfig } = configFiles;
  const isProtected = (id: string) => trustedConfig !== null && isDecidedByTrustedConfig(id);
  const apply = (to: Config) =>
    Array.from(ruleLevels).reduce(
      (result, [id, level]) =>
        isProtected(id) ? raiseLevel(result, id, level) : setLevel(result, id, level),
      to,
    );
  const kept = Array.from(ruleLevels).flatMap(([id, level]) =>
    trustedConfig && isDecidedByTrustedConfig(id) && isLoosened(trustedConfig, id, level)
      ? [id]
      : [],
  );
  return {
    config: apply(config),
    configFiles: trustedConfig
      ? { ...configFiles, trustedConfig: apply(trustedConfig) }
      : configFiles,
    kept,
  };
}

function isDecidedByTrustedConfig(id: string): boolean {
  const rule = findRule(id);
  return rule !== undefined && trustedConfigDecides(id, rule.category);
}

/** Sets a level everywhere. */
function setLevel(config: Config, id: string, level: Level): Config {
  const overrides = config.overrides.map((override) => {
    const { [id]: _, ...rules } = override.rules;
    return { ...override, rules };
  });
  return { ...config, overrides, rules: { ...config.rules, [id]: level } };
}

/** Sets a level where it is not lower than the present one. */
function raiseLevel(config: Config, id: string, level: Level): Config {
  const overrides = config.overrides.map((override) => {
    const current = override.rules[id];
    const isRaised = current !== undefined && !isLowerLevel(level, current);
    return isRaised ? { ...override, rules: { ...override.rules, [id]: level } } : override;
  });
  const isKept = isLowerLevel(level, config.rules[id] ?? defaultLevel(id));
  return { ...config, overrides, ...(!isKept && { rules: { ...config.rules, [id]: level } }) };
}

function isLoosened({ rules, overrides }: Config, id: string, level: Level): boolean {
  const current = [
    rules[id] ?? defaultLevel(id),
    ...overrides.flatMap((override) => override.rules[id] ?? []),
  ];
  return current.some((candidate) => isLowerLevel(level, candidate));
}
