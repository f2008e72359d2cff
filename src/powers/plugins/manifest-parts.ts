import { code, msg, pathPart } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import { type Field, get, items, type Table, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, FieldRow, UnnamedUnit } from '../carrier.ts';
import { eventRows, readHooks } from '../hooks/hooks.ts';
import { readServers, serverRows } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault } from '../support/fields.ts';
import { offSwitch } from '../support/setting-grants.ts';
import { grants, harmless, inlineRows, within } from '../table/row.ts';
import { configRows, readChannels, readDependencies, readUserConfig } from './installs.ts';
import { languageServerRows, readLanguageServers } from './language-servers.ts';
import { monitorRows, readMonitors } from './monitors.ts';
import { readNamedParts } from './named-parts.ts';
import { referencedParts, unwrap } from './referenced.ts';

const file = (name: string) => `as in \`${name}\`, or the path of such a file`;

/** The fields of a manifest of a plugin, which `readManifestParts` reads; an entry of a marketplace may have them too. */
export const manifestRows: readonly FieldRow[] = [
  ...grants('run', 'hooks', file('hooks/hooks.json'), {
    example: { hooks: { Stop: [{ hooks: [{ type: 'command', command: './notify.sh' }] }] } },
  }),
  ...inlineRows('hooks', eventRows),
  ...grants('mcp', 'mcpServers', file('.mcp.json'), {
    example: { mcpServers: { docs: { command: 'docs-mcp' } } },
  }),
  ...inlineRows('mcpServers', (prefix) => serverRows('mcpServers', prefix)),
  ...grants('run', 'lspServers', file('.lsp.json'), {
    example: {
      lspServers: { ts: { command: 'ts-ls', extensionToLanguage: { '.ts': 'typescript' } } },
    },
  }),
  ...inlineRows('lspServers', (prefix) => within(`${prefix}.<name>`, languageServerRows)),
  ...grants('run', 'experimental.monitors, monitors', file('monitors/monitors.json'), {
    example: { experimental: { monitors: [{ name: 'w', command: './watch.sh' }] } },
  }),
  ...within('experimental.monitors[]', monitorRows),
  ...within('monitors[]', monitorRows),
  ...grants('install', 'dependencies', 'installs and enables another plugin', {
    example: { dependencies: ['other'] },
  }),
  ...harmless('dependencies[].name dependencies[].marketplace dependencies[].version'),
  ...grants(
    'secret',
    'userConfig.<name>.sensitive',
    'asks the user for a secret and gives it to hooks and servers',
    { example: { userConfig: { key: { type: 'string', title: 'Key', sensitive: true } } } },
  ),
  ...within('userConfig.<name>', configRows),
  ...grants('mcp', 'channels[].server', 'sends messages of the server to the model', {
    example: { channels: [{ server: 'chat' }] },
    without: { channels: [] },
  }),
  ...harmless('channels[].displayName'),
  ...within('channels[].userConfig.<name>', configRows),
  ...grants('guard', 'defaultEnabled', 'false: the plugin starts disabled', {
    example: { defaultEnabled: false },
  }),
  ...harmless(`
    name version description author homepage repository license keywords category tags $schema
    displayName skills commands agents workflows outputStyles strict metadata
  `),
];

/** Reads what a manifest of a plugin grants; its paths are relative to the root of the unit. */
export function readManifestParts(manifest: Table, unit: UnnamedUnit): CarrierResult {
  const { root } = unit;
  const monitors = get(get(manifest, 'experimental'), 'monitors') ?? get(manifest, 'monitors');
  return combine(
    { faults: pathFaults(manifest) },
    readNamedParts(manifest, unit),
    ...referencedParts(get(manifest, 'hooks'), root, 'claude-hooks', (value) =>
      readHooks(unwrap(value, 'hooks'), { unit }),
    ),
    ...referencedParts(get(manifest, 'mcpServers'), root, 'mcp-json', (value) =>
      readServers(unwrap(value, 'mcpServers'), { unit, needsType: true }),
    ),
    ...referencedParts(get(manifest, 'lspServers'), root, 'plugin-lsp', (value) =>
      readLanguageServers(unwrap(value, 'lspServers')),
    ),
    ...(text(monitors) === undefined
      ? [monitors ? readMonitors(monitors) : {}]
      : referencedParts(monitors, root, 'plugin-monitors', () => combine())),
    readDependencies(get(manifest, 'dependencies')),
    readUserConfig(get(manifest, 'userConfig')),
    readChannels(get(manifest, 'channels')),
    offSwitch(manifest.fields.get('defaultEnabled'), '', false),
  );
}

const pathKeys = ['hooks', 'mcpServers', 'lspServers', 'agents', 'commands', 'outputStyles'];

/** Paths of a manifest begin with `./` and stay in the plugin. */
function pathFaults(manifest: Table): readonly GrantFault[] {
  return pathKeys.flatMap((key) => {
    const field = manifest.fields.get(key);
    return field ? pathsOf(field).flatMap((value) => pathFault(key, value)) : [];
  });
}

function pathsOf({ value }: Field): readonly Value[] {
  return [value, ...items(value)].filter(({ kind }) => kind === 'string');
}

function pathFault(key: string, value: Value): readonly GrantFault[] {
  const path = text(value) ?? '';
  const written = msg`Path ${pathPart(path)} of ${code(key)}`;
  const consequence = msg`Claude Code does not load the plugin.`;
  if (path.split('/').includes('..')) {
    return [grantFault(msg`${written} is outside the plugin. ${consequence}`, value.at)];
  }
  if (path.startsWith('./')) return [];
  const message = msg`${written} does not start with ${code('./')}. ${consequence}`;
  return [grantFault(message, value.at, msg`Write ${code(`./${path}`)}.`)];
}
