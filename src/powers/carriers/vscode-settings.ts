import { wordList } from '../../model/text/word-list.ts';
import { canonical } from '../../model/value/canonical.ts';
import {
  type Field,
  fields,
  flag,
  type Json,
  toJson,
  type Value,
} from '../../model/value/value.ts';
import type { CarrierResult, FieldPlace, FieldRow } from '../carrier.ts';
import { clientFile } from '../clients/client-file.ts';
import { clientServerRows, readClientServers } from '../servers/client-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { inRepository, settingGrant } from '../support/setting-grants.ts';
import { unknownField } from '../table/read-table.ts';
import { either, hosts, mode, off, on, opaque, value as whenSet } from '../table/readers.ts';
import { grants, harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

const rule = { feature: 'permission-rule', trigger: inRepository } as const;

/** The settings of VS Code have dots in their keys. */
const quoted = (keys: string) => wordList(keys).map((key) => `"${key}"`);
const anyOf = (keys: string) => quoted(keys).join(', ');

const approvalRows: readonly FieldRow[] = [
  ...grants(
    'approve',
    anyOf(`
      chat.tools.global.autoApprove
      chat.tools.autoApprove
    `),
    'calls every tool without asking',
    {
      read: on({ kind: 'approve', scope: 'every tool', reach: 'any', ...rule }),
      example: { 'chat.tools.global.autoApprove': true },
    },
  ),
  ...(
    [
      ['chat.tools.terminal.autoApprove', 'git', 'exec'],
      ['chat.tools.urls.autoApprove', 'https://x.example/*', 'network'],
      ['chat.tools.edits.autoApprove', '**/*.json', 'filesystemWrite'],
      ['chat.tools.eligibleForAutoApproval', 'runTask', 'exec'],
    ] as const
  ).flatMap(([key, entry, policyKey]) =>
    grants('approve', `"${key}".<entry>`, '`true`: allows it without asking; `false`: asks', {
      policyKeys: [policyKey],
      read: readDecision,
      example: { [key]: { [entry]: true } },
    }),
  ),
  ...grants(
    'settings',
    anyOf(`
      chat.tools.terminal.enableAutoApprove
      chat.tools.terminal.ignoreDefaultAutoApproveRules
      chat.tools.terminal.autoApproveWorkspaceNpmScripts
      chat.tools.terminal.autoReplyToPrompts
      chat.useHooks
      chat.hooks.enabled
      chat.plugins.enabled
      chat.subagents.allowInvocationsFromSubagents
    `),
    'true: allows more; false: limits',
    {
      read: either(true),
      example: { 'chat.tools.terminal.ignoreDefaultAutoApproveRules': true },
    },
  ),
  ...grants(
    'guard',
    anyOf('chat.tools.terminal.blockDetectedFileWrites'),
    'commands that write files need a confirmation',
    {
      policyKeys: ['filesystemWrite'],
      read: (field, place) => {
        const limits = ['all', 'outsideWorkspace'].map((limit) => off(limit)(field, place));
        return field.value.kind === 'string' ? combine(...limits) : off(true)(field, place);
      },
      example: { 'chat.tools.terminal.blockDetectedFileWrites': 'all' },
    },
  ),
  ...grants(
    'guard',
    anyOf(`
      chat.agent.sandbox.enabled
      chat.tools.terminal.sandbox.enabled
    `),
    'commands run in a sandbox',
    {
      read: off(true),
      example: { 'chat.agent.sandbox.enabled': true },
    },
  ),
  ...grants('approve', anyOf('chat.permissions.default'), 'what happens without asking', {
    read: mode({ raising: ['autoApprove', 'autopilot'], limiting: [], neutral: ['default'] }),
    example: { 'chat.permissions.default': 'autopilot' },
  }),
  ...grants('approve', anyOf('chat.mcp.autostart'), 'starts servers without asking', {
    policyKeys: ['mcp'],
    read: mode({ raising: ['onlyNew', 'newAndOutdated'], limiting: ['never'], neutral: [] }),
    example: { 'chat.mcp.autostart': 'newAndOutdated' },
  }),
  ...grants(
    'settings',
    anyOf('task.allowAutomaticTasks'),
    '`on`: runs tasks of the folder without asking',
    {
      read: whenSet(['on']),
      example: { 'task.allowAutomaticTasks': 'on' },
    },
  ),
];

const inMcp = (servers: Json | undefined): Json | undefined => servers && { mcp: servers };

const serverRows: readonly FieldRow[] = [
  ...grants('mcp', 'mcp.servers', 'starts the servers, with their tools', {
    read: ({ value }, { source: { unit } }) => readClientServers(value, { unit }),
  }),
  ...clientServerRows('servers', 'mcp.servers').map((row) => ({
    ...row,
    example: inMcp(row.example),
    without: inMcp(row.without),
  })),
  ...harmless('mcp.inputs'),
];

/** Places from which the client reads texts, hooks and plugins, and further settings of agents. */
const otherRows: readonly FieldRow[] = [
  ...grants(
    'settings',
    anyOf(`
      chat.hookFilesLocations
      chat.pluginLocations
      chat.plugins.paths
      chat.plugins.marketplaces
      chat.agentFilesLocations
      chat.modeFilesLocations
      chat.agentSkillsLocations
    `),
    'reads files of these places',
    { read: opaque(), example: { 'chat.hookFilesLocations': { './more-hooks': true } } },
  ),
  ...grants(
    'settings',
    anyOf(`
      chat.agent.sandbox.fileSystem.linux
      chat.agent.sandbox.fileSystem.mac
      chat.agent.sandbox.network
      chat.tools.terminal.sandbox.linuxFileSystem
      chat.tools.terminal.sandbox.macFileSystem
      chat.tools.terminal.sandbox.network
      chat.tools.terminal.terminalProfile.linux
      chat.tools.terminal.terminalProfile.osx
      chat.tools.terminal.terminalProfile.windows
      chat.mcp.access
      chat.mcp.enabled
      chat.mcp.discovery.enabled
      chat.mcp.serverSampling
      github.copilot.advanced
    `),
    'shown as written',
    {
      read: opaque(),
      example: { 'chat.tools.terminal.sandbox.network': { allowedDomains: ['x.example'] } },
    },
  ),
  ...grants('net', anyOf('chat.agent.allowedNetworkDomains'), 'reaches the hosts', {
    read: hosts('net'),
    example: { 'chat.agent.allowedNetworkDomains': ['x.example'] },
  }),
  ...grants('guard', anyOf('chat.agent.deniedNetworkDomains'), 'limits the hosts', {
    policyKeys: ['network'],
    read: hosts('guard'),
    example: { 'chat.agent.deniedNetworkDomains': ['x.example'] },
  }),
  ...harmless(
    quoted(`
      chat.agent.enabled chat.agent.maxRequests chat.agent.thinkingStyle
      chat.agent.thinking.collapsedTools chat.agent.thinking.generateTitles
      chat.agent.todoList.position chat.agent.codeBlockProgress chat.mcp.apps.enabled
      chat.mcp.assisted.nuget.enabled chat.mcp.gallery.enabled chat.tools.compressOutput.enabled
      chat.tools.renameTool.enabled chat.tools.usagesTool.enabled chat.tools.todos.showWidget
      chat.tools.terminal.outputLocation chat.tools.terminal.simpleCollapsible
      chat.tools.terminal.preventShellHistory chat.tools.terminal.backgroundNotifications
    `).join(' '),
  ),
  {
    field: '<other>',
    kind: null,
    description: '',
    read: ({ key, keyAt, value }) =>
      agentKey.test(key) ? { grants: [unknownField(key, canonical(toJson(value)), keyAt)] } : {},
  },
];

/** Keys by which VS Code decides what agents may do; the other keys of the file are the editor's. */
const agentKey = /^chat(?:$|\.(?:agent|hooks|mcp|permissions|plugins|tools)\.)/;

/** The settings of VS Code in a repository, as far as they are about agents. */
export const vscodeSettings = tableCarrier({
  id: 'vscode-settings',
  paths: ['.vscode/settings.json'],
  client: 'VS Code',
  format: 'jsonc',
  consequence: 'VS Code uses none of its settings',
  isShared: true,
  marks: /"(?:chat|mcp|task\.allowAutomaticTasks|github\.copilot\.advanced)\b|\\u/,
  rows: [...approvalRows, ...serverRows, ...otherRows],
  unitOf: clientFile('.vscode/settings.json'),
  sample: { path: '.vscode/settings.json' },
});

/** What an entry of a map decides: a flag, or flags for its parts; null takes a rule of the client away. */
function readDecision({ value }: Field, { name, keys }: FieldPlace): Partial<CarrierResult> {
  const flags = flagsOf(value);
  const [, , about = ''] = name.split('.');
  const parts = value.kind === 'boolean' ? '' : ` ${canonical(toJson(value))}`;
  const scope = `${about}: ${keys.join('.')}${parts}`;
  const base = settingGrant(name, scope, { at: value.at });
  if (flags.length === 0) return { grants: [base] };
  return { grants: [{ ...base, ...rule, kind: flags.includes(true) ? 'approve' : 'guard' }] };
}

function flagsOf(value: Value): readonly boolean[] {
  const parts =
    value.kind === 'table' ? fields(value).filter(({ key }) => key.startsWith('approve')) : [];
  return [value, ...parts.map((part) => part.value)].flatMap((part) => flag(part) ?? []);
}
