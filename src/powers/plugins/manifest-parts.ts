import { code, msg, pathPart } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import { wordList } from '../../model/text/word-list.ts';
import { type Field, get, items, type Table, text, type Value } from '../../model/value/value.ts';
import type { CarrierResult, UnnamedUnit } from '../carrier.ts';
import { readHooks } from '../hooks/hooks.ts';
import { readServers } from '../servers/mcp-servers.ts';
import { combine } from '../support/carrier-result.ts';
import { grantFault } from '../support/fields.ts';
import { offSwitch } from '../support/setting-grants.ts';
import { readChannels, readDependencies, readUserConfig } from './installs.ts';
import { readLanguageServers } from './language-servers.ts';
import { readMonitors } from './monitors.ts';
import { readNamedParts } from './named-parts.ts';
import { referencedParts, unwrap } from './referenced.ts';

/** The keys of a manifest of a plugin; an entry of a marketplace may have them too. */
export const manifestKeys: readonly string[] = wordList(`
  name version description author homepage repository license keywords category tags $schema
  displayName hooks mcpServers skills commands agents workflows outputStyles strict metadata
  lspServers monitors experimental userConfig channels dependencies defaultEnabled
`);

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
