import type { FileTree } from '../../model/tree.ts';
import type { WasmExports } from '../../model/value/wasm-exports.ts';
import { readWasmExports } from './exports.ts';

/** The bytes of a module that are read: compilers put the export section before the code. */
const maxModuleBytes = 4 * 1024 * 1024;

/** The start of a file that Git LFS replaced; its content is not in the tree. */
const lfsPointer = 'version https://git-lfs.github.com/spec/';

/** Reads the exports of WebAssembly modules in one batch; files that cannot be read are left out. */
export async function readModules(
  tree: FileTree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, WasmExports>> {
  const modules = new Map<string, WasmExports>();
  if (paths.length === 0) return modules;
  let chunks: Uint8Array[] = [];
  let length = 0;
  await tree.read(paths, (path, chunk, size, last) => {
    const part = chunk.subarray(0, Math.max(0, maxModuleBytes - length));
    if (part.length > 0) chunks.push(Buffer.from(part));
    length += part.length;
    if (!last) return;
    modules.set(path, readModule(Buffer.concat(chunks), size));
    chunks = [];
    length = 0;
  });
  return modules;
}

function readModule(bytes: Buffer, size: number): WasmExports {
  const isPointer = bytes.subarray(0, lfsPointer.length).toString('latin1') === lfsPointer;
  return isPointer ? { type: 'unread' } : readWasmExports(bytes, size);
}
