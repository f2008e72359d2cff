import { type Message, msg, pathPart } from '../model/message.ts';
import {
  folderOf,
  isAtOrInside,
  isInside,
  join,
  nameOf,
  relativePath,
  resolve,
  selfAndAncestors,
} from '../model/text/path.ts';
import { compareText } from '../model/text/text.ts';
import type { FileTree, TreeEntry } from '../model/tree.ts';
import { readLinkTargets } from '../syntax/link-targets.ts';
import { clashingNames, unsafeName } from './unsafe-name.ts';

/** One file as an installer writes it. */
export interface InstalledFile {
  /** The path within the folder of the skill. */
  readonly name: string;
  /** `symlink` only of a form with problems. */
  readonly kind: TreeEntry['kind'];
  /** The path in the source of the file with its bytes. */
  readonly from: string;
}

/** The files that an installer writes of a folder of a source, in byte order, or why it must not. */
export interface InstalledForm {
  readonly files: readonly InstalledFile[];
  /** The names in the source that the copy lacks or has as other files: no hash of a copy shows them. */
  readonly altered: readonly string[];
  /** Sentences; with one, nothing of the folder is installed. */
  readonly problems: readonly Message[];
}

/** `skills`: as the `skills` command line installs; `plain`: every file as it is. */
export type InstallMethod = 'skills' | 'plain';

const maxFiles = 2000;
/** Links of links count too, so that links in a circle end. */
const maxVisits = 10_000;
const maxLinks = 40;

/** What an installer writes of a folder of a source. Links become the files that they lead to. */
export async function installedForm(
  tree: FileTree,
  folder: string,
  method: InstallMethod,
): Promise<InstalledForm> {
  const isFollowing =
    method === 'skills' &&
    tree.entries.some(({ path, kind }) => kind === 'symlink' && isInside(path, folder));
  const links = isFollowing
    ? tree.entries.filter(({ kind }) => kind === 'symlink').map(({ path }) => path)
    : [];
  const collector = new Collector(tree, folder, await readLinkTargets(tree, links), method);
  return collector.collect();
}

class Collector {
  readonly #tree: FileTree;
  readonly #folder: string;
  readonly #targets: ReadonlyMap<string, string | null>;
  readonly #method: InstallMethod;
  readonly #entries: ReadonlyMap<string, TreeEntry>;
  readonly #files: InstalledFile[] = [];
  readonly #altered: string[] = [];
  readonly #problems: Message[] = [];
  #visits = 0;

  constructor(
    tree: FileTree,
    folder: string,
    targets: ReadonlyMap<string, string | null>,
    method: InstallMethod,
  ) {
    this.#tree = tree;
    this.#folder = folder;
    this.#targets = targets;
    this.#method = method;
    this.#entries = new Map(tree.entries.map((entry) => [entry.path, entry]));
  }

  collect(): InstalledForm {
    for (const { path } of this.#tree.submodules)
      if (isAtOrInside(path, this.#folder))
        this.#problems.push(msg`${pathPart(path)} is a submodule without files here.`);
    for (const entry of this.#below(this.#folder)) {
      const name = relativePath(this.#folder, entry.path);
      const isInstalled = this.#isInstalled(name);
      if (isInstalled) this.#add(name, entry, 0);
      if (!isInstalled || (entry.kind === 'symlink' && this.#method === 'skills'))
        this.#altered.push(name);
    }
    if (this.#isFull()) this.#problems.push(msg`The folder has more than ${maxFiles} files.`);
    const files = this.#files.toSorted((a, b) => compareText(a.name, b.name));
    this.#judgeNames(files.map(({ name }) => name));
    return { files, altered: this.#altered, problems: this.#problems };
  }

  #below(folder: string): readonly TreeEntry[] {
    return this.#tree.entries.filter(({ path }) => isInside(path, folder));
  }

  /** Whether the installer copies a path: it leaves out `metadata.json` and caches. */
  #isInstalled(name: string): boolean {
    const parts = name.split('/');
    const folders = parts.slice(0, -1);
    if (folders.includes('.git')) return false;
    if (this.#method === 'plain') return true;
    return (
      !parts.includes('metadata.json') &&
      !folders.some((part) => part === '__pycache__' || part === '__pypackages__')
    );
  }

  #add(name: string, { path, kind }: TreeEntry, hops: number): void {
    this.#visits++;
    if (this.#isFull()) return;
    if (kind === 'symlink' && this.#method === 'skills') {
      this.#follow(name, path, hops);
      return;
    }
    this.#files.push({ name, kind, from: path });
    if (kind === 'symlink') this.#problems.push(msg`${pathPart(path)} is a symbolic link.`);
  }

  #isFull(): boolean {
    return this.#files.length > maxFiles || this.#visits > maxVisits;
  }

  /** Adds what a link leads to, as a file or a folder; a link to nothing is left out. */
  #follow(name: string, path: string, hops: number): void {
    const target = hops < maxLinks ? this.#targetOf(path) : undefined;
    if (target === undefined) {
      this.#problems.push(msg`${pathPart(path)} is a symbolic link that leaves the source.`);
      return;
    }
    const entry = this.#entries.get(target);
    if (entry) {
      this.#add(name, entry, hops + 1);
      return;
    }
    if (isAtOrInside(path, target)) {
      this.#problems.push(msg`${pathPart(path)} is a symbolic link to a folder around it.`);
      return;
    }
    for (const inner of this.#below(target)) {
      if (this.#isFull()) return;
      this.#add(`${name}/${relativePath(target, inner.path)}`, inner, hops + 1);
    }
  }

  /** The path that a link leads to, through links in place of folders; undefined outside the source. */
  #targetOf(link: string): string | undefined {
    let path = this.#read(link);
    for (let hops = 0; path !== undefined && hops < maxLinks; hops++) {
      const folders = [...selfAndAncestors(folderOf(path))];
      const folder = folders.find((ancestor) => this.#targets.has(ancestor));
      if (folder === undefined) return path;
      const target = this.#read(folder);
      path = target === undefined ? undefined : join(target, relativePath(folder, path));
    }
    return undefined;
  }

  #read(link: string): string | undefined {
    const target = this.#targets.get(link);
    if (target === undefined || target === null || /^(?:\/|[A-Za-z]:)|\\/.test(target))
      return undefined;
    return resolve(folderOf(link), target);
  }

  #judgeNames(names: readonly string[]): void {
    for (const name of names) {
      const reason = unsafeName(name);
      if (reason !== null) this.#problems.push(msg`The name ${pathPart(name)} ${reason}.`);
    }
    for (const [name, other] of clashingNames(names))
      this.#problems.push(
        msg`${pathPart(name)} and ${pathPart(other)} are one file on some disks.`,
      );
    if (!names.some((name) => nameOf(name) === name && name.toLowerCase() === 'skill.md'))
      this.#problems.push(msg`The folder has no SKILL.md.`);
  }
}
