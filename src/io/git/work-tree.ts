import { decodePath } from '../../model/text/path.ts';
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

/** The files of a working tree, and what was seen of it that differs from HEAD. */
export interface WorkTree extends FileTree {
  /**
   * The files that differ from HEAD: untracked, deleted or staged ones, those of another mode, and those that have
   * been read and hold other bytes. What an interrupted run of this program left is none.
   */
  uncommitted(): ReadonlySet<string>;
}

/**
 * The working tree of a repository: tracked files and untracked ones that are not ignored, as they
 * lie on the disk. What a clean checkout holds equals HEAD, whatever line ends or git-LFS made of it;
 * line ends that git would store as they are count as they are.
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
    readGit(repository, ['ls-files', '-z', '-t', '-s', '-o', '--exclude-standard']),
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
  const listed = parseListing(listing);
  const files = presentFiles(top, listed, settings);
  // Without a commit everything is uncommitted.
  const changed = staged.code === 0 ? [...splitNulTerminated(staged.stdout)].map(decodePath) : null;
  const uncommitted = new Set(changed ?? listed.map(({ path }) => path));
  for (const path of unlike(listed, files)) uncommitted.add(path);
  return new DiskTree(
    { repository, top, autoCrlf: settings.autoCrlf, uncommitted },
    files,
    parseSubmodules(listing),
  );
}

/** The files that are not as the index has them, as far as that shows without their bytes. */
function unlike(listed: readonly ListedFile[], files: readonly PresentFile[]): readonly string[] {
  const present = new Map(files.map((file) => [file.path, file]));
  return listed.flatMap(({ path, mode, oid }) => {
    if (oid === null) return isDraft(path) ? [] : [path];
    return present.get(path)?.kind === kindOf(mode ?? '') ? [] : [path];
  });
}

/** Where a working tree lies, and what of it differs from HEAD. */
interface Disk {
  readonly repository: Repository;
  readonly top: string;
  readonly autoCrlf: boolean;
  readonly uncommitted: Set<string>;
}

class DiskTree implements WorkTree {
  readonly entries: readonly TreeEntry[];
  readonly submodules: readonly Submodule[];
  readonly #repository: Repository;
  readonly #top: string;
  readonly #files: ReadonlyMap<string, PresentFile>;
  readonly #ids = new Map<string, string>();
  readonly #lineEnds: LineEnds;
  readonly #uncommitted: Set<string>;

  constructor(disk: Disk, files: readonly PresentFile[], submodules: readonly Submodule[]) {
    const { repository, top, autoCrlf, uncommitted } = disk;
    this.submodules = submodules;
    this.entries = files.map(({ path, kind }) => ({ path, kind }));
    this.#repository = repository;
    this.#top = top;
    this.#files = new Map(files.map((file) => [file.path, file]));
    this.#lineEnds = new LineEnds(repository, this.#files.keys(), autoCrlf);
    this.#uncommitted = uncommitted;
  }

  uncommitted(): ReadonlySet<string> {
    return this.#uncommitted;
  }

  /** Known once the file has been read. */
  id(path: string): string | undefined {
    return this.#ids.get(path);
  }

  async read(
    paths: readonly string[],
    receive: ReceiveChunk,
  ): Promise<ReadonlyMap<string, ReadFailure>> {
    const failures = new Map<string, ReadFailure>();
    for (const group of this.#runs(paths)) {
      const unread = group.onDisk
        ? await readSequentially(group.paths, (path) => this.#readFile(path, receive))
        : await this.#readBlobs(group.paths, receive);
      for (const [path, reason] of unread) failures.set(path, reason);
    }
    return failures;
  }

  /** The paths in their order, cut where the source changes. */
  #runs(paths: readonly string[]): readonly { onDisk: boolean; paths: string[] }[] {
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
    if (id === null && conversion === undefined) return this.#readAsked(path, receive);
    if (id === null) return 'unreadable';
    this.#ids.set(path, id);
    if (id !== file.oid) this.#uncommitted.add(path);
    return null;
  }

  async #readAsked(path: string, receive: ReceiveChunk): Promise<ReadFailure | null> {
    await this.#lineEnds.load();
    return this.#readFile(path, receive);
  }

  /** What a sparse checkout left out. */
  async #readBlobs(
    paths: readonly string[],
    receive: ReceiveChunk,
  ): Promise<ReadonlyMap<string, ReadFailure>> {
    const requests = paths.map((path) => ({ path, oid: this.#files.get(path)?.oid ?? '' }));
    for (const { path, oid } of requests) this.#ids.set(path, oid);
    return resolveBlobs(this.#repository, requests, receive);
  }
}
