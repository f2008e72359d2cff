import { get, type Table, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, FieldRow, UnnamedUnit } from '../carrier.ts';
import { eventRows, readHooks } from '../hooks/hooks.ts';
import { readServers } from '../servers/mcp-servers.ts';
import { serverRows } from '../servers/server-rows.ts';
import { combine } from '../support/carrier-result.ts';
import { offSwitch } from '../support/setting-grants.ts';
import { hosts, opaque } from '../table/readers.ts';
import { grants, harmless, inlineRows, within } from '../table/row.ts';
import {
  configRows,
  readBinaries,
  readChannels,
  readDependencies,
  readRemoteCode,
  readUserConfig,
} from './installs.ts';
import { languageServerRows, readLanguageServers } from './language-servers.ts';
import { monitorRows, readMonitors } from './monitors.ts';
import { readNamedParts } from './named-parts.ts';
import { referencedParts, unwrap } from './referenced.ts';
import { bundleGrant, isBundle } from './server-bundles.ts';

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
  ...grants('install', 'optionalDependencies', 'installs and enables another plugin', {
    example: { optionalDependencies: ['other'] },
  }),
  ...within('dependencies[]', harmless('name marketplace version')),
  ...within('optionalDependencies[]', harmless('name marketplace version')),
  ...grants('run', 'binaries', 'fetches the programs, which commands find by their names', {
    example: { binaries: { 'tool-linux-x64': { sha256: '0'.repeat(64) } } },
  }),
  ...grants('net', 'network.hosts', 'reaches the hosts', {
    read: hosts('net'),
    example: { network: { hosts: ['x.example'] } },
  }),
  ...grants('settings', 'engines', 'loads in these versions of the client only', {
    read: opaque(),
    example: { engines: { 'claude-code': '>=2.1' } },
  }),
  ...grants('settings', 'settings', 'changes the settings of the user', {
    read: opaque(),
    example: { settings: { agent: 'deployer' } },
  }),
  ...grants('install', 'experimental.syntaxHighlighting.hljsLanguages[].remote', 'loads the code', {
    read: readRemoteCode,
    example: {
      experimental: {
        syntaxHighlighting: { hljsLanguages: [{ id: 'x', remote: 'npm:hljs-x@latest' }] },
      },
    },
  }),
  ...within(
    'experimental',
    harmless(`
      themes outputStyles evals syntaxHighlighting.hljsLanguages[].id
      syntaxHighlighting.hljsLanguages[].integrity
    `),
  ),
  ...grants('run', 'commands.<name>.content', 'runs the commands of each `` !`…` ``', {
    example: { commands: { st: { content: 'Look: !`git status`' } } },
    without: { commands: { st: { content: 'Look: git status' } } },
  }),
  ...grants('approve', 'commands.<name>.allowedTools', 'allows the tools without asking', {
    example: { commands: { st: { content: 'Look.', allowedTools: ['Bash(git *)'] } } },
  }),
  ...within('commands.<name>', harmless('source description argumentHint model')),
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
    displayName skills commands agents workflows outputStyles themes types strict metadata
  `),
];

/** Reads what a manifest of a plugin grants; its paths are relative to the root of the unit. */
export function readManifestParts(manifest: Table, unit: UnnamedUnit): CarrierResult {
  const { root } = unit;
  const monitors = get(get(manifest, 'experimental'), 'monitors') ?? get(manifest, 'monitors');
  return combine(
    readNamedParts(manifest, unit),
    ...referencedParts(get(manifest, 'hooks'), root, 'claude-hooks', (value) =>
      readHooks(unwrap(value, 'hooks'), { unit }),
    ),
    ...serverParts(get(manifest, 'mcpServers'), unit),
    ...referencedParts(get(manifest, 'lspServers'), root, 'plugin-lsp', (value) =>
      inManifest(readLanguageServers(unwrap(value, 'lspServers'))),
    ),
    ...(text(monitors) === undefined
      ? [monitors ? inManifest(readMonitors(monitors)) : {}]
      : referencedParts(monitors, root, 'plugin-monitors', () => combine())),
    readDependencies(get(manifest, 'dependencies')),
    readDependencies(get(manifest, 'optionalDependencies'), 'optional dependency'),
    readBinaries(get(manifest, 'binaries')),
    readUserConfig(get(manifest, 'userConfig')),
    readChannels(get(manifest, 'channels')),
    offSwitch(manifest.fields.get('defaultEnabled'), '', false),
  );
}

/** For other faults the client refuses the whole manifest, which another rule reports. */
function inManifest(read: CarrierResult): CarrierResult {
  return { ...read, faults: read.faults.filter(({ isUnreadable }) => isUnreadable) };
}

/** Servers inline, in files, or as bundles, which the client fetches and starts. */
function serverParts(value: Value | undefined, unit: UnnamedUnit) {
  const list = value?.kind === 'list' ? value.items : value ? [value] : [];
  const bundles = list.filter((item) => isBundle(text(item) ?? ''));
  const others = list.filter((item) => !bundles.includes(item));
  return [
    { grants: bundles.map((bundle) => bundleGrant(bundle, unit.root)) },
    ...others.flatMap((item) =>
      referencedParts(item, unit.root, 'mcp-json', (inline) =>
        inManifest(readServers(unwrap(inline, 'mcpServers'), { unit, needsType: true })),
      ),
    ),
  ];
}
