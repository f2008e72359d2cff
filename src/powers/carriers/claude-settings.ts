import { code, msg, pathPart } from '../../model/message.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, type Table } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, CarrierSource } from '../carrier.ts';
import { settingsExamples } from '../examples/claude-settings.ts';
import { opaqueSetting } from '../settings/entries.ts';
import { readEnvironment } from '../settings/environment.ts';
import { ignoredKeys, settingsKeys } from '../settings/keys.ts';
import { readPermissions } from '../settings/permissions.ts';
import { readEnabledPlugins, readMarketplaces } from '../settings/plugins.ts';
import { readSandbox } from '../settings/sandbox.ts';
import {
  commandKeys,
  helperKeys,
  readAgent,
  readHelper,
  readServerApprovals,
  readSwitches,
} from '../settings/switches.ts';
import { combine } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { grantFault, unreadFields } from '../support/fields.ts';
import { readHooks } from '../support/hooks.ts';

/** The settings of Claude Code in a repository. */
export const claudeSettings: Carrier = {
  id: 'claude-settings',
  title: '`.claude/settings.json`, `.claude/settings.local.json`',
  client: 'Claude Code',
  extensions: ['json'],
  fields: [
    { field: 'permissions.allow', kind: 'approve', description: 'allows the tools without asking' },
    { field: 'permissions.deny, permissions.ask', kind: 'guard', description: 'limits the tools' },
    {
      field: 'permissions.defaultMode',
      kind: 'approve',
      description: '`acceptEdits`, `bypassPermissions`: asks less; `plan`, `dontAsk`: limits',
    },
    {
      field: 'permissions.additionalDirectories',
      kind: 'write',
      description: 'reads and writes the folders',
    },
    {
      field: 'permissions.disableBypassPermissionsMode, permissions.disableAutoMode',
      kind: 'guard',
      description: 'takes the mode away',
    },
    { field: 'hooks', kind: 'run', description: 'as in `hooks/hooks.json`' },
    {
      field: 'disableAllHooks, disableSkillShellExecution',
      kind: 'guard',
      description: 'true: limits',
    },
    {
      field: 'env',
      kind: 'settings',
      description: 'sets variables for the client and its commands',
    },
    {
      field: 'apiKeyHelper, awsAuthRefresh, awsCredentialExport, gcpAuthRefresh, otelHeadersHelper',
      kind: 'run',
      description: 'runs the command without asking',
    },
    {
      field: 'statusLine.command, subagentStatusLine.command, fileSuggestion.command',
      kind: 'run',
      description: 'runs the command again and again',
    },
    { field: 'enabledPlugins', kind: 'settings', description: 'enables the plugin' },
    {
      field: 'extraKnownMarketplaces',
      kind: 'install',
      description: 'offers plugins of the source',
    },
    {
      field: 'enableAllProjectMcpServers, enabledMcpjsonServers',
      kind: 'approve',
      description: 'starts servers of `.mcp.json` without asking',
    },
    { field: 'disabledMcpjsonServers, skillOverrides', kind: 'guard', description: 'limits them' },
    { field: 'sandbox.enabled', kind: 'guard', description: 'limits what commands reach' },
    { field: 'sandbox.excludedCommands', kind: 'run', description: 'runs outside the sandbox' },
    { field: 'sandbox.filesystem.allowWrite', kind: 'write', description: 'writes the folders' },
    { field: 'sandbox.filesystem.allowRead', kind: 'read', description: 'reads the folders' },
    { field: 'sandbox.network.allowedDomains', kind: 'net', description: 'reaches the hosts' },
    {
      field: 'sandbox.*: denyRead, denyWrite, deniedDomains, allowUnsandboxedCommands',
      kind: 'guard',
      description: 'limits the sandbox further',
    },
    { field: 'agent', kind: 'delegate', description: 'the agent that works in the conversation' },
    { field: 'outputStyle', kind: 'settings', description: 'replaces parts of the instructions' },
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isSettings = ['settings.json', 'settings.local.json'].includes(nameOf(path));
    if (!isSettings || nameOf(folder) !== '.claude') return null;
    return { kind: 'repository', root: folderOf(folder) };
  },
  read,
  examples: settingsExamples,
};

function read({ path, text, unit }: CarrierSource): CarrierResult {
  const { root, faults } = readJson(path, text, {
    consequence: 'Claude Code uses none of its settings, and none of its limits',
  });
  if (root?.kind !== 'table') return combine({ faults });
  const { fields } = root;
  return combine(
    { faults: [...ignoredFaults(root), ...localFaults(path)] },
    readPermissions(get(root, 'permissions')),
    readHooks(get(root, 'hooks'), { unit }),
    readEnvironment(fields.get('env')),
    ...[...helperKeys, ...commandKeys].map((key) => readHelper(fields.get(key))),
    readEnabledPlugins(fields.get('enabledPlugins')),
    readMarketplaces(fields.get('extraKnownMarketplaces')),
    readServerApprovals(fields),
    readSwitches(fields),
    readSandbox(fields.get('sandbox')),
    readAgent(fields.get('agent')),
    opaqueSetting(fields.get('outputStyle'), ''),
    { unread: unreadFields(root, settingsKeys) },
  );
}

function ignoredFaults(root: Table) {
  return ignoredKeys.flatMap((key) => {
    const field = root.fields.get(key);
    const message = msg`${code(key)} has no effect in the settings of a repository.`;
    return field ? [grantFault(message, field.keyAt)] : [];
  });
}

function localFaults(path: string) {
  if (nameOf(path) !== 'settings.local.json') return [];
  const message = msg`${pathPart(nameOf(path))} is committed: the settings of one person apply to all.`;
  return [
    grantFault(message, { path }, msg`Remove the file, and add it to ${code('.gitignore')}.`),
  ];
}
