import type { Located } from '../skill.ts';
import type { Location } from '../text/text.ts';
import type { Table } from '../value/value.ts';

/** The kinds of file that describe a plugin or declare its version. */
export type PluginFileKind =
  | 'claude-plugin'
  | 'marketplace'
  | 'client-marketplace'
  | 'cursor-plugin'
  | 'codex-plugin'
  | 'copilot-plugin'
  | 'gemini-extension'
  | 'apm'
  | 'npm';

/** Whether a file lists plugins: of Claude Code, or of another client. */
export function isMarketplace({ kind }: Pick<PluginFile, 'kind'>): boolean {
  return kind === 'marketplace' || kind === 'client-marketplace';
}

/** A file that describes plugins. */
export interface PluginFile {
  readonly path: string;
  readonly kind: PluginFileKind;
  /** The folder of the plugin; of a marketplace, the folder that its paths are relative to. */
  readonly root: string;
  /** Null if the file is not a mapping. */
  readonly document: Table | null;
  readonly text: string;
}

/** One place that declares the version of a plugin. */
export interface PluginVersion extends Located<string> {
  readonly kind: PluginFileKind;
  /** Where it stands in its document: `plugins.1.version`. */
  readonly pointer: string;
}

/** What a plugin installs. */
export type PluginPartKind = 'skill' | 'command' | 'agent' | 'hook' | 'server' | 'file';

/** A file of a part; without a blob id its bytes are unknown. */
interface PluginPartFile {
  readonly path: string;
  readonly id: string | undefined;
}

/** One skill, command, agent, hook, server or other file that a plugin installs. */
export interface PluginPart {
  readonly kind: PluginPartKind;
  /** The folder of a skill; the name of a command or an agent; the path of any other file in the plugin. */
  readonly name: string;
  /** In byte order of the paths. */
  readonly files: readonly PluginPartFile[];
}

/** The path of a folder or a file whose content a plugin installs. */
export interface InstalledPath {
  readonly kind: PluginPartKind;
  readonly path: string;
}

/** A plugin of the tree. It is released as a unit. */
export interface Plugin {
  readonly name: string;
  /** Its name in marketplaces. */
  readonly listedAs: string;
  /** Its folder; '' for the top of the tree. Several entries of a marketplace may share one. */
  readonly root: string;
  /** The name, or else the file that describes it. */
  readonly at: Location;
  /** The effective version: of `plugin.json`, else of the entry, else of another plugin manifest. Null: the commit decides. */
  readonly version: PluginVersion | null;
  /** Every place that declares a version, the effective one first. */
  readonly versions: readonly PluginVersion[];
  /** The plugin manifests of its folder, and the marketplaces that list it. */
  readonly files: readonly PluginFile[];
  readonly installedPaths: readonly InstalledPath[];
  readonly parts: readonly PluginPart[];
}

/** The plugins of a tree, and the files that describe them. */
export interface Plugins {
  /** In byte order of the roots and names. */
  readonly all: readonly Plugin[];
  readonly files: readonly PluginFile[];
  /** The tool that raises versions when it releases; null if none is configured. */
  readonly releaseTool: ReleaseTool | null;
}

/** A tool that raises versions when it releases. */
export interface ReleaseTool {
  readonly name: 'release-please' | 'Changesets' | 'semantic-release';
  /**
   * The files in which it raises versions, each with the places as JSONPath, or with none for wherever the file has one;
   * null if its configuration does not name them.
   */
  readonly raises: ReadonlyMap<string, readonly string[]> | null;
  /** Whether a release is prepared for the changes so far. */
  readonly isPending: boolean;
}

/** The plugins of a tree without any. */
export const noPlugins: Plugins = { all: [], files: [], releaseTool: null };

/** The identity of a plugin in one tree. */
export function pluginKey({ root, name }: Pick<Plugin, 'root' | 'name'>): string {
  return `${root}\0${name}`;
}
