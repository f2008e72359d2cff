import { type GitObject, hasObject, idOf, readObject, writePack } from './packs.ts';

/** An entry of a tree. */
export interface TreeEntry {
  readonly mode: string;
  readonly name: Buffer;
  readonly id: string;
}

/** New objects of a repository, in one pack. */
export class NewObjects {
  readonly #gitFolder: string;
  readonly #objects = new Map<string, GitObject>();

  constructor(gitFolder: string) {
    this.#gitFolder = gitFolder;
  }

  /** Adds an object; returns its id. */
  add(type: GitObject['type'], content: Buffer): string {
    const object = { type, content };
    const id = idOf(object);
    if (!hasObject(this.#gitFolder, id)) this.#objects.set(id, object);
    return id;
  }

  write(): void {
    writePack(this.#gitFolder, this.#objects);
  }
}

/** The entries of a tree, in its order. */
export function entriesOf(tree: Buffer): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let index = 0; index < tree.length; ) {
    const end = tree.indexOf(0, index);
    const space = tree.indexOf(32, index);
    entries.push({
      mode: tree.toString('latin1', index, space),
      name: tree.subarray(space + 1, end),
      id: tree.toString('hex', end + 1, end + 21),
    });
    index = end + 21;
  }
  return entries;
}

/** The ids under a key in the header of a commit or a tag. */
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
 * Copies an object and all its references to another repository, commits down to a depth; returns the commits whose
 * parents were left out. Null if an object cannot be read.
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
    for (const reference of referencesOf(object, isLast))
      queue.push({ id: reference, depth: below });
    shared.add(object.type, object.content);
  }
  shared.write();
  return boundary;
}
