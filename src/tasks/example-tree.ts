import { type FileTree, type MemoryFile, memoryTree } from '../model/tree.ts';

const markedPath = /^(.+) \((latin-1|base64|unreadable|executable|symlink|submodule|\d+ bytes)\)$/;

/**
 * The tree of an example. A suffix of a path states what text cannot show: `(latin-1)` its encoding, `(base64)` its bytes, `(4500000
 * bytes)` a size to pad to, `(unreadable)`, `(executable)`. The text of a `(symlink)` is its target, of a
 * `(submodule)` its commit.
 */
export function exampleTree(files: Readonly<Record<string, string>>): FileTree {
  const contents: Record<string, string | Uint8Array | MemoryFile> = {};
  const unreadable = new Set<string>();
  for (const [name, text] of Object.entries(files)) {
    const [, path = name, mark = ''] = markedPath.exec(name) ?? [];
    if (mark === 'unreadable') unreadable.add(path);
    if (isKind(mark))
      contents[path] = { kind: mark, content: mark === 'executable' ? text : text.trim() };
    else contents[path] = bytesOf(text, mark) ?? padToSize(text, mark);
  }
  const tree = memoryTree(contents);
  return {
    ...tree,
    read: async (paths, receive) => {
      const readable = paths.filter((path) => !unreadable.has(path));
      const failures = new Map(await tree.read(readable, receive));
      for (const path of paths) if (unreadable.has(path)) failures.set(path, 'unreadable');
      return failures;
    },
  };
}

/** The bytes of a text in another encoding than UTF-8. */
function bytesOf(text: string, mark: string): Uint8Array | null {
  if (mark === 'base64') return Buffer.from(text, 'base64');
  return mark === 'latin-1' ? Buffer.from(text, 'latin1') : null;
}

function isKind(mark: string): mark is 'executable' | 'symlink' | 'submodule' {
  return ['executable', 'symlink', 'submodule'].includes(mark);
}

/** Pads a text with letters to a size in bytes. */
function padToSize(text: string, mark: string): string {
  const size = Number.parseInt(mark, 10) || 0;
  return text + 'x'.repeat(Math.max(size - Buffer.byteLength(text), 0));
}
