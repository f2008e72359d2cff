import { acceptanceKey, acceptedKeys } from '../../config/accept.ts';
import { type Config, type ConfigFiles, noConfigFiles } from '../../config/config.ts';
import { trustedConfigDecides } from '../../config/trusted-config-decides.ts';
import { highestLevel, type Level } from '../../model/config.ts';
import { headAndBasePaths, type PreviousByRoot } from '../../model/previous-skills.ts';
import { matcher } from '../../syntax/glob/matcher.ts';
import type { RuleDraft } from './rule-draft.ts';

/** The settings for the severity and the acceptance of findings. */
export interface FindingSettings {
  readonly head: RuleSettings;
  /** Those of base, for permissions: a change must not silence or accept what its reviewers have to see. */
  readonly base: RuleSettings;
  /** A moved skill keeps the levels of its path at base. */
  readonly previousByRoot: PreviousByRoot;
  /** Whether somebody accepted every break. */
  readonly acceptsBreaks: boolean;
}

/** What settings depend on besides configurations. */
export interface FindingFacts extends Pick<FindingSettings, 'previousByRoot' | 'acceptsBreaks'> {
  /** The day on which entries expire; null for none. */
  readonly today: string | null;
}

const noFacts: FindingFacts = { today: null, previousByRoot: new Map(), acceptsBreaks: false };

interface RuleSettings {
  /** The configured level of a rule for a file; undefined where nothing is configured. */
  readonly configuredLevel: (rule: string, path: string) => Level | undefined;
  /** The keys of accepted findings. */
  readonly accepted: ReadonlySet<string>;
}

/** Reads the settings that apply to findings from the configurations of head and base. */
export function findingSettings(
  config: Config,
  configFiles: ConfigFiles = noConfigFiles,
  { today, ...facts } = noFacts,
): FindingSettings {
  return {
    head: ruleSettings(config, today),
    base: ruleSettings(configFiles.trustedConfig ?? config, today),
    ...facts,
  };
}

function ruleSettings(config: Config, today: string | null): RuleSettings {
  const overrides = config.overrides.map(({ files, rules }) => ({
    applies: matcher(files),
    rules,
  }));
  return {
    configuredLevel: (rule, path) => {
      const last = overrides.findLast(
        ({ rules, applies }) => rules[rule] !== undefined && applies(path),
      );
      return last?.rules[rule] ?? config.rules[rule];
    },
    accepted: acceptedKeys(config.accept, today),
  };
}

/** The level of a draft: the configured one, else the default of its rule. */
export function levelOf(
  { rule, draft, severity, source }: Pick<RuleDraft, 'rule' | 'draft' | 'severity' | 'source'>,
  settings: FindingSettings,
): Level {
  const defaultLevel = rule.offByDefault ? 'off' : (draft.severity ?? severity);
  const { path } = draft.at;
  if (!trustedConfigDecides(rule.id, rule.category))
    return settings.head.configuredLevel(rule.id, path) ?? defaultLevel;
  const paths = headAndBasePaths(path, source.skill, settings.previousByRoot);
  return highestLevel(
    paths.map((basePath) => settings.base.configuredLevel(rule.id, basePath) ?? defaultLevel),
  );
}

/** Whether the configuration gives the rule a level at the place of a draft. */
export function isConfigured(
  { rule, draft, source }: Pick<RuleDraft, 'rule' | 'draft' | 'source'>,
  { head, base, previousByRoot }: FindingSettings,
): boolean {
  const { configuredLevel } = trustedConfigDecides(rule.id, rule.category) ? base : head;
  return headAndBasePaths(draft.at.path, source.skill, previousByRoot).some(
    (path) => configuredLevel(rule.id, path) !== undefined,
  );
}

/** Whether somebody accepted the breaks, or an entry of `accept` names the rule, path and fingerprint of a finding. */
export function isAccepted(
  ruleDraft: RuleDraft,
  fingerprint: string,
  { head, base, acceptsBreaks }: FindingSettings,
): boolean {
  if (acceptsBreaks && isBreak(ruleDraft)) return true;
  const { rule, draft } = ruleDraft;
  const { accepted } = trustedConfigDecides(rule.id, rule.category) ? base : head;
  return accepted.has(acceptanceKey({ rule: rule.id, path: draft.at.path, fingerprint }));
}

/** True for what breaks callers, which no permission does. */
function isBreak({
  rule,
  bump,
  isBreak = bump === 'major',
  isCovered = false,
}: RuleDraft): boolean {
  return isBreak && !isCovered && rule.category !== 'privilege';
}
