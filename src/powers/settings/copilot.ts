import type { FieldRow } from '../carrier.ts';
import { address, either, folders, hosts, off, on, opaque } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

const policy = (
  part: 'filesystem' | 'network',
  fields: Readonly<Record<string, readonly string[]>>,
) => ({
  sandbox: { userPolicy: { [part]: fields } },
});

/** What commands in the sandbox of Copilot reach. */
const policyRows: readonly FieldRow[] = [
  ...within('filesystem', [
    ...grants('write', 'readwritePaths', 'writes the folders', {
      read: folders('write', { remark: 'reads them too' }),
      example: policy('filesystem', { readwritePaths: ['~/.cache'] }),
    }),
    ...grants('read', 'readonlyPaths', 'reads the folders', {
      read: folders('read'),
      example: policy('filesystem', { readonlyPaths: ['~/.ssh'] }),
    }),
    ...grants('guard', 'deniedPaths', 'limits the folders', {
      policyKeys: ['filesystemRead', 'filesystemWrite'],
      read: folders('guard'),
      example: policy('filesystem', { deniedPaths: ['~/.ssh'] }),
    }),
  ]),
  ...within('network', [
    ...grants('net', 'allowOutbound', 'true: reaches every host; false: none', {
      policyKeys: ['network'],
      read: either(true, { kind: 'net', scope: '*', reach: 'any' }),
      example: { sandbox: { userPolicy: { network: { allowOutbound: true } } } },
    }),
    ...grants('net', 'allowLocalNetwork', 'true: reaches the local network; false: not', {
      policyKeys: ['network'],
      read: either(true, { kind: 'net', scope: 'the local network' }),
      example: { sandbox: { userPolicy: { network: { allowLocalNetwork: true } } } },
    }),
    ...grants('net', 'allowedHosts', 'reaches the hosts', {
      read: hosts('net'),
      example: policy('network', { allowedHosts: ['x.example'] }),
    }),
    ...grants('guard', 'blockedHosts', 'limits the hosts', {
      policyKeys: ['network'],
      read: hosts('guard'),
      example: policy('network', { blockedHosts: ['x.example'] }),
    }),
    ...grants('net', 'proxy.url', 'requests of commands go there', {
      read: address('requests of commands go there'),
      example: { sandbox: { userPolicy: { network: { proxy: { url: 'http://x.example' } } } } },
    }),
    ...harmless('proxy.username proxy.password'),
  ]),
  ...grants(
    'settings',
    'seatbelt.keychainAccess, experimental.seatbelt.keychainAccess',
    'true: commands read the keychain',
    {
      read: on(),
      example: { sandbox: { userPolicy: { seatbelt: { keychainAccess: true } } } },
    },
  ),
];

/** `sandbox` of Copilot: the limit itself, and its holes. */
export const copilotSandboxRows: readonly FieldRow[] = within('sandbox', [
  ...within('userPolicy', policyRows),
  ...grants(
    'guard',
    'enabled, sandboxMcpServers, sandboxLspServers',
    'limits what programs reach',
    {
      read: off(true),
      example: { sandbox: { enabled: true } },
    },
  ),
  ...grants('guard', 'addCurrentWorkingDirectory', 'false: commands write less', {
    policyKeys: ['filesystemWrite'],
    read: off(false),
    example: { sandbox: { addCurrentWorkingDirectory: false } },
  }),
  ...grants('settings', 'allowBypass', 'true: commands may leave the sandbox', {
    read: either(true),
    example: { sandbox: { allowBypass: true } },
  }),
  ...grants('settings', 'auth.git, auth.gh', 'true: commands get the token of the user', {
    read: either(true),
    example: { sandbox: { auth: { git: true } } },
  }),
  ...grants('guard', 'credentials', 'hides variables from commands', {
    policyKeys: ['secrets', 'envRead'],
    read: opaque({ kind: 'guard' }),
    example: { sandbox: { credentials: { envVars: { TOKEN: {} } } } },
  }),
  ...grants('settings', 'allowDevToolAccess', 'true: commands read the folders of tools', {
    read: either(true),
    example: { sandbox: { allowDevToolAccess: true } },
  }),
]);

/** Settings of Copilot about models, the screen and its own upkeep, which grant nothing. */
export const copilotForPeople = `
  $schema mouse autoUpdate autoUpdatesChannel update_channel banner bannerStyle showTipsOnStartup beep
  beepOnSchedule notifications terminalNotifications taskbarPresence keepAlive includeCoAuthoredBy
  include_coauthor compactPaste copyOnSelect commandHistoryMaxSize worktreeBaseRef
  worktreePathTemplate respectGitignore proxyKerberosServicePrincipal builtInAgents imageGeneration
  imageGenerationWatermark memory toolSearch contextManagementTools model modelProviderId autoTier
  effortLevel reasoning_effort contextTier planModel planModelProviderId planEffortLevel
  planContextTier workflows continueOnAutoMode shellShortcut renderMarkdown renderHexColors
  inlineImages inlineImageLiveWindow scrollbar pinnedPrompts sidebar screenReader theme colorMode
  color_mode stream streamerMode footer tabs updateTerminalTitle terminalProgress mergeStrategy
  editorMode ide companyAnnouncements ignoredSkillsLocations disabledSkills dynamicRetrieval voice
  transcriptView showReasoning showTimestamps showToolDurations logLevel statusLine.type
  statusLine.padding statusLine.refreshInterval ahpEnvironment.name ahpEnvironment.computeId
  subagents.maxConcurrency subagents.maxDepth subagents.contextManagementTools
`;
