import { folderOf, join, nameOf } from '../model/text/path.ts';
import { LineMap } from '../model/text/text.ts';
import { isMarketplace, type PluginFile, type PluginFileKind } from '../model/unit/plugin.ts';
import { parseJson } from '../syntax/json/json.ts';
import { parseYaml } from '../syntax/yaml/yaml.ts';
import { releaseConfigs } from './release-tool.ts';

const manifestFolders: Readonly<Record<string, PluginFileKind>> = {
  '.claude-plugin': 'claude-plugin',
  '.cursor-plugin': 'cursor-plugin',
  '.codex-plugin': 'codex-plugin',
  '.github/plugin': 'copilot-plugin',
  '.plugin': 'copilot-plugin',
};

const marketplaceFolders: Readonly<Record<string, PluginFileKind>> = {
  '.claude-plugin': 'marketplace',
  '.cursor-plugin': 'client-marketplace',
  '.github/plugin': 'client-marketplace',
};

/** The folder of a client that has the file: its last name, or its last two. */
function clientFolder(path: string, folders: Readonly<Record<string, PluginFileKind>>) {
  const folder = folderOf(path);
  const two = join(nameOf(folderOf(folder)), nameOf(folder));
  return [two, nameOf(folder)].find((name) => Object.hasOwn(folders, name)) ?? '';
}

/** What a path may describe of plugins; null for any other file. */
export function pluginFileKind(path: string): PluginFileKind | null {
  const name = nameOf(path);
  switch (name) {
    case 'plugin.json':
      return manifestFolders[clientFolder(path, manifestFolders)] ?? null;
    case 'marketplace.json':
      return marketplaceFolders[clientFolder(path, marketplaceFolders)] ?? null;
    case 'gemini-extension.json':
      return 'gemini-extension';
    case 'apm.yml':
      return 'apm';
    default:
      return null;
  }
}

/** Finds the files that describe plugins, with the `package.json` next to each and the settings of release-please. */
export function findPluginFiles(paths: ReadonlySet<string>): readonly string[] {
  const describing: string[] = [];
  for (const path of paths) if (pluginFileKind(path) !== null) describing.push(path);
  const roots = new Set(describing.map((path) => rootOf(path, pluginFileKind(path) ?? 'npm')));
  const packages = [...roots].map((root) => join(root, 'package.json'));
  const more = describing.length > 0 ? [...packages, ...releaseConfigs] : [];
  return [...describing, ...more.filter((path) => paths.has(path))];
}

/** Parses a file that describes plugins. Other rules report faults of its syntax. */
export function readPluginFile(path: string, text: string): PluginFile {
  const kind = pluginFileKind(path) ?? 'npm';
  const root = rootOf(path, kind);
  const written = text.replace(/^\ufeff/, '');
  if (kind === 'apm') {
    const document = parseYaml(path, written).root;
    return { path, kind, root, text, document: document?.kind === 'table' ? document : null };
  }
  const { root: value, faults } = parseJson(
    path,
    written,
    text.length - written.length,
    new LineMap(text),
  );
  const isTable = faults.length === 0 && value?.kind === 'table';
  return { path, kind, root, text, document: isTable ? value : null };
}

function rootOf(path: string, kind: PluginFileKind): string {
  const folder = folderOf(path);
  if (!kind.endsWith('-plugin') && !isMarketplace({ kind })) return folder;
  const outer = folderOf(folder);
  return /(?:^|\/)\.github\/plugin$/.test(folder) ? folderOf(outer) : outer;
}
