import { wordList } from '../../model/text/word-list.ts';
import type { Table } from '../../model/value/value.ts';
import { boolean, handler, strings } from './part-shapes.ts';
import {
  any,
  anyOf,
  each,
  either,
  type Fields,
  fieldRefusals,
  listOf,
  mapOf,
  mapping,
  number,
  ofFile,
  oneOf,
  type Refusal,
  type Shape,
  string,
  table,
} from './shape.ts';

/** A list whose wrong items alone are left out. */
const list = anyOf('a list', 'list');

const permissions = table({
  fields: {
    ...each('allow deny ask', list),
    additionalDirectories: strings,
    defaultMode: oneOf(
      ...wordList('acceptEdits auto bypassPermissions default dontAsk manual plan'),
    ),
    ...each('disableBypassPermissionsMode disableAutoMode', oneOf('disable')),
    ...each('blockReadsOutsideWorkingDirectories blockWritesOutsideWorkingDirectories', boolean),
  },
});

const sandbox = table({
  fields: {
    ...each(
      `enabled failIfUnavailable autoAllowBashIfSandboxed allowUnsandboxedCommands
      enableWeakerNestedSandbox`,
      boolean,
    ),
    excludedCommands: strings,
    network: table({
      fields: {
        ...each('allowedDomains deniedDomains allowUnixSockets', strings),
        ...each('allowLocalBinding allowAllUnixSockets', boolean),
        ...each('httpProxyPort socksProxyPort', number('a number')),
      },
    }),
    filesystem: table({
      fields: each('allowWrite denyWrite denyRead allowRead', strings),
    }),
  },
});

const command = table({
  fields: { type: oneOf('command'), command: string() },
  required: ['type', 'command'],
});

/** What is left out alone where it is of another kind. */
function alone(shape: Shape): Shape {
  return either(shape.expected, shape, any);
}

/** The hooks of an event that may limit: one that cannot be loaded takes the whole file along. */
const guards = either(
  'a list',
  listOf(
    table({
      fields: { matcher: string(), hooks: listOf(handler) },
      required: ['hooks'],
    }),
  ),
  anyOf('', 'null'),
);

const marketplaceTypes = oneOf(
  ...wordList('url github git npm file directory skills-dir hostPattern pathPattern settings'),
);

/** Marketplaces by name; one with another fault is left out alone. */
const marketplaces = alone(
  mapOf(
    alone(
      table({ fields: { source: alone(table({ fields: { source: alone(marketplaceTypes) } })) } }),
    ),
  ),
);

const days = number('a whole number above 0', (value) => Number.isInteger(value) && value > 0);

/** What Claude Code accepts in its settings (source: what it says of them at its start, version 2.1.332). */
export const settings: Fields = {
  fields: {
    ...each(
      `$schema apiKeyHelper proxyAuthHelper awsCredentialExport awsAuthRefresh gcpAuthRefresh
      processWrapper attributionProject model outputStyle language prUrlTemplate modelCatalogUrl
      otelHeadersHelper advisorModel agent minimumVersion requiredMinimumVersion
      requiredMaximumVersion downloadsMirrorUrl plansDirectory timeZone autoMemoryDirectory claudeMd
      pluginTrustMessage`,
      string(),
    ),
    ...each(
      `respectGitignore syncClaudeAiSkills syncClaudeAiPlugins includeCoAuthoredBy
      includeGitInstructions enableAllProjectMcpServers disableAllHooks disableAgentView
      disableRemoteControl disableWorkflows enableWorkflows disableArtifact enableArtifact
      disableSkillShellExecution disableBundledSkills respondToBashCommands allowManagedHooksOnly
      disableSideloadFlags disableCommandPluginSources skipWebFetchPreflight spinnerTipsEnabled
      syntaxHighlightingDisabled alwaysThinkingEnabled fastMode promptSuggestionEnabled
      channelsEnabled prefersReducedMotion autoMemoryEnabled showThinkingSummaries
      skipDangerousModePermissionPrompt verbose autoCompactEnabled remoteControlAtStartup
      isolatePeerMachines autoUploadSessions todoFeatureEnabled fileCheckpointingEnabled`,
      boolean,
    ),
    ...each('skillListingMaxDescChars feedbackSurveyRate', number('a number')),
    ...each(
      `fallbackModel availableModels allowedHttpHookUrls httpHookAllowedEnvVars
      pluginSuggestionMarketplaces companyAnnouncements claudeMdExcludes`,
      strings,
    ),
    ...each('strictKnownMarketplaces blockedMarketplaces sshConfigs', list),
    ...each('modelOverrides pluginConfigs remote voice remoteTools env', mapping),
    cleanupPeriodDays: days,
    ...each(
      'enabledMcpjsonServers disabledMcpjsonServers',
      either('a list', strings, anyOf('', 'string')),
    ),
    attribution: table({ fields: { ...each('commit pr', string()), sessionUrl: boolean } }),
    autoMode: table({ fields: each('allow soft_deny hard_deny environment', strings) }),
    defaultShell: oneOf('bash', 'powershell'),
    disableAutoMode: oneOf('disable'),
    enabledPlugins: mapOf(anyOf('true, false or a list', 'boolean', 'list')),
    fileSuggestion: command,
    permissions,
    sandbox,
    hooks: alone(table({ fields: each('PreToolUse PermissionRequest', guards) })),
    ...each('extraKnownMarketplaces additionalMarketplaces', marketplaces),
    skillOverrides: mapOf(oneOf('on', 'name-only', 'user-invocable-only', 'off')),
    spinnerVerbs: table({ fields: { mode: oneOf('append', 'replace'), verbs: strings } }),
    statusLine: command,
    worktree: table({ fields: each('symlinkDirectories sparsePaths', strings) }),
  },
};

/** Why Claude Code uses nothing of a settings file. */
export function settingsRefusals(document: Table): readonly Refusal[] {
  return fieldRefusals(document, settings, ofFile);
}
