import { nameOf } from '../../../model/text/path.ts';
import { compareText } from '../../../model/text/text.ts';
import type {
  FileTree,
  ReadFailure,
  ReceiveChunk,
  Submodule,
  TreeEntry,
} from '../../../model/tree.ts';
import { UsageError } from '../../../model/usage-error.ts';
import { isTempFile } from '../../temp-file.ts';
import { resolveBlobs } from '../blob-resolver.ts';
import { readFile, readSequentially } from '../disk-file.ts';
import { type Repository, readGit } from '../git.ts';
import { indexTree, treeFromIndex } from '../index-tree.ts';
import { LineEndings } from '../line-endings.ts';
import { kindOf } from '../modes.ts';
import { type GitSettings, readGitSettings } from '../repository.ts';
import {
  type ListedFile,
  type PresentFile,
  parseListing,
  parseSubmodules,
  presentFiles,
} from './listing.ts';
import { nestedFiles } from './nested-files.ts';
import { searchFiles } from './search-files.ts';
import { readStatus, stagedPaths, type WorkTreeStatus } from './status.ts';
import { touchedFiles } from './touched-files.ts';

/** The files of a working tree, with changes from HEAD. */
export interface WorkTree extends FileTree {
  /**
   * Files that differ from HEAD: untracked, deleted or staged files, and files with another mode, or with other bytes
   * once read. Excludes temporary files of this program.
   */
  uncommitted(): ReadonlySet<string>;
  /** Whether git knows of no file that differs from HEAD. */
  isClean(): boolean;
  /** The commit of HEAD; null before the first one, undefined if unknown. */
  readonly headCommit: string | null | undefined;
  /** The files of a commit, if the index determines them; else null. */
  committed(commit: string): Promise<FileTree | null>;
}

/**
 * The working tree of a repository: tracked files and untracked files that are not ignored. A clean checkout equals
 * HEAD, despite line ending conversions and git-LFS.
 */
export async function workTree(
  repository: Repository,
  knownSettings: GitSettings | Promise<GitSettings> = readGitSettings(repository),
): Promise<WorkTree> {
  const top = repository.workTree;
  if (top === null) {
    throw new UsageError(
      `"${repository.gitDir}" is a bare repository without a working tree.`,
      'Name the revisions: skillaccord diff BASE HEAD',
    );
  }
  const [settings, listing, status] = await Promise.all([
    knownSettings,
    readGit(repository, ['ls-files', '-z', '-v', '-s', '-o', '--exclude-standard']),
    Promise.resolve(knownSettings).then((known) => readStatus(repository, known)),
  ]);
  // What a killed run leaves beside a file that it writes is no file of a skill.
  const index = parseListing(listing).filter(({ path, oid }) => oid !== null || !isTempFile(path));
  const submodules = parseSubmodules(listing);
  const nested = nestedFiles(top, index, submodules);
  const listed =
    nested.files.length === 0
      ? index
      : [...index, ...nested.files].sort((a, b) => compareText(a.path, b.path));
  const present = presentFiles(top, listed, { settings, touched: status?.touched });
  const files = new Map(present.map((file) => [file.path, file]));
  const staged = status
    ? status.commit === null
      ? null
      : status.staged
    : await stagedPaths(repository);
  // Without a commit, every file is uncommitted.
  const uncommitted = new Set(staged ?? listed.map(({ path }) => path));
  for (const path of changedFiles(listed, files)) uncommitted.add(path);
  const disk = { repository, top, settings, uncommitted, status };
  return new DiskTree(disk, files, { submodules: nested.submodules, index, gitlinks: submodules });
}

/** The files that differ from the index in existence or mode; contents are compared later. */
function changedFiles(
  listed: readonly ListedFile[],
  present: ReadonlyMap<string, PresentFile>,
): readonly string[] {
  return listed.flatMap(({ path, mode, oid }) => {
    if (oid === null) return [path];
    return present.get(path)?.kind === kindOf(mode ?? '') ? [] : [path];
  });
}

/** A working tree with the changes known so far. */
interface Disk {
  readonly repository: Repository;
  readonly top: string;
  readonly settings: GitSettings;
  readonly uncommitted: Set<string>;
  readonly status: WorkTreeStatus | null;
}

/** The repositories below a working tree, and its index. */
interface Surroundings {
  readonly submodules: readonly Submodule[];
  readonly index: readonly ListedFile[];
  /** The submodules of the index, and untracked repositories. */
  readonly gitlinks: readonly Submodule[];
}

class DiskTree implements WorkTree {
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
  readonly #repository: Repository;
  readonly #top: string;
  readonly #files: ReadonlyMap<string, PresentFile>;
  readonly #ids = new Map<string, string>();
  readonly #settings: GitSettings;
  readonly #lineEndings: LineEndings;
  readonly #uncommitted: Set<string>;
  readonly #status: WorkTreeStatus | null;
  readonly #surroundings: Surroundings;

  constructor(disk: Disk, files: ReadonlyMap<string, PresentFile>, surroundings: Surroundings) {
    const { repository, top, settings, uncommitted, status } = disk;
    this.submodules = surroundings.submodules;
    this.entries = Array.from(files.values(), ({ path, kind }) => ({ path, kind }));
    this.#status = status;
    this.#surroundings = surroundings;
    this.#repository = repository;
    this.#top = top;
    this.#files = files;
    this.#settings = settings;
    this.#lineEndings = new LineEndings(repository, this.#files.keys(), settings.autoCrlf);
    this.#uncommitted = uncommitted;
  }

  uncommitted(): ReadonlySet<string> {
    return this.#uncommitted;
  }

  isClean(): boolean {
    return this.#uncommitted.size === 0 && this.#status?.touched.size === 0;
  }

  get headCommit(): string | null | undefined {
    return this.#status?.commit;
  }

  async committed(commit: string): Promise<FileTree | null> {
    if (!this.#status || this.#status.isUnfinished) return null;
    const { index, gitlinks } = this.#surroundings;
    const files = index.flatMap(({ path, mode, oid }) => {
      const kind = mode === null ? null : kindOf(mode);
      return kind && oid !== null ? [{ path, kind, oid }] : [];
    });
    const submodules = gitlinks.filter((gitlink) => gitlink.commit !== null);
    const content = { files, submodules };
    const isIndex = commit === this.#status.commit && this.#status.staged.size === 0;
    return isIndex
      ? indexTree(this.#repository, content)
      : treeFromIndex(this.#repository, commit, content);
  }

  /** Known after the file was read. */
  id(path: string): string | undefined {
    return this.#ids.get(path);
  }

  /** The blobs of the files that have not changed since git wrote them, by size and times. */
  async knownIds(): Promise<ReadonlyMap<string, string> | null> {
    const touched = this.#status?.touched ?? (await touchedFiles(this.#repository, this.#settings));
    if (touched === null) return null;
    const ids = new Map<string, string>();
    for (const { path, oid, onDisk, isAssumed } of this.#files.values()) {
      if (oid !== null && (!onDisk || (!isAssumed && !touched.has(path)))) ids.set(path, oid);
    }
    return ids;
  }

  /** Searches on the disk; a file that git compares with nothing, or does not track, always counts as found. */
  async search(paths: readonly string[], patterns: readonly string[]) {
    const unsearched = paths.filter((path) => {
      const file = this.#files.get(path);
      return !file?.onDisk || file.isAssumed || file.oid === null;
    });
    const found = await searchFiles(this.#repository, new Set(paths.map(nameOf)), patterns);
    return found && new Set([...unsearched, ...found]);
  }

  async read(
    paths: readonly string[],
    receive: ReceiveChunk,
  ): Promise<ReadonlyMap<string, ReadFailure>> {
    const failures = new Map<string, ReadFailure>();
    for (const group of this.#groupBySource(paths)) {
      const groupFailures = group.onDisk
        ? await readSequentially(group.paths, (path) => this.#readFile(path, receive))
        : await this.#readBlobs(group.paths, receive);
      for (const [path, reason] of groupFailures) failures.set(path, reason);
    }
    return failures;
  }

  /** Splits the paths, in order, into runs of one source. */
  #groupBySource(paths: readonly string[]): readonly { onDisk: boolean; paths: string[] }[] {
    const groups: { onDisk: boolean; paths: string[] }[] = [];
    for (const path of paths) {
      const onDisk = this.#files.get(path)?.onDisk ?? true;
      const last = groups.at(-1);
      if (last?.onDisk === onDisk) last.paths.push(path);
      else groups.push({ onDisk, paths: [path] });
    }
    return groups;
  }

  #readFile(path: string, receive: ReceiveChunk): ReadFailure | null | Promise<ReadFailure | null> {
    const file = this.#files.get(path);
    if (!file) return 'missing';
    const conversion = this.#lineEndings.of(path);
    const id = readFile(this.#top, file, file.oid, receive, conversion);
    if (id === null && conversion === undefined) return this.#readWithConversion(path, receive);
    if (id === null) return 'unreadable';
    this.#ids.set(path, id);
    if (id !== file.oid) this.#uncommitted.add(path);
    return null;
  }

  async #readWithConversion(path: string, receive: ReceiveChunk): Promise<ReadFailure | null> {
    await this.#lineEndings.load();
    return this.#readFile(path, receive);
  }

  /** Reads files that a sparse checkout excludes. */
  async #readBlobs(
    paths: readonly string[],
    receive: ReceiveChunk,
  ): Promise<ReadonlyMap<string, ReadFailure>> {
    const requests = paths.map((path) => ({ path, oid: this.#files.get(path)?.oid ?? '' }));
    for (const { path, oid } of requests) this.#ids.set(path, oid);
    return resolveBlobs(this.#repository, requests, receive);
  }
}
