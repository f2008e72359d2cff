import { isAtOrInside, join, resolve } from '../model/text/path.ts';
import type { InstalledPath, PluginPartKind } from '../model/unit/plugin.ts';
import { get, items, type Table, text, type Value } from '../model/value/value.ts';

/** The folders and files that clients search in every plugin. */
const defaults: readonly (readonly [PluginPartKind, string])[] = [
  ['skill', 'skills'],
  ['skill', 'SKILL.md'],
  ['command', 'commands'],
  ['agent', 'agents'],
  ['hook', 'hooks'],
  ['server', '.mcp.json'],
  ['server', '.lsp.json'],
  ['file', 'monitors'],
  ['file', 'workflows'],
  ['file', 'output-styles'],
  ['file', 'bin'],
  ['file', 'settings.json'],
];

/** The keys of a manifest that name files and folders; some replace the default. */
const keys: readonly (readonly [string, PluginPartKind, replaces?: string])[] = [
  ['skills', 'skill'],
  ['commands', 'command', 'commands'],
  ['agents', 'agent', 'agents'],
  ['workflows', 'file', 'workflows'],
  ['outputStyles', 'file', 'output-styles'],
  ['hooks', 'hook'],
  ['mcpServers', 'server'],
  ['lspServers', 'server'],
  ['monitors', 'file', 'monitors'],
];

/** Where a plugin keeps its parts. */
export interface InstallSource {
  readonly root: string;
  /** Its manifests, and the entries that list it. */
  readonly tables: readonly Table[];
  /** Whether skills that are listed by path replace the folder `skills`, as in the folder of a marketplace. */
  readonly listedSkillsReplace: boolean;
}

/** The files and folders that a plugin installs: those of its manifests, and the defaults that these do not replace. */
export function installedPathsOf(source: InstallSource): readonly InstalledPath[] {
  const { root, tables, listedSkillsReplace } = source;
  const listed: InstalledPath[] = [];
  const replaced = new Set<string>();
  for (const [key, kind, replaces] of keys) {
    const paths = tables.flatMap((table) => pathsOf(get(table, key) ?? experimental(table, key)));
    const found = paths.flatMap((path) => resolveInside(root, path) ?? []);
    listed.push(...found.map((path) => ({ kind, path })));
    if (found.length === 0) continue;
    if (replaces !== undefined) replaced.add(replaces);
    if (kind === 'skill' && listedSkillsReplace) replaced.add('skills').add('SKILL.md');
  }
  const kept = defaults.filter(([, name]) => !replaced.has(name));
  return [...listed, ...kept.map(([kind, name]) => ({ kind, path: join(root, name) }))];
}

function experimental(table: Table, key: string): Value | undefined {
  return key === 'monitors' ? get(get(table, 'experimental'), key) : undefined;
}

function pathsOf(value: Value | undefined): readonly string[] {
  return [value, ...items(value)].flatMap((item) => text(item) ?? []);
}

function resolveInside(root: string, path: string): string | undefined {
  const target = resolve(root, path);
  return target !== undefined && isAtOrInside(target, root) ? target : undefined;
}
