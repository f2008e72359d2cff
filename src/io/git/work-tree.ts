import { isManifestName } from '../../model/skill.ts';
import { decodePath, folderOf, nameOf, selfAndAncestors } from '../../model/text/path.ts';
import { compareText } from '../../model/text/text.ts';
import type {
  FileTree,
  ReadFailure,
  ReceiveChunk,
  Submodule,
  TreeEntry,
} from '../../model/tree.ts';
import { UsageError } from '../../model/usage-error.ts';
import { isDraft } from '../draft.ts';
import { resolveBlobs } from './blob-resolver.ts';
import { readFile, readSequentially } from './disk-file.ts';
import { type Repository, readGit, runGit, splitNulTerminated } from './git.ts';
import { LineEnds } from './line-ends.ts';
import {
  type ListedFile,
  type PresentFile,
  parseListing,
  parseSubmodules,
  presentFiles,
} from './listing.ts';
import { kindOf } from './modes.ts';
import { type GitSettings, readGitSettings } from './repository.ts';
import { searchFiles } from './search-files.ts';
import { touchedFiles } from './touched-files.ts';
import { walkFolder } from './walk-folder.ts';

/** The files of a working tree, with changes from HEAD. */
export interface WorkTree extends FileTree {
  /**
   * Files that differ from HEAD: untracked, deleted or staged files, and files with another mode, or with other bytes
   * once read. Excludes temporary files of this program.
   */
  uncommitted(): ReadonlySet<string>;
}

/**
 * The working tree of a repository: tracked files and untracked files that are not ignored. A clean checkout equals
 * HEAD, despite line end conversions and git-LFS.
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
  const [settings, listing, staged] = await Promise.all([
    knownSettings,
    readGit(repository, ['ls-files', '-z', '-v', '-s', '-o', '--exclude-standard']),
    runGit(repository, [
      'diff-index',
      '--cached',
      '--name-only',
      '-z',
      '--no-ext-diff',
      'HEAD',
      '--',
    ]),
  ]);
  const index = parseListing(listing);
  const nested = nestedFiles(top, index, parseSubmodules(listing));
  const listed = [...index, ...nested.files].sort((a, b) => compareText(a.path, b.path));
  const files = presentFiles(top, listed, settings);
  // Without a commit, every file is uncommitted.
  const changed = staged.code === 0 ? [...splitNulTerminated(staged.stdout)].map(decodePath) : null;
  const uncommitted = new Set(changed ?? listed.map(({ path }) => path));
  for (const path of changedFiles(listed, files)) uncommitted.add(path);
  return new DiskTree({ repository, top, settings, uncommitted }, files, nested.submodules);
}

/**
 * The files of untracked repositories inside skills, without their `.git`: a hash covers them like other untracked
 * files. Git lists such a repository as one folder.
 */
function nestedFiles(
  top: string,
  index: readonly ListedFile[],
  submodules: readonly Submodule[],
): { readonly files: readonly ListedFile[]; readonly submodules: readonly Submodule[] } {
  const isInSkill = createSkillCheck(index, submodules);
  const files: ListedFile[] = [];
  const found = submodules.flatMap((submodule): readonly Submodule[] => {
    const { path, commit } = submodule;
    if (commit !== null || !isInSkill(path)) return [submodule];
    const walked = walkFolder(top, { path, isInSkill: true });
    for (const entry of walked.entries)
      files.push({ path: entry.path, mode: null, oid: null, skipped: false });
    return walked.submodules;
  });
  return { files, submodules: found };
}

/** Creates a predicate for folders inside skills. */
function createSkillCheck(
  index: readonly ListedFile[],
  submodules: readonly Submodule[],
): (folder: string) => boolean {
  if (submodules.length === 0) return () => false;
  const manifests = index.filter(({ path }) => isManifestName(nameOf(path)));
  const roots = new Set(manifests.map(({ path }) => folderOf(path)));
  return (folder) => [...selfAndAncestors(folder)].some((one) => roots.has(one));
}

/** The files that differ from the index in existence or mode; contents are compared later. */
function changedFiles(
  listed: readonly ListedFile[],
  files: readonly PresentFile[],
): readonly string[] {
  const present = new Map(files.map((file) => [file.path, file]));
  return listed.flatMap(({ path, mode, oid }) => {
    if (oid === null) return isDraft(path) ? [] : [path];
    return present.get(path)?.kind === kindOf(mode ?? '') ? [] : [path];
  });
}

/** A working tree with the changes known so far. */
interface Disk {
  readonly repository: Repository;
  readonly top: string;
  readonly settings: GitSettings;
  readonly uncommitted: Set<string>;
}

class DiskTree implements WorkTree {
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
  readonly #repository: Repository;
  readonly #top: string;
  readonly #files: ReadonlyMap<string, PresentFile>;
  readonly #ids = new Map<string, string>();
  readonly #settings: GitSettings;
  readonly #lineEnds: LineEnds;
  readonly #uncommitted: Set<string>;

  constructor(disk: Disk, files: readonly PresentFile[], submodules: readonly Submodule[]) {
    const { repository, top, settings, uncommitted } = disk;
    this.submodules = submodules;
    this.entries = files.map(({ path, kind }) => ({ path, kind }));
    this.#repository = repository;
    this.#top = top;
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#settings = settings;
    this.#lineEnds = new LineEnds(repository, this.#files.keys(), settings.autoCrlf);
    this.#uncommitted = uncommitted;
  }

  uncommitted(): ReadonlySet<string> {
    return this.#uncommitted;
  }

  /** Known after the file was read. */
  id(path: string): string | undefined {
    return this.#ids.get(path);
  }

  /** The blobs of the files that have not changed since git wrote them, by size and times. */
  async knownIds(): Promise<ReadonlyMap<string, string> | null> {
    const touched = await touchedFiles(this.#repository, this.#settings);
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
    const conversion = this.#lineEnds.of(path);
    const id = readFile(this.#top, file, file.oid, receive, conversion);
    if (id === null && conversion === undefined) return this.#readWithConversion(path, receive);
    if (id === null) return 'unreadable';
    this.#ids.set(path, id);
    if (id !== file.oid) this.#uncommitted.add(path);
    return null;
  }

  async #readWithConversion(path: string, receive: ReceiveChunk): Promise<ReadFailure | null> {
    await this.#lineEnds.load();
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
