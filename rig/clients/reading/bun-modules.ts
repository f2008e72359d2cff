import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import * as zlib from 'node:zlib';

const trailer = '\n---- Bun! ----\n';
const offsetsSize = 32;
const entrySize = 52;
/** Node.js has it since version 22.15. */
const { zstdDecompressSync: unpack } = zlib as { zstdDecompressSync?(bytes: Buffer): Buffer };

/** The texts that a program compiled by Bun carries, by their names in it. Reads the file, runs nothing. */
export function bunModules(file: string): Map<string, string> {
  const payload = payloadOf(file);
  const modules = new Map<string, string>();
  const { at, length } = payload.table;
  for (let entry = at; entry + entrySize <= at + length; entry += entrySize) {
    const name = payload.bytes(entry).toString();
    const bytes = payload.bytes(entry + 8);
    const base = name.replace(/^.*?[/\\]root[/\\]/, '');
    if (base.endsWith('.md.zst') && unpack) modules.set(base, unpack(bytes).toString('utf8'));
    if (/\.(?:js|mjs|md|txt|json)$|^[^.]+$/.test(base)) modules.set(base, textOf(bytes));
  }
  return modules;
}

/** Bun keeps a text with characters beyond Latin-1 in two bytes each. */
function textOf(bytes: Buffer): string {
  return bytes.toString(bytes[1] === 0 ? 'utf16le' : 'utf8');
}

function payloadOf(file: string) {
  const whole = readAll(file);
  const end = whole.lastIndexOf(trailer) - offsetsSize;
  if (end < 0) throw new Error(`${file} is not compiled by Bun.`);
  const start = end - Number(whole.readBigUInt64LE(end));
  const slice = (at: number) => {
    const from = start + whole.readUInt32LE(at);
    return whole.subarray(from, from + whole.readUInt32LE(at + 4));
  };
  const table = { at: start + whole.readUInt32LE(end + 8), length: whole.readUInt32LE(end + 12) };
  return { table, bytes: slice };
}

function readAll(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.allocUnsafe(fstatSync(handle).size);
    let read = 0;
    while (read < bytes.length) read += readSync(handle, bytes, read, bytes.length - read, read);
    return bytes;
  } finally {
    closeSync(handle);
  }
}
