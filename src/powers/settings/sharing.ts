import type { FieldRow } from '../carrier.ts';
import { command, either, off, on, only, opaque, value } from '../table/readers.ts';
import { grants, harmless, within } from '../table/row.ts';

/** Who else reaches a session or its contents. */
export const sharingRows: readonly FieldRow[] = [
  ...grants('settings', 'remoteControlAtStartup', 'lets others control each session', {
    read: on(),
    example: { remoteControlAtStartup: true },
  }),
  ...grants('settings', 'autoUploadSessions', 'uploads each session', {
    read: on(),
    example: { autoUploadSessions: true },
  }),
  ...grants('settings', 'crossSessionInbound', '`accept`: takes messages of other sessions', {
    read: value(['accept']),
    example: { crossSessionInbound: 'accept' },
  }),
  ...grants('settings', 'isolatePeerMachines', 'false: messages reach other machines unasked', {
    read: either(false),
    example: { isolatePeerMachines: false },
  }),
  ...grants('settings', 'remote, remoteControl, remoteTools, xaaIdp', 'shown as written', {
    read: opaque(),
    example: { remoteTools: { allowUnattendedServing: true } },
  }),
  ...grants('settings', 'sshConfigs', 'offers the machines', {
    read: opaque(),
    example: { sshConfigs: [{ id: 'a', name: 'a', sshHost: 'a.example' }] },
  }),
  ...grants('run', 'sshHostCommands[].command', 'runs the command to connect', {
    read: command(),
    example: { sshHostCommands: [{ name: 'a', command: './host.sh' }] },
  }),
  ...harmless('sshHostCommands[].name sshHostCommands[].id sshHostCommands[].description'),
  ...grants('settings', 'channelsEnabled', 'lets servers send messages to the model', {
    read: on(),
    example: { channelsEnabled: true },
  }),
  ...grants('settings', 'allowedChannelPlugins', 'the plugins that may send messages', {
    read: opaque(),
    example: { allowedChannelPlugins: [{ marketplace: 'm', plugin: 'p' }] },
  }),
];

/** Limits of hooks, servers and modes, and what loosens them. */
export const limitRows: readonly FieldRow[] = [
  ...grants('guard', 'allowedHttpHookUrls', 'hooks send nothing elsewhere', {
    policyKeys: ['hooks', 'network'],
    read: only('hooks send requests to listed addresses only'),
    example: { allowedHttpHookUrls: ['https://x.example/*'] },
  }),
  ...grants('guard', 'httpHookAllowedEnvVars', 'hooks send no other variables', {
    policyKeys: ['hooks', 'secrets', 'envRead'],
    read: only('hooks send listed variables only'),
    example: { httpHookAllowedEnvVars: ['TOKEN'] },
  }),
  ...grants('guard', 'allowedMcpServers', 'starts no other servers', {
    policyKeys: ['mcp'],
    read: only('only listed servers start'),
    example: { allowedMcpServers: [{ serverName: 'docs' }] },
  }),
  ...grants('guard', 'deniedMcpServers', 'does not start the servers', {
    policyKeys: ['mcp'],
    read: opaque({ kind: 'guard' }),
    example: { deniedMcpServers: [{ serverName: 'docs' }] },
  }),
  ...grants(
    'guard',
    'disableClaudeAiConnectors, disableRemoteControl, disableWorkflows, disableBundledSkills, disableAgentView, disablePluginDirectory',
    'true: takes it away',
    { read: off(true), example: { disableRemoteControl: true } },
  ),
  ...grants('guard', 'disableAutoMode', 'takes the mode away', {
    read: off('disable'),
    example: { disableAutoMode: 'disable' },
  }),
  ...grants(
    'settings',
    'skipWebFetchPreflight, useAutoModeDuringPlan, skipAutoPermissionPrompt, doneMeansMerged',
    'true: asks or checks less',
    { read: on(), example: { skipWebFetchPreflight: true } },
  ),
  ...within(
    'worktree',
    grants('settings', 'bgIsolation', '`none`: background sessions work in the repository itself', {
      read: value(['none']),
      example: { worktree: { bgIsolation: 'none' } },
    }),
  ),
  ...grants('guard', 'isolation.required', 'true: works in isolation only', {
    read: off(true),
    example: { isolation: { required: true } },
  }),
  ...harmless('isolation.persistHome'),
  ...grants('settings', 'claudeMdExcludes', 'leaves instructions out', {
    read: opaque(),
    example: { claudeMdExcludes: ['docs/CLAUDE.md'] },
  }),
];
