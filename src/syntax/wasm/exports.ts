import type { ExportKind, WasmExports } from '../../model/value/wasm-exports.ts';
import { WasmReader } from './reader.ts';

/** The kinds of exports of WebAssembly, by their byte. */
const kinds: readonly ExportKind[] = ['function', 'table', 'memory', 'global', 'tag'];

/** The limit on exports of one module; compilers write some hundreds. */
const maxExports = 10_000;

const exportSection = 7;

/**
 * Reads the names that a WebAssembly module exports, from its first bytes. Runs nothing, and reads no other
 * section. `size` is the size of the whole file in bytes. Never throws. Source: WebAssembly core specification, "Binary Format".
 */
export function readWasmExports(bytes: Uint8Array, size = bytes.length): WasmExports {
  const header = headerFault(bytes);
  if (header !== null) return { type: 'invalid', fault: header };
  const reader = new WasmReader(bytes, 8);
  let found: WasmExports | null = null;
  while (reader.at < size) {
    const id = reader.byte();
    const length = reader.u32();
    if (id === null || length === null)
      return reader.at >= bytes.length && bytes.length < size ? (found ?? { type: 'unread' }) : cut;
    const end = reader.at + length;
    if (end > size) return cut;
    if (id === exportSection) {
      if (found) return { type: 'invalid', fault: 'has two export sections' };
      if (end > bytes.length) return { type: 'unread' };
      found = readSection(new WasmReader(bytes.subarray(0, end), reader.at));
      if (found.type !== 'module') return found;
    }
    reader.at = end;
  }
  return found ?? { type: 'module', exports: new Map() };
}

const cut: WasmExports = { type: 'invalid', fault: 'ends within a section' };

const malformed: WasmExports = { type: 'invalid', fault: 'has a malformed export section' };

/** The magic number and the version; components have the same magic number and another version. */
function headerFault(bytes: Uint8Array): string | null {
  const [magic, version] = [bytes.subarray(0, 4), bytes.subarray(4, 8)];
  if (!isEqual(magic, [0, 0x61, 0x73, 0x6d])) return 'has no WebAssembly header';
  if (isEqual(version, [1, 0, 0, 0])) return null;
  return version[2] === 1 ? 'is a WebAssembly component' : 'has a version other than 1';
}

function isEqual(bytes: Uint8Array, expected: readonly number[]): boolean {
  return bytes.length === expected.length && expected.every((byte, index) => bytes[index] === byte);
}

/** Each entry: a name, a kind and an index. A count beyond the entries is a fault, not a loop. */
function readSection(reader: WasmReader): WasmExports {
  const count = reader.u32();
  if (count === null || count > reader.left) return malformed;
  const exports = new Map<string, ExportKind>();
  for (let entry = 0; entry < count; entry++) {
    if (entry === maxExports) return { type: 'unread' };
    const name = reader.name();
    const kind = kinds[reader.byte() ?? -1];
    if (name === null || kind === undefined || reader.u32() === null || exports.has(name))
      return malformed;
    exports.set(name, kind);
  }
  return reader.left === 0 ? { type: 'module', exports } : malformed;
}
