import type { History, HistoryCommit, HistoryFile } from '../../model/sides.ts';
import { groupBy, lookupBy } from '../../model/text/group-by.ts';
import type { Plugin, PluginFile } from '../../model/unit/plugin.ts';
import { fileEffect } from '../../units/file-effect.ts';
import { historyPaths, type PartLookup } from '../../units/own-paths.ts';
import { versionsIn } from '../../units/versions.ts';
import { type Revisions, withRevisions } from './revisions.ts';

/** The changes of a plugin since its version last changed. */
export interface Unreleased {
  /** Number of commits that changed the plugin since; at least that many if the history is cut off. */
  readonly changes: number;
  /** The commit that set the version; null if the version is not committed, or the history is cut off. */
  readonly since: Pick<HistoryCommit, 'sha' | 'date'> | null;
  /** Whether a shallow clone ends before that commit. */
  readonly isCutOff: boolean;
}

/**
 * Counts the changes of plugins since their versions last changed, in one pass over the history.
 * @param previous The version to count from, for plugins whose version is a new one; commits after it are passed over.
 */
export async function findUnreleased(
  plugins: readonly Plugin[],
  history: History,
  lookup: PartLookup,
  previous: ReadonlyMap<Plugin, string> = new Map(),
): Promise<ReadonlyMap<Plugin, Unreleased>> {
  const searches = plugins.map((plugin) => new Search(plugin, lookup, previous.get(plugin)));
  if (searches.length === 0) return new Map();
  const byRoot = groupBy(searches, ({ plugin }) => plugin.root);
  const byFile = lookupBy(searches, ({ plugin }) => plugin.files.map(({ path }) => path));
  const isDescribing = ({ path }: HistoryFile) => byFile([path]).some(({ isDone }) => !isDone);
  const revised = withRevisions(history, historyPaths(plugins), isDescribing);
  for await (const [commits, revisions] of revised) {
    for (const commit of commits) {
      revisions.startCommit();
      const files = new Map(commit.files.map((file) => [file.path, file]));
      const paths = groupBy(files.keys(), (path) => lookup.rootAround(path));
      const around = [...paths.keys()].flatMap((root) => byRoot.get(root ?? '\0') ?? []);
      for (const search of new Set([...byFile(files.keys()), ...around])) {
        search.visit(commit, { files, paths: paths.get(search.plugin.root) ?? [], revisions });
      }
    }
    if (searches.every(({ isDone }) => isDone)) break;
  }
  return new Map(searches.map((search) => [search.plugin, search.result]));
}

interface Visit {
  /** What the commit changed, by path. */
  readonly files: ReadonlyMap<string, HistoryFile>;
  /** The changed paths in the folder of the plugin, and of no other inside it. */
  readonly paths: readonly string[];
  readonly revisions: Revisions;
}

/** The search for the commit that set the version of one plugin. */
class Search {
  readonly plugin: Plugin;
  isDone = false;
  result: Unreleased = { changes: 0, since: null, isCutOff: false };
  readonly #lookup: PartLookup;
  readonly #version: string | undefined;
  /** Whether the version is that of head, or one of the visited commits has it. */
  #isReached: boolean;
  /** The files that describe the plugin, after the commit that is visited next. */
  #files: ReadonlyMap<string, PluginFile>;

  constructor(plugin: Plugin, lookup: PartLookup, previous: string | undefined) {
    this.plugin = plugin;
    this.#lookup = lookup;
    this.#version = previous ?? plugin.version?.value;
    this.#isReached = previous === undefined;
    this.#files = new Map(plugin.files.map((file) => [file.path, file]));
  }

  /** Visits the next older commit. */
  visit({ sha, date, isCutOff }: HistoryCommit, { files, paths, revisions }: Visit): void {
    if (this.isDone) return;
    const manifests = this.plugin.files
      .flatMap(({ path }) => files.get(path) ?? [])
      .filter((file) => !revisions.keepsEntry(file, this.plugin.listedAs));
    const hasPart = paths.some((path) => this.#lookup.isPart(this.plugin, path));
    if (manifests.length === 0 && !hasPart) return;
    const after = this.#with(manifests, 'after', revisions);
    const before = this.#with(manifests, 'before', revisions);
    const version = this.#version;
    const { changes } = this.result;
    const isHere = this.#versionIn(after) === version;
    this.#isReached ||= isHere;
    if (isCutOff) this.#end({ changes, since: null, isCutOff });
    else if (!this.#isReached) this.#files = before;
    // The version of the working tree is not committed: everything before it was released with an older one.
    else if (!isHere) this.#end({ changes: 0, since: null, isCutOff: false });
    else if (this.#versionIn(before) !== version)
      this.#end({ changes, since: { sha, date }, isCutOff: false });
    else {
      this.#files = before;
      const isChange = hasPart || this.#effect(before) !== this.#effect(after);
      if (isChange) this.result = { ...this.result, changes: changes + 1 };
    }
  }

  #end(result: Unreleased): void {
    this.result = result;
    this.isDone = true;
  }

  #with(
    changed: readonly HistoryFile[],
    side: 'before' | 'after',
    revisions: Revisions,
  ): ReadonlyMap<string, PluginFile> {
    const files = new Map(this.#files);
    for (const file of changed) {
      const revision = revisions.read(file.path, file[side]);
      if (revision === undefined) files.delete(file.path);
      else files.set(file.path, revision);
    }
    return files;
  }

  #versionIn(files: ReadonlyMap<string, PluginFile>): string | undefined {
    return versionsIn([...files.values()], this.plugin.listedAs)[0]?.value;
  }

  #effect(files: ReadonlyMap<string, PluginFile>): string {
    const effects = Array.from(files.values(), (file) => fileEffect(file, this.plugin.listedAs));
    return effects.sort().join('\n');
  }
}
