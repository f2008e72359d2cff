import { wordList } from '../../model/text/word-list.ts';
/** Keys that Claude Code reads from the settings of a user only. */
export const ignoredKeys: readonly string[] = [
  'autoMode',
  'processWrapper',
  'skipDangerousModePermissionPrompt',
  'pluginConfigs',
];

/** The keys of settings with a known meaning; the last groups grant nothing. */
export const settingsKeys: ReadonlySet<string> = new Set([
  ...ignoredKeys,
  ...wordList(`
  permissions hooks env sandbox agent outputStyle $schema apiKeyHelper awsAuthRefresh
  awsCredentialExport gcpAuthRefresh otelHeadersHelper statusLine subagentStatusLine
  fileSuggestion enabledPlugins extraKnownMarketplaces enableAllProjectMcpServers
  enabledMcpjsonServers disabledMcpjsonServers skillOverrides disableAllHooks
  disableSkillShellExecution model effortLevel alwaysThinkingEnabled availableModels fastMode
  language cleanupPeriodDays includeCoAuthoredBy attribution includeGitInstructions
  spinnerTipsEnabled spinnerTipsOverride spinnerVerbs companyAnnouncements plansDirectory
  respectGitignore showTurnDuration terminalProgressBarEnabled prefersReducedMotion theme verbose
  autoUpdatesChannel teammateMode feedbackSurveyRate forceLoginMethod forceLoginOrgUUID worktree
  voiceEnabled
  `),
]);
