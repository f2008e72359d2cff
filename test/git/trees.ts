import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { TrackedFile } from './index-file.ts';
import { entriesOf, type NewObjects, type TreeEntry } from './objects.ts';
import { readObject } from './packs.ts';

const slash = Buffer.from('/');

/** Files that change how git reads others, or what `git add` includes. */
const special = new Set(['.git', '.gitignore', '.gitattributes', '.gitmodules']);

function within(folder: Buffer, name: Buffer): Buffer {
  return folder.length === 0 ? name : Buffer.concat([folder, slash, name]);
}

/** The files of a work tree as blobs; null if only git itself can select them. */
export function addAll(workTree: string, objects: NewObjects): TrackedFile[] | null {
  const files: TrackedFile[] = [];
  const folders: Buffer[] = [Buffer.alloc(0)];
  for (const folder of folders) {
    const here = within(Buffer.from(workTree), folder);
    for (const entry of readdirSync(here, { encoding: 'buffer', withFileTypes: true })) {
      const name = Buffer.from(entry.name);
      if (folder.length === 0 && name.equals(Buffer.from('.git'))) continue;
      if (special.has(name.toString())) return null;
      const path = within(folder, name);
      const place = within(here, name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isSymbolicLink()) {
        const target = readlinkSync(place, { encoding: 'buffer' });
        files.push({ path, mode: '120000', id: objects.add('blob', target) });
      } else if (entry.isFile()) {
        const mode = statSync(place).mode & 0o100 ? '100755' : '100644';
        files.push({ path, mode, id: objects.add('blob', readFileSync(place)) });
      } else return null;
    }
  }
  return files;
}

/** Adds the tree of these files; returns its id. */
export function addTree(objects: NewObjects, files: readonly TrackedFile[]): string {
  const entries: TreeEntry[] = [];
  const folders = new Map<string, TrackedFile[]>();
  for (const { path, mode, id } of files) {
    const end = path.indexOf(slash);
    if (end === -1) entries.push({ mode, name: path, id });
    else {
      const key = path.toString('latin1', 0, end);
      const inside = folders.get(key) ?? [];
      folders.set(key, inside);
      inside.push({ path: path.subarray(end + 1), mode, id });
    }
  }
  for (const [key, inside] of folders) {
    entries.push({
      mode: '40000',
      name: Buffer.from(key, 'latin1'),
      id: addTree(objects, inside),
    });
  }
  const sorted = entries.toSorted((a, b) => Buffer.compare(sortKey(a), sortKey(b)));
  return objects.add('tree', Buffer.concat(sorted.flatMap(bytesOf)));
}

/** Git sorts a folder as if its name ended with a slash. */
function sortKey({ mode, name }: TreeEntry): Buffer {
  return mode === '40000' ? Buffer.concat([name, slash]) : name;
}

function bytesOf({ mode, name, id }: TreeEntry): Buffer[] {
  return [Buffer.from(`${mode} `), name, Buffer.alloc(1), Buffer.from(id, 'hex')];
}

/** The files of a tree; null if it has entries that only git itself can check out. */
export function filesOf(
  gitFolder: string,
  id: string,
  folder: Buffer = Buffer.alloc(0),
): TrackedFile[] | null {
  const files: TrackedFile[] = [];
  for (const entry of entriesOf(readObject(gitFolder, id)?.content ?? Buffer.alloc(0))) {
    const path = within(folder, entry.name);
    const isPlain = entry.mode !== '160000' && !special.has(entry.name.toString());
    const inside =
      entry.mode === '40000' ? filesOf(gitFolder, entry.id, path) : [{ ...entry, path }];
    if (!isPlain || !inside) return null;
    files.push(...inside);
  }
  return files;
}

/** Writes the files of a tree into a work tree. */
export function writeWorkTree(
  workTree: string,
  gitFolder: string,
  files: readonly TrackedFile[],
): void {
  for (const { path, mode, id } of files) {
    const place = within(Buffer.from(workTree), path);
    const content = readObject(gitFolder, id)?.content ?? Buffer.alloc(0);
    mkdirSync(place.subarray(0, place.lastIndexOf(slash)), { recursive: true });
    if (mode === '120000') symlinkSync(content, place);
    else writeFileSync(place, content);
    if (mode === '100755') chmodSync(place, 0o755);
  }
}

/** Removes files of a work tree, and folders that become empty. */
export function clearWorkTree(workTree: string, files: readonly TrackedFile[]): void {
  const folders = new Set<string>();
  for (const { path } of files) {
    rmSync(within(Buffer.from(workTree), path), { force: true });
    for (let end = path.lastIndexOf(slash); end > 0; end = path.lastIndexOf(slash, end - 1)) {
      folders.add(path.toString('latin1', 0, end));
    }
  }
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    const place = within(Buffer.from(workTree), Buffer.from(folder, 'latin1'));
    if (readdirSync(place).length === 0) rmdirSync(place);
  }
}
