import type { Power } from '../../model/power.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';
import { isAtOrInside, resolve, selfAndAncestors } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import type { Plugin, PluginFile } from '../../model/unit/plugin.ts';
import { get, items, text, type Value } from '../../model/value/value.ts';
import type { Workspace } from '../../model/workspace.ts';

/** A path of a plugin that leads out of it. */
export interface OutsidePath {
  readonly written: string;
  /** The path in the tree; undefined for one out of the tree. */
  readonly target: string | undefined;
  readonly at: Location;
}

/** The folder of the plugin, as its commands name it. */
const pluginFolder = /(?:CLAUDE_PLUGIN_ROOT|PLUGIN_ROOT|extensionPath)\b/;
/** Folders of the user, where the files of a plugin are not looked for. */
const userFolder = /CLAUDE_PROJECT_DIR|\.claude\/plugins\//;

/** The programs of hooks, servers and other commands of a plugin that are not installed with it. */
export function programsOutside(plugin: Plugin, { grants }: Workspace): readonly OutsidePath[] {
  if (plugin.root === '') return [];
  const placed = powersByFolder(grants.files).get(plugin.root) ?? [];
  return placed.flatMap(({ power }) => outsideOf(power, plugin.root));
}

/** The powers that name the folder of a plugin, by each folder that their unit is in. */
const powersByFolder = memoize((files: Workspace['grants']['files']) => {
  const placed = files.flatMap(({ unit, powers }) => {
    const named = unit.kind === 'repository' ? [] : powers.filter(namesPlugin);
    return named.flatMap((power) =>
      Array.from(selfAndAncestors(unit.root), (folder) => ({ folder, power })),
    );
  });
  return groupBy(placed, ({ folder }) => folder);
});

function namesPlugin({ runs, scope }: Power): boolean {
  return runs !== undefined && pluginFolder.test(scope) && !userFolder.test(scope);
}

function outsideOf({ runs, scope, at }: Power, root: string): readonly OutsidePath[] {
  if (!runs) return [];
  return runs.named
    .filter((path) => !isAtOrInside(path, root))
    .map((target) => ({ written: scope, target, at }));
}

/** Other rules report paths of skills, commands and agents. */
const pathKeys = ['rules', 'hooks', 'mcpServers', 'apps'];

/** The paths of manifests out of their plugin; another rule reports those of Claude Code but for skills. */
export function manifestPathsOutside({ files }: Plugin): readonly OutsidePath[] {
  return files.flatMap((file) => {
    const keys = keysOf(file);
    return keys.flatMap((key) => {
      const value = get(file.document ?? undefined, key);
      return [value, ...items(value)].flatMap((item) => outsidePath(item, file) ?? []);
    });
  });
}

function keysOf({ kind }: PluginFile): readonly string[] {
  if (kind === 'claude-plugin') return ['skills', 'workflows', 'monitors'];
  return kind === 'codex-plugin' || kind === 'cursor-plugin' ? pathKeys : [];
}

function outsidePath(value: Value | undefined, { root }: PluginFile): OutsidePath | null {
  const written = text(value);
  if (!value || written === undefined || !/(?:^|\/)\.\.(?:\/|$)/.test(written)) return null;
  const target = resolve(root, written);
  if (target !== undefined && isAtOrInside(target, root)) return null;
  return { written, target, at: value.at };
}
