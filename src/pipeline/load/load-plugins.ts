import { type Grants, programPaths } from '../../model/power/grants.ts';
import type { Skill } from '../../model/skill.ts';
import type { FileTree } from '../../model/tree.ts';
import type { Plugins } from '../../model/unit/plugin.ts';
import { noPlugins } from '../../model/unit/plugin.ts';
import type { TextFile } from '../../syntax/text-file.ts';
import { readPluginFile } from '../../units/plugin-files.ts';
import { readPlugins } from '../../units/read-plugins.ts';
import { isReleaseConfig } from '../../units/release-tool.ts';

/** What is known of a tree before its plugins are read. */
export interface PluginInput {
  readonly files: readonly string[];
  readonly texts: ReadonlyMap<string, TextFile>;
  readonly skills: readonly Skill[];
  readonly grants: Grants;
}

/** Which bytes have to be known. */
export interface PluginOptions {
  readonly isCompared?: boolean | undefined;
  /** The blob ids that are known without reading. */
  readonly knownIds?: ReadonlyMap<string, string> | undefined;
}

/** Reads the plugins of a tree; for a comparison also the parts whose bytes are not known yet. */
export async function loadPlugins(
  tree: FileTree,
  { files, texts, skills, grants }: PluginInput,
  { isCompared = false, knownIds }: PluginOptions,
): Promise<Plugins> {
  if (files.length === 0) return noPlugins;
  const readable = files.flatMap((path) => {
    const text = texts.get(path)?.text;
    return typeof text === 'string' ? ([[path, text]] as const) : [];
  });
  const parsed = readable.flatMap(([path, text]) =>
    isReleaseConfig(path) ? [] : readPluginFile(path, text),
  );
  const unknown = new Set<string>();
  const input = {
    files: parsed,
    releaseConfigs: new Map(readable.filter(([path]) => isReleaseConfig(path))),
    paths: tree.entries.flatMap(({ path, kind }) => (kind === 'symlink' ? [] : [path])),
    skillRoots: new Set(skills.map(({ root }) => root)),
    programs: programPaths(grants),
    idOf: (path: string) => {
      const id = tree.id(path) ?? knownIds?.get(path);
      if (id === undefined) unknown.add(path);
      return id;
    },
  };
  const plugins = readPlugins(input);
  if (unknown.size === 0 || !isCompared) return plugins;
  await tree.read([...unknown], () => {});
  return readPlugins(input);
}
