import { folderOf, nameOf } from '../../model/text/path.ts';
import { get, source, type Table, text, type Value } from '../../model/value/value.ts';
import type { Carrier, CarrierResult, CarrierSource, FieldRow, UnnamedUnit } from '../carrier.ts';
import { readNamedParts, skillFoldersOf } from '../plugins/named-parts.ts';
import { clientServerRows, readClientServers } from '../servers/client-servers.ts';
import { combine, nothing } from '../support/carrier-result.ts';
import { grants, harmless, inlineRows } from '../table/row.ts';
import { tableCarrier } from '../table/table-carrier.ts';
import { readParts } from './inline-parts.ts';

/** What a client other than Claude Code reads of the manifest of a plugin. */
export interface PluginParts extends Pick<Carrier, 'client'> {
  readonly hookFile: string;
  /** The rows of its further fields. */
  readonly rows: readonly FieldRow[];
  /** The carriers of the files that `hooks` and `mcpServers` name. */
  readonly hooksCarrier: string;
  readonly serversCarrier: string;
  /** The rows of the events, for a place in the file. */
  readonly eventRows: (prefix: string) => readonly FieldRow[];
  readonly readHooks: (value: Value, unit: UnnamedUnit) => CarrierResult;
  /** Whether it names files and folders of agents and commands. */
  readonly hasNamedParts?: boolean;
  /** What else the manifest grants. */
  readonly readMore?: (root: Table, unit: UnnamedUnit) => Partial<CarrierResult>;
}

/** How such a client writes it. */
interface ManifestClient
  extends PluginParts,
    Pick<Carrier, 'id' | 'paths' | 'sample' | 'examples'> {
  /** The folders of the manifest in the plugin: `.codex-plugin`. */
  readonly folders: readonly string[];
  /** Whether the manifest may be in the folder of the plugin itself, where other programs have a file of its name. */
  readonly mayBeAtRoot?: boolean;
}

/** The rows of a manifest, and of an entry of a marketplace. */
export function partRows(client: PluginParts): readonly FieldRow[] {
  return [
    ...grants('run', 'hooks', `as in \`${client.hookFile}\`, or the path of such a file`),
    ...inlineRows('hooks', client.eventRows),
    ...grants('mcp', 'mcpServers', 'as in `.mcp.json`, or the path of such a file'),
    ...inlineRows('mcpServers', (prefix) => clientServerRows('mcpServers', prefix)),
    ...client.rows,
    ...harmless(`
      name version description author homepage repository license keywords $schema category tags
      skills
    `),
  ];
}

/** Makes the carrier of the manifest of a plugin. */
export function pluginManifest(client: ManifestClient): Carrier {
  const { id, paths, client: name, examples, sample } = client;
  const carrier = tableCarrier({
    id,
    paths,
    client: name,
    examples,
    ...(sample && { sample }),
    format: 'json',
    consequence: `${name} does not load the plugin`,
    rows: partRows(client),
    unitOf: (path) => pluginOf(path, client),
    readWhole: (root, { unit }) => readPluginParts(root, unit, client),
  });
  const isOther = ({ path, text: written }: CarrierSource) =>
    client.mayBeAtRoot && isOutsideClientFolder(path) && !pluginKey.test(written);
  return { ...carrier, read: (file) => (isOther(file) ? nothing : carrier.read(file)) };
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

/** Reads what a manifest grants; its paths are relative to the root of the unit. */
export function readPluginParts(
  root: Table,
  unit: UnnamedUnit,
  client: PluginParts,
): CarrierResult {
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
    {
      name: text(get(root, 'name')),
      version: source(get(root, 'version')),
    },
    client.hasNamedParts
      ? readNamedParts(root, unit)
      : { skillFolders: skillFoldersOf(root, unit) },
    readParts(get(root, 'hooks'), hooks),
    readParts(get(root, 'mcpServers'), servers),
    client.readMore?.(root, unit) ?? {},
  );
}
