import { folderOf, nameOf } from '../../model/text/path.ts';
import { wordList } from '../../model/text/word-list.ts';
import { get, source, type Table, text, type Value } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, CarrierSource, UnnamedUnit } from '../carrier.ts';
import { readClientServers } from '../servers/client-servers.ts';
import { combine, nothing } from '../support/carrier-result.ts';
import { readJson } from '../support/documents.ts';
import { unreadFields } from '../support/fields.ts';
import { grants } from '../table/row.ts';
import { readParts } from './inline-parts.ts';

/** How a client other than Claude Code writes the manifest of a plugin. */
interface ManifestClient extends Pick<Carrier, 'id' | 'title' | 'client' | 'examples'> {
  /** The folders of the manifest in the plugin: `.codex-plugin`. */
  readonly folders: readonly string[];
  readonly hookFile: string;
  readonly known: ReadonlySet<string>;
  /** The carriers of the files that `hooks` and `mcpServers` name. */
  readonly hooksCarrier: string;
  readonly serversCarrier: string;
  readonly readHooks: (value: Value, unit: UnnamedUnit) => CarrierResult;
  /** What else the manifest grants. */
  readonly readMore?: (root: Table, unit: UnnamedUnit) => Partial<CarrierResult>;
  /** Whether the manifest may be in the folder of the plugin itself, where other programs have a file of its name. */
  readonly mayBeAtRoot?: boolean;
}

/** Keys of every manifest that grant nothing. */
export const commonKeys: readonly string[] = wordList(`
  name version description author homepage repository license keywords $schema category tags
  skills
`);

/** Makes the carrier of the manifest of a plugin. */
export function pluginManifest(client: ManifestClient): Carrier {
  const { id, title, client: name, hookFile, examples } = client;
  return {
    id,
    title,
    client: name,
    examples,
    rows: [
      {
        field: 'hooks',
        kind: 'run',
        description: `as in \`${hookFile}\`, or the path of such a file`,
      },
      ...grants('mcp', 'mcpServers', 'as in `.mcp.json`, or the path of such a file'),
    ],
    extensions: ['json'],
    unitOf: (path) => pluginOf(path, client),
    read: (file) => readManifest(file, client),
  };
}

function pluginOf(
  path: string,
  { folders, mayBeAtRoot = false }: ManifestClient,
): UnnamedUnit | null {
  if (nameOf(path) !== 'plugin.json') return null;
  const parent = folderOf(path);
  const folder = folders.find(
    (candidate) => parent === candidate || parent.endsWith(`/${candidate}`),
  );
  if (folder === undefined) {
    return mayBeAtRoot && isOutsideClientFolder(path) ? { kind: 'plugin', root: parent } : null;
  }
  return { kind: 'plugin', root: parent.slice(0, -folder.length).replace(/\/$/, '') };
}

/** Whether a manifest is not in a folder of a client, such as `.claude-plugin`. */
function isOutsideClientFolder(path: string): boolean {
  return !/(?:^|\/)\.[^/]+\/(?:plugin\/)?plugin\.json$/.test(path);
}

/** Keys by which the manifest of a plugin differs from other files of its name. */
const pluginKey = /"(?:hooks|mcpServers|lspServers|skills|agents|commands)"\s*:/;

function readManifest(
  { path, text: written, unit }: CarrierSource,
  client: ManifestClient,
): CarrierResult {
  if (client.mayBeAtRoot && isOutsideClientFolder(path) && !pluginKey.test(written)) return nothing;
  const { root, faults } = readJson(path, written, {
    consequence: `${client.client} does not load the plugin`,
  });
  if (root?.kind !== 'table') return combine({ faults });
  const hooks = {
    unit,
    carrier: client.hooksCarrier,
    wrapper: 'hooks',
    read: (value: Value) => client.readHooks(value, unit),
  };
  const servers = {
    unit,
    carrier: client.serversCarrier,
    wrapper: 'mcpServers',
    read: (value: Value) => readClientServers(value, { unit }),
  };
  return combine(
    { name: text(get(root, 'name')), version: source(get(root, 'version')) },
    { unread: unreadFields(root, client.known) },
    readParts(get(root, 'hooks'), hooks),
    readParts(get(root, 'mcpServers'), servers),
    client.readMore?.(root, unit) ?? {},
  );
}
