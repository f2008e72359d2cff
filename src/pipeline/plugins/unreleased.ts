import type { History, HistoryCommit, HistoryFile } from '../../model/origin.ts';
import type { Plugin, PluginFile } from '../../model/unit/plugin.ts';
import { entryNamed } from '../../units/marketplace-entries.ts';
import { effectOf, historyPaths, type PartLookup } from '../../units/own-paths.ts';
import { readPluginFile } from '../../units/plugin-files.ts';
import { versionsIn } from '../../units/versions.ts';

/** The changes of a plugin since its version last changed. */
export interface Unreleased {
  /** Number of commits that changed the plugin since; at least that many if the history is cut off. */
  readonly changes: number;
  /** The commit that set the version; null if the version is not committed, or the history is cut off. */
  readonly since: Pick<HistoryCommit, 'sha' | 'date'> | null;
  /** Whether a shallow clone ends before that commit. */
  readonly isCutOff: boolean;
}

/** Counts the changes of plugins since their versions last changed, in one pass over the history. */
export async function findUnreleased(
  plugins: readonly Plugin[],
  history: History,
  lookup: PartLookup,
): Promise<ReadonlyMap<Plugin, Unreleased>> {
  const searches = plugins.map((plugin) => new Search(plugin, lookup));
  if (searches.length === 0) return new Map();
  for await (const commits of history.commits(historyPaths(plugins))) {
    const open = searches.filter(({ isDone }) => !isDone);
    const manifests = commits.flatMap(({ files }) =>
      files.filter((file) => open.some((search) => search.describes(file))),
    );
    const ids = manifests.flatMap(({ before, after }) => [before, after].flatMap((id) => id ?? []));
    const texts = ids.length > 0 ? await history.texts(ids) : new Map<string, string>();
    for (const commit of commits) for (const search of open) search.visit(commit, texts);
    if (searches.every(({ isDone }) => isDone)) break;
  }
  return new Map(searches.map((search) => [search.plugin, search.result]));
}

/** The search for the commit that set the version of one plugin. */
class Search {
  readonly plugin: Plugin;
  isDone = false;
  result: Unreleased = { changes: 0, since: null, isCutOff: false };
  readonly #lookup: PartLookup;
  /** The files that describe the plugin, after the commit that is visited next. */
  #files: ReadonlyMap<string, PluginFile>;

  constructor(plugin: Plugin, lookup: PartLookup) {
    this.plugin = plugin;
    this.#lookup = lookup;
    this.#files = new Map(plugin.files.map((file) => [file.path, file]));
  }

  describes({ path }: HistoryFile): boolean {
    return this.plugin.files.some((file) => file.path === path);
  }

  /** Visits the next older commit. */
  visit(commit: HistoryCommit, texts: ReadonlyMap<string, string>): void {
    const { sha, date, isCutOff, files } = commit;
    const manifests = files.filter((file) => this.describes(file));
    const hasPart = files.some(({ path }) => this.#lookup.isPart(this.plugin, path));
    if (this.isDone || (manifests.length === 0 && !hasPart)) return;
    const after = this.#with(manifests, 'after', texts);
    const before = this.#with(manifests, 'before', texts);
    const version = this.plugin.version?.value;
    const { changes } = this.result;
    if (isCutOff) this.#end({ changes, since: null, isCutOff });
    // The version of the working tree is not committed: everything before it was released with an older one.
    else if (this.#versionIn(after) !== version)
      this.#end({ changes: 0, since: null, isCutOff: false });
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
    texts: ReadonlyMap<string, string>,
  ): ReadonlyMap<string, PluginFile> {
    const files = new Map(this.#files);
    for (const file of changed) {
      const text = texts.get(file[side] ?? '');
      if (text === undefined) files.delete(file.path);
      else files.set(file.path, readPluginFile(file.path, text));
    }
    return files;
  }

  #versionIn(files: ReadonlyMap<string, PluginFile>): string | undefined {
    return versionsIn([...files.values()], this.plugin.listedAs)[0]?.value;
  }

  #effect(files: ReadonlyMap<string, PluginFile>): string {
    const effects = [...files.values()].map(({ kind, document }) =>
      kind === 'marketplace'
        ? effectOf(entryNamed(document, this.plugin.listedAs))
        : kind === 'npm' || kind === 'apm'
          ? ''
          : effectOf(document),
    );
    return effects.sort().join('\n');
  }
}
