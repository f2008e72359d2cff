import { code, msg } from '../../model/message.ts';
import type { FieldRow } from '../carrier.ts';
import { clientFile } from '../clients/client-file.ts';
import { copilot } from '../hooks/client-events.ts';
import { clientHookRows } from '../hooks/client-hooks.ts';
import { copilotForPeople, copilotSandboxRows } from '../settings/copilot.ts';
import { pluginRows } from '../settings/plugins.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault } from '../support/fields.ts';
import { inRepository } from '../support/setting-grants.ts';
import { address, command, either, mode, names, off, on, opaque, value } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const rule = { feature: 'permission-rule', trigger: inRepository } as const;

/** What happens without asking. */
const approvalRows: readonly FieldRow[] = [
  ...grants(
    'approve',
    'defaultPermissionMode',
    '`allow-all`: never asks; `assisted`: a model decides',
    {
      read: mode({
        raising: ['assisted', 'allow-all'],
        limiting: [],
        neutral: ['manual'],
        remarks: { 'allow-all': 'never asks', assisted: 'a model decides' },
      }),
      example: { defaultPermissionMode: 'allow-all' },
    },
  ),
  ...grants('approve', 'defaultMode', '`autopilot`: works on by itself; `plan`: limits', {
    read: mode({ raising: ['autopilot'], limiting: ['plan'], neutral: ['interactive'] }),
    example: { defaultMode: 'autopilot' },
  }),
  ...grants('approve', 'allowedUrls', 'reaches the addresses without asking', {
    policyKeys: ['network'],
    read: names({ kind: 'approve', ...rule }),
    example: { allowedUrls: ['x.example'] },
  }),
  ...grants('guard', 'deniedUrls', 'limits the addresses', {
    policyKeys: ['network'],
    read: names({ kind: 'guard', ...rule }),
    example: { deniedUrls: ['x.example'] },
  }),
  ...grants('settings', 'askUser', 'false: the agent asks nothing', {
    read: on({}, false),
    example: { askUser: false },
  }),
  ...grants('guard', 'permissions.disableBypassPermissionsMode', 'takes the mode away', {
    read: off('disable'),
    example: { permissions: { disableBypassPermissionsMode: 'disable' } },
  }),
  ...grants('guard', 'permissions.disableAssistedPermissionsMode', 'takes the mode away', {
    read: off(true),
    example: { permissions: { disableAssistedPermissionsMode: true } },
  }),
];

/** What runs, and what more there is to run. */
const programRows: readonly FieldRow[] = [
  ...grants('run', 'statusLine.command', 'runs the command again and again', {
    read: command(),
    example: { statusLine: { type: 'command', command: './status.sh' } },
  }),
  ...pluginRows.filter(({ field }) => !field.startsWith('additional')),
  ...grants('guard', 'disableAllHooks', 'true: runs no hooks', {
    policyKeys: ['hooks', 'exec'],
    read: either(false, { remark: 'overrides the settings of the user' }),
    example: { disableAllHooks: true },
  }),
  ...grants('settings', 'disabledHooks', 'does not run the hooks', {
    read: names(),
    example: { disabledHooks: ['0a1b'] },
  }),
  ...grants(
    'guard',
    'disabledMcpServers, extensions.disabledExtensions, subagents.disabledSubagents',
    'takes them away',
    {
      read: names({ kind: 'guard' }),
      example: { disabledMcpServers: ['docs'] },
    },
  ),
  ...grants('settings', 'extensions.mode', '`disabled`: loads none; otherwise it loads them', {
    read: (field, place) =>
      combine(
        value(['load_only', 'load_and_augment'])(field, place),
        off('disabled')(field, place),
      ),
    example: { extensions: { mode: 'load_and_augment' } },
  }),
  ...grants(
    'settings',
    'enabledMcpServers, githubMcpToolsets, githubMcpTools',
    'offers more tools',
    {
      read: names(),
      example: { githubMcpToolsets: ['actions'] },
    },
  ),
  ...grants('settings', 'skillDirectories', 'loads the skills of the folders', {
    read: names(),
    example: { skillDirectories: ['../skills'] },
  }),
  ...grants('guard', 'customAgents.defaultLocalOnly', 'true: uses no agents from elsewhere', {
    read: off(true),
    example: { customAgents: { defaultLocalOnly: true } },
  }),
  ...grants('settings', 'subagents.agents, sub_agents', 'the models of agents', {
    read: opaque(),
    example: { subagents: { agents: { explore: { model: 'm' } } } },
  }),
];

/** Where requests and sessions go. */
const sharingRows: readonly FieldRow[] = [
  ...grants('net', 'copilotUrl', 'requests to the model go there', {
    read: address('requests to the model go there'),
    example: { copilotUrl: 'https://models.example' },
  }),
  ...grants('net', 'proxyUrl', 'requests go through it', {
    read: address('requests go through it'),
    example: { proxyUrl: 'http://proxy.example:8080' },
  }),
  ...grants(
    'settings',
    'bashEnv, storeTokenPlaintext, stayInAutopilot, enableAllGithubMcpTools, githubMcpInsiders, connectors, remoteExport, remoteSessions, experimental, ahpEnvironment.acceptRemoteConnections, ahpEnvironment.publishNewSessionsByDefault, telemetry.captureContent',
    'true: allows or shares more',
    { read: on(), example: { remoteSessions: true } },
  ),
  ...within(
    'telemetry.capture',
    grants(
      'settings',
      'identity, prompts, responses, toolArguments, toolOutput, policyDetail',
      'true: telemetry has it',
      { read: on(), example: { telemetry: { capture: { prompts: true } } } },
    ),
  ),
  ...grants('guard', 'ahpEnvironment.requireConnectionBinding', 'limits connections', {
    read: off(true),
    example: { ahpEnvironment: { requireConnectionBinding: true } },
  }),
  ...grants(
    'settings',
    'powershellFlags, enabledFeatureFlags, feature_flags, ahpEnvironment.outgoingConnections',
    'shown as written',
    { read: opaque(), example: { powershellFlags: ['-NoProfile'] } },
  ),
];

/** Fields that Copilot reads from the settings of a user or an organisation only. */
const ignoredRows: readonly FieldRow[] = harmless(`
  assistedApprovalInstructions trustedFolders strictKnownMarketplaces telemetry.headersProvider
  permissions.allow permissions.ask permissions.deny
`).map((row) => ({
  ...row,
  read: ({ keyAt }, { name }) => ({
    faults: [grantFault(msg`${code(name)} has no effect in the settings of a repository.`, keyAt)],
  }),
}));

/** The settings of Copilot in a repository. */
export const copilotSettings = tableCarrier({
  id: 'copilot-settings',
  paths: ['.github/copilot/settings.json', '.github/copilot/settings.local.json'],
  client: 'Copilot',
  format: 'jsonc',
  consequence: 'Copilot uses none of its settings',
  rows: [
    ...clientHookRows(copilot, { plain: 'sessionStart', guard: 'preToolUse', key: 'bash' }),
    ...approvalRows,
    ...programRows,
    ...copilotSandboxRows,
    ...sharingRows,
    ...ignoredRows,
    ...harmless(copilotForPeople),
  ],
  unitOf: clientFile('.github/copilot/settings.json', '.github/copilot/settings.local.json'),
  sample: { path: '.github/copilot/settings.json' },
});
