import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/** The object types of git. */
export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

/** An object: its type and its bytes. */
export interface GitObject {
  readonly type: ObjectType;
  readonly content: Buffer;
}

/** An entry of a tree. */
export interface TreeEntry {
  readonly mode: string;
  readonly name: Buffer;
  readonly id: string;
}

/** Objects that a repository is about to get, in one pack. */
export class NewObjects {
  readonly #gitFolder: string;
  readonly #objects = new Map<string, GitObject>();

/** Writes an object; returns its id. */
export function writeObject(gitFolder: string, type: ObjectType, content: Uint8Array): string {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const id = createHash('sha1').update(bytes).digest('hex');
  const path = pathOf(gitFolder, id);
  if (existsSync(path)) return id;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, deflateSync(bytes, { level: 1 }), { mode: 0o444 });
  return id;
}

/** Reads a loose object; null if there is none. */
export function readObject(gitFolder: string, id: string): GitObject | null {
  const path = pathOf(gitFolder, id);
  if (!existsSync(path)) return null;
  const bytes = inflateSync(readFileSync(path));
  const start = bytes.indexOf(0);
  const [type = ''] = bytes.toString('latin1', 0, start).split(' ');
  return { type: type as ObjectType, content: bytes.subarray(start + 1) };
}

/** The entries of a tree, in its order. */
export function entriesOf(tree: Buffer): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < tree.length; ) {
    const end = tree.indexOf(0, at);
    const space = tree.indexOf(32, at);
    entries.push({
      mode: tree.toString('latin1', at, space),
      name: tree.subarray(space + 1, end),
      id: tree.toString('hex', end + 1, end + 21),
    });
    at = end + 21;
  }
  return entries;
}

/** The ids in the header of a commit or a tag under a key. */
export function idsIn(content: Buffer, key: 'tree' | 'parent' | 'object'): string[] {
  const [header = ''] = content.toString('latin1').split('\n\n', 1);
  return [...header.matchAll(new RegExp(`^${key} (\\w{40})$`, 'gm'))].map(([, id = '']) => id);
}

function referencesOf({ type, content }: GitObject, isLast: boolean): string[] {
  if (type === 'blob') return [];
  if (type === 'tag') return idsIn(content, 'object');
  if (type === 'commit')
    return [...idsIn(content, 'tree'), ...(isLast ? [] : idsIn(content, 'parent'))];
  return entriesOf(content).flatMap(({ mode, id }) => (mode === '160000' ? [] : [id]));
}

/**
 * Copies an object with everything it references to another repository, limiting the depth of commits; returns the
 * commits without copied parents. Null for a packed or missing object.
 */
export function shareObjects(
  from: string,
  to: string,
  id: string,
  depth = Number.POSITIVE_INFINITY,
): string[] | null {
  const boundary: string[] = [];
  const reached = new Set<string>();
  const queue = [{ id, depth }];
  const shared = new NewObjects(to);
  for (const { id: next, depth: left } of queue) {
    if (reached.has(next)) continue;
    reached.add(next);
    const object = readObject(from, next);
    if (!object) return null;
    const isLast = object.type === 'commit' && left === 1;
    if (isLast) boundary.push(next);
    const below = object.type === 'commit' ? left - 1 : left;
    for (const one of referencesOf(object, isLast)) queue.push({ id: one, depth: below });
    shared.add(object.type, object.content);
  }
  shared.write();
  return boundary;
}
