import { code, msg, pathPart } from '../../model/message.ts';
import { folderOf, nameOf } from '../../model/text/path.ts';
import { settingsRefusals } from '../../units/refusals/settings-shape.ts';
import type { CarrierResult, FieldRow } from '../carrier.ts';
import { hookRows } from '../hooks/hooks.ts';
import { environmentRows } from '../settings/environment.ts';
import { settingsForPeople } from '../settings/for-people.ts';
import { permissionRows } from '../settings/permissions.ts';
import { pluginRows } from '../settings/plugins.ts';
import { sandboxRows } from '../settings/sandbox.ts';
import { limitRows, sharingRows } from '../settings/sharing.ts';
import { agentRow, commandRows, switchRows } from '../settings/switches.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault } from '../support/fields.ts';
import { harmless } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';

/** Fields that Claude Code reads from the settings of a user, of a host or of an organisation only. */
const ignoredRows: readonly FieldRow[] = harmless(`
  additionalDirectoryConfigRoots allowAllClaudeAiMcps allowedMarketplaces allowedProviders
  allowManagedHooksOnly allowManagedMcpServersOnly allowManagedPermissionRulesOnly appendPlugins
  autoMode availableModelsMatch blockedMarketplaces claudeMd deniedModels disableCommandPluginSources
  disableDirectMcpSkills disableSideloadFlags downloadsMirrorUrl forceLoginGatewayUrl
  forceRemoteSettingsRefresh gatewayInternalNetworks managedMcpServers managedSourcesBehavior
  modelCatalogPublicKey modelCatalogUrl parentSettingsBehavior pluginConfigs pluginSuggestionMarketplaces
  pluginTrustMessage policyHelper policyHelpers prependPlugins processWrapper requiredMaximumVersion
  requiredMinimumVersion skipDangerousModePermissionPrompt strictKnownMarketplaces
  strictPluginOnlyCustomization syncClaudeAiPlugins syncClaudeAiSkills wslInheritsWindowsSettings
  permissions.blockFileToolReadsOutsideWorkingDirectories permissions.blockReadsExemptPaths
  permissions.workingDirectoriesAsGiven permissions.workingDirectoriesExclude
`).map((row) => ({
  ...row,
  read: ({ key, keyAt }) => ({
    faults: [grantFault(msg`${code(key)} has no effect in the settings of a repository.`, keyAt)],
  }),
}));

/** The settings of Claude Code in a repository. */
export const claudeSettings = tableCarrier({
  id: 'claude-settings',
  paths: ['.claude/settings.json', '.claude/settings.local.json'],
  client: 'Claude Code',
  format: 'json',
  consequence: 'Claude Code uses none of its settings, and none of its limits',
  rows: [
    ...permissionRows,
    ...hookRows('as in `hooks/hooks.json`'),
    ...environmentRows,
    ...commandRows,
    ...pluginRows,
    ...switchRows,
    ...sandboxRows,
    ...agentRow,
    ...ignoredRows,
    ...sharingRows,
    ...limitRows,
    ...harmless(settingsForPeople),
  ],
  unitOf(path) {
    const folder = folderOf(path);
    const isSettings = ['settings.json', 'settings.local.json'].includes(nameOf(path));
    if (!isSettings || nameOf(folder) !== '.claude') return null;
    return { kind: 'repository', root: folderOf(folder) };
  },
  readWhole(root, { path }) {
    const refused = settingsRefusals(root).map(({ message, at, help, about }) => ({
      ...grantFault(msg`${message} Claude Code uses none of the settings.`, at, help),
      isUnreadable: true,
      value: about,
    }));
    return { ...combine(localFault(path), { faults: refused }), isRefused: refused.length > 0 };
  },
  sample: { path: '.claude/settings.json' },
});

function localFault(path: string): Partial<CarrierResult> {
  if (nameOf(path) !== 'settings.local.json') return {};
  const message = msg`${pathPart(nameOf(path))} is committed: the settings of one person apply to all.`;
  const help = msg`Remove the file, and add it to ${code('.gitignore')}.`;
  return { faults: [grantFault(message, { path }, help)] };
}
