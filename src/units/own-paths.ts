import { selfAndAncestors } from '../model/text/path.ts';
import { wordList } from '../model/text/word-list.ts';
import type { Plugin } from '../model/unit/plugin.ts';
import { canonical } from '../model/value/canonical.ts';
import { type Json, type Table, toJson } from '../model/value/value.ts';
import { type PartTree, partAt } from './parts.ts';

/** Tells which paths of any commit are parts of which plugin. */
export interface PartLookup {
  /** The folder of the innermost plugin around a path. */
  rootAround(path: string): string | undefined;
  /** Whether a path in the folder of a plugin, and of no other inside it, is a part of it. */
  isPart(plugin: Plugin, path: string): boolean;
}

/** Looks parts up by the installed paths of the plugins as they are now. */
export function createPartLookup(
  plugins: readonly Plugin[],
  tree: Pick<PartTree, 'skillRoots' | 'programs'>,
): PartLookup {
  const roots = new Set(plugins.map(({ root }) => root));
  return {
    rootAround(path) {
      for (const folder of selfAndAncestors(path)) if (roots.has(folder)) return folder;
      return undefined;
    },
    isPart: (plugin, path) => partAt(path, plugin, tree) !== null,
  };
}

/** The folders and files whose history concerns some plugins. */
export function historyPaths(plugins: readonly Plugin[]): readonly string[] {
  const paths = plugins.flatMap(({ root, files, installedPaths }) => [
    ...files.map(({ path }) => path),
    ...(root === '' ? installedPaths.map(({ path }) => path) : [root]),
  ]);
  return [...new Set(paths)];
}

/** The keys that only describe a plugin to people, or say where it is. */
const describing: ReadonlySet<string> = new Set(
  wordList(`
  $schema version description author homepage repository license keywords category tags
  displayName source metadata owner interface
`),
);

/**
 * What a manifest or an entry does for agents, as text: equal texts install the same.
 * @param ignored A further key to leave out.
 */
export function effectOf(table: Table | null | undefined, ignored = ''): string {
  if (!table) return '';
  const value = toJson(table) as Readonly<Record<string, Json>>;
  return canonical(
    Object.fromEntries(
      Object.entries(value).filter(([key]) => !describing.has(key) && key !== ignored),
    ),
  );
}
