import type { Config, Gate } from '../config/config.ts';
import { type ActivePolicy, effectivePolicies } from '../config/policy.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import { noSkillsFound } from '../rules/repository/no-skills-found.ts';
import { type FindingSettings, findingSettings } from './findings/finding-settings.ts';

/** The settings of a run, known once the skills of both trees are paired. */
export interface RunSettings {
  /** The configuration of head; it is used for both trees. */
  readonly config: Config;
  readonly gate: Gate;
  readonly today: string | null;
  readonly policies: readonly ActivePolicy[];
  readonly findings: FindingSettings;
}

/** Puts together the settings of a run. */
export function runSettings(
  config: Config,
  gate: Gate,
  today: string | null,
  previousByRoot: PreviousByRoot,
): RunSettings {
  const rules = config.allowEmpty ? { ...config.rules, [noSkillsFound.id]: 'off' as const } : null;
  return {
    ...{ config, gate, today },
    policies: effectivePolicies(config, gate.base),
    findings: findingSettings(rules ? { ...config, rules } : config, gate, today, previousByRoot),
  };
}

/** The configuration to read trees with: it ignores what both sides ignore; head may hide no permission. */
export function withCommonIgnores(headConfig: Config, baseConfig: Config | null): Config {
  if (!baseConfig) return headConfig;
  const ignore = headConfig.ignore.filter((glob) => baseConfig.ignore.includes(glob));
  return { ...headConfig, ignore };
}
