import type { History, HistoryCommit, HistoryFile } from '../../model/sides.ts';
import { isMarketplace, type PluginFile } from '../../model/unit/plugin.ts';
import { pluginFileKind, readPluginFile } from '../../units/plugin-files.ts';

/** Limits the texts in memory: a marketplace of many plugins takes hundreds of kilobytes in each commit. */
const maxTextsAtOnce = 128;

/** The files that describe plugins, as some commits have them. Each is parsed once for all plugins. */
export class Revisions {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #files = new Recent<PluginFile>();
  readonly #entries = new Recent<ReadonlyMap<string, string> | null>();

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  /** Forgets all but the revisions of the last two commits. */
  startCommit(): void {
    this.#files.age();
    this.#entries.age();
  }

  /** One revision of a file; undefined if the commit lacks it or it cannot be read. */
  read(path: string, id: string | null): PluginFile | undefined {
    const text = this.#texts.get(id ?? '');
    if (text === undefined) return undefined;
    return this.#files.get(`${path}\0${id}`, () => readPluginFile(path, text));
  }

  /** Whether a commit leaves the entry of a plugin in a marketplace as it is. */
  keepsEntry({ path, before, after }: HistoryFile, name: string): boolean {
    const kind = pluginFileKind(path);
    if (kind === null || !isMarketplace({ kind })) return false;
    const [old, now] = [this.#entriesOf(before), this.#entriesOf(after)];
    return old !== null && now !== null && old.get(name) === now.get(name);
  }

  /** The entries of a marketplace as JSON text, by name; null if it cannot be read. */
  #entriesOf(id: string | null): ReadonlyMap<string, string> | null {
    const text = this.#texts.get(id ?? '');
    if (id === null || text === undefined) return null;
    return this.#entries.get(id, () => entryTexts(text));
  }
}

/** Reads plain JSON, which takes a tenth of the time of values with places. */
function entryTexts(text: string): ReadonlyMap<string, string> | null {
  try {
    const { plugins } = JSON.parse(text.replace(/^\ufeff/, ''));
    if (!Array.isArray(plugins)) return null;
    const entries = new Map<string, string>();
    for (const entry of plugins) {
      const name = typeof entry?.name === 'string' ? entry.name.trim() : '';
      if (!entries.has(name)) entries.set(name, JSON.stringify(entry));
    }
    return entries;
  } catch {
    return null;
  }
}

/** Values of the last two commits: the newer revision of a file is the older one of the commit before. */
class Recent<T> {
  #current = new Map<string, T>();
  #previous = new Map<string, T>();

  age(): void {
    this.#previous = this.#current;
    this.#current = new Map();
  }

  get(key: string, make: () => T): T {
    const known = this.#current.has(key) ? this.#current : this.#previous;
    const value = known.has(key) ? (known.get(key) as T) : make();
    this.#current.set(key, value);
    return value;
  }
}

/**
 * Reads the commits of a history with the revisions of some of their files, newest first.
 * @param isDescribing Whether a file is needed.
 */
export async function* withRevisions(
  history: History,
  paths: readonly string[],
  isDescribing: (file: HistoryFile) => boolean,
): AsyncGenerator<readonly [commits: readonly HistoryCommit[], revisions: Revisions]> {
  for await (const commits of history.commits(paths)) {
    for (const part of slicesOf(commits, isDescribing)) {
      const ids = part.ids;
      const texts = ids.size > 0 ? await history.texts([...ids]) : new Map<string, string>();
      yield [part.commits, new Revisions(texts)];
    }
  }
}

interface Slice {
  readonly commits: readonly HistoryCommit[];
  readonly ids: ReadonlySet<string>;
}

/** Divides commits so that each part needs few texts. */
function* slicesOf(
  commits: readonly HistoryCommit[],
  isDescribing: (file: HistoryFile) => boolean,
): Generator<Slice> {
  let [part, ids]: [HistoryCommit[], Set<string>] = [[], new Set()];
  for (const commit of commits) {
    part.push(commit);
    for (const { before, after } of commit.files.filter(isDescribing)) {
      for (const id of [before, after]) if (id !== null) ids.add(id);
    }
    if (ids.size < maxTextsAtOnce) continue;
    yield { commits: part, ids };
    [part, ids] = [[], new Set()];
  }
  if (part.length > 0) yield { commits: part, ids };
}
