import { flag } from '../../model/value/value.ts';
import type { FieldRow } from '../carrier.ts';
import { whileEnabled } from '../servers/mcp-servers.ts';
import { settingGrant } from '../support/setting-grants.ts';
import {
  address,
  entries,
  folders,
  hosts,
  mode,
  names,
  off,
  on,
  opaque,
  value,
} from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { securityRows } from './gemini-security.ts';

/** `trust: true` of a server: none of its tools asks. */
export const trustRows = (field: string): readonly FieldRow[] =>
  grants('approve', `${field}.<name>.trust`, 'true: calls its tools without asking', {
    policyKeys: ['mcp'],
    read: ({ value: written }, { keys: [name = ''] }) => {
      if (flag(written) === false) return {};
      const subject = `tools of ${name}`;
      const more = { kind: 'approve', feature: 'permission-rule', trigger: whileEnabled } as const;
      return { grants: [settingGrant(subject, `${name} / *`, { ...more, at: written.at })] };
    },
    example: { [field]: { docs: { command: 'docs-mcp', trust: true } } },
  });

/** The fields of a server that only Gemini CLI knows. */
export const geminiServerRows: readonly FieldRow[] = within('mcpServers.<name>', [
  ...grants('mcp', 'tcp', 'connects to the server, with its tools'),
  ...grants('settings', 'targetServiceAccount, targetAudience', 'signs in as the account', {
    read: opaque(),
    example: { mcpServers: { docs: { url: 'https://d.example', targetServiceAccount: 'a@b' } } },
  }),
  ...harmless('extension'),
]);

const general: readonly FieldRow[] = within('general', [
  ...grants('approve', 'defaultApprovalMode', '`auto_edit`: asks less; `plan`: limits', {
    read: mode({ raising: ['auto_edit', 'yolo'], limiting: ['plan'], neutral: ['default'] }),
    example: { general: { defaultApprovalMode: 'auto_edit' } },
  }),
  ...grants('settings', 'plan.directory', 'plans are written there', {
    read: opaque(),
    example: { general: { plan: { directory: '/srv/plans' } } },
  }),
  ...harmless(`
    preferredEditor openEditorInNewWindow vimMode devtools enableAutoUpdate
    enableAutoUpdateNotification enableNotifications notificationMethod checkpointing plan.enabled
    plan.modelRouting retryFetchErrors maxAttempts debugKeystrokeLogging sessionRetention
    topicUpdateNarration logRagSnippets
  `),
]);

const context: readonly FieldRow[] = within('context', [
  ...grants('write', 'includeDirectories', 'works in the folders too', {
    read: folders('write'),
    example: { context: { includeDirectories: ['../other'] } },
  }),
  ...grants(
    'settings',
    'fileFiltering.respectGitIgnore, fileFiltering.respectGeminiIgnore',
    'false: reads ignored files',
    {
      read: on({}, false),
      example: { context: { fileFiltering: { respectGeminiIgnore: false } } },
    },
  ),
  ...grants('guard', 'fileFiltering.customIgnoreFilePaths', 'ignores what the files list', {
    policyKeys: ['filesystemRead'],
    read: names({ kind: 'guard' }),
    example: { context: { fileFiltering: { customIgnoreFilePaths: ['.aiignore'] } } },
  }),
  ...harmless(`
    fileName importFormat includeDirectoryTree discoveryMaxDirs memoryBoundaryMarkers
    loadMemoryFromIncludeDirectories fileFiltering.enableFileWatcher
    fileFiltering.enableRecursiveFileSearch fileFiltering.enableFuzzySearch
    fileFiltering.disableFuzzySearch
  `),
]);

const sent = 'telemetry goes there';

const telemetry: readonly FieldRow[] = [
  ...grants('net', 'telemetry.otlpEndpoint', sent, {
    read: address(sent),
    example: { telemetry: { otlpEndpoint: 'https://t.example' } },
  }),
  ...within('telemetry', [
    ...grants('settings', 'enabled, logPrompts, traces', 'true: sends what happens', {
      read: on(),
      example: { telemetry: { enabled: true } },
    }),
    ...grants('settings', 'target, outfile', 'decides where it is written', {
      read: opaque(),
      example: { telemetry: { outfile: '/tmp/log' } },
    }),
    ...harmless('otlpProtocol useCollector useCliAuth'),
  ]),
  ...grants('guard', 'privacy.usageStatisticsEnabled', 'false: sends no statistics', {
    policyKeys: ['network'],
    read: off(false),
    example: { privacy: { usageStatisticsEnabled: false } },
  }),
];

const agents: readonly FieldRow[] = within('agents', [
  ...grants('settings', 'overrides.<name>.enabled', 'switches the agent', {
    read: opaque(),
    example: { agents: { overrides: { helper: { enabled: true } } } },
  }),
  ...harmless('overrides.<name>.modelConfig overrides.<name>.runConfig overrides.<name>.tools'),
  ...grants('net', 'browser.allowedDomains', 'the browser reaches the hosts', {
    read: hosts('net'),
    example: { agents: { browser: { allowedDomains: ['x.example'] } } },
  }),
  ...grants('settings', 'browser.sessionMode', '`existing`: uses the browser of the user', {
    read: value(['existing']),
    example: { agents: { browser: { sessionMode: 'existing' } } },
  }),
  ...grants('settings', 'browser.profilePath', 'uses the profile of a browser', {
    read: opaque(),
    example: { agents: { browser: { profilePath: '/home/me/profile' } } },
  }),
  ...grants('guard', 'browser.confirmSensitiveActions, browser.blockFileUploads', 'true: limits', {
    read: off(true),
    example: { agents: { browser: { blockFileUploads: true } } },
  }),
  ...harmless(`
    browser.headless browser.visualModel browser.disableUserInput browser.maxActionsPerTask
  `),
]);

const others: readonly FieldRow[] = [
  ...grants('settings', 'policyPaths', 'loads further rules of what asks', {
    read: entries,
    example: { policyPaths: ['./policies'] },
  }),
  ...grants(
    'settings',
    `hooksConfig.enabled, hooksConfig.disabled, extensions.disabled, skills.disabled, skills.enabled, advanced.bugCommand, experimental.extensionRegistryURI, experimental.gemmaModelRouter, experimental.extensionManagement, experimental.enableAgents`,
    'shown as written',
    { read: opaque(), example: { hooksConfig: { enabled: true } } },
  ),
  ...grants('settings', 'experimental.directWebFetch, experimental.autoMemory', 'true: does more', {
    read: on(),
    example: { experimental: { autoMemory: true } },
  }),
  ...grants('guard', 'advanced.excludedEnvVars', 'keeps the variables of `.env` out', {
    policyKeys: ['secrets', 'envRead'],
    read: names({ kind: 'guard' }),
    example: { advanced: { excludedEnvVars: ['DEBUG'] } },
  }),
  ...grants('settings', 'billing.overageStrategy', '`always`: spends credits without asking', {
    read: value(['always']),
    example: { billing: { overageStrategy: 'always' } },
  }),
  ...within(
    'experimental',
    harmless(`
      gemma voiceMode voice adk worktrees extensionConfig extensionRegistry extensionReloading
      useOSC52Paste useOSC52Copy taskTracker modelSteering dynamicModelConfiguration
      stressTestProfile generalistProfile powerUserProfile contextManagement topicUpdateNarration
    `),
  ),
  ...harmless(`
    advanced.autoConfigureMemory advanced.dnsResolutionOrder advanced.ignoreLocalEnv
    billing.vertexAi hooksConfig.notifications extensions.workspacesWithMigrationNudge
    adminPolicyPaths admin contextManagement modelConfigs useWriteTodos ui ide output model theme
    $schema
  `),
];

/** The fields of the settings of Gemini CLI that are no server, no hook and no tool. */
export const geminiRows: readonly FieldRow[] = [
  ...general,
  ...securityRows,
  ...context,
  ...telemetry,
  ...agents,
  ...others,
];
