import type { Config, ConfigFiles } from '../config/config.ts';
import { type ActivePolicy, effectivePolicies } from '../config/policy.ts';
import type { RunContext, Sides } from '../model/sides.ts';
import { noSkillsFound } from '../rules/repository/no-skills-found.ts';
import {
  type FindingFacts,
  type FindingSettings,
  findingSettings,
} from './findings/finding-settings.ts';

/** The settings of a run, known once the skills of both trees are paired. */
export interface RunSettings {
  /** The configuration of head; it is used for both trees. */
  readonly config: Config;
  readonly configFiles: ConfigFiles;
  readonly today: string | null;
  readonly policies: readonly ActivePolicy[];
  readonly findingSettings: FindingSettings;
}

/** Puts together the settings of a run. */
export function runSettings(
  config: Config,
  configFiles: ConfigFiles,
  facts: FindingFacts,
): RunSettings {
  const rules = config.allowEmpty ? { ...config.rules, [noSkillsFound.id]: 'off' as const } : null;
  return {
    config,
    configFiles,
    today: facts.today,
    policies: effectivePolicies(config, configFiles.trustedConfig),
    findingSettings: findingSettings(rules ? { ...config, rules } : config, configFiles, facts),
  };
}

/** The configuration to read trees with: it ignores what both sides ignore; head may hide no permission. */
export function withCommonIgnores(headConfig: Config, baseConfig: Config | null): Config {
  if (!baseConfig) return headConfig;
  const ignore = headConfig.ignore.filter((glob) => baseConfig.ignore.includes(glob));
  return { ...headConfig, ignore };
}

/** Whether a run reads the contracts of unchanged skills too: for policies, the catalogue and the machine. */
export function needsAllContracts(
  { reportsCatalogue = false, probe }: Pick<Sides, 'reportsCatalogue' | 'probe'>,
  config: Config,
  configFiles: ConfigFiles,
): boolean {
  return (
    reportsCatalogue ||
    probe !== undefined ||
    effectivePolicies(config, configFiles.trustedConfig).length > 0
  );
}

/** Whether only findings count that base does not have. */
export function countsNewFindingsOnly(
  { scope }: Pick<Config, 'scope'>,
  context: RunContext,
): boolean {
  return scope === 'new' || (scope === 'auto' && context.base !== null && !context.judgesBranch);
}

/**
 * Whether a run may leave unchanged skills unread: existing findings do not count, both sides have one configuration, and
 * nothing needs every skill, as accepted findings, a tag and the requirements on a machine do.
 */
export function mayLeaveUnread(
  { context, base, tag, probe }: Pick<Sides, 'context' | 'base' | 'tag' | 'probe'>,
  config: Config,
  configFiles: ConfigFiles,
): boolean {
  if (!base || tag !== undefined || probe || configFiles.tip || config.accept.length > 0)
    return false;
  const isSameConfig =
    configFiles.trustedConfig === null ||
    JSON.stringify(configFiles.trustedConfig) === JSON.stringify(config);
  return isSameConfig && countsNewFindingsOnly(config, context);
}
