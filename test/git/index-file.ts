import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a tree or of the index. */
export interface TrackedFile {
  readonly path: Buffer;
  /** In octal digits, such as `100644`. */
  readonly mode: string;
  readonly id: string;
}

/** The bytes of an entry before its path. */
const entryHead = 62;

/** The files of the index; null if it has entries that only git itself may change. */
export function readIndex(gitFolder: string): TrackedFile[] | null {
  const path = join(gitFolder, 'index');
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  if (bytes.readUInt32BE(4) !== 2) return null;
  const files: TrackedFile[] = [];
  let index = 12;
  for (let left = bytes.readUInt32BE(8); left > 0; left--) {
    const end = bytes.indexOf(0, index + entryHead);
    const mode = bytes.readUInt32BE(index + 24).toString(8);
    const isPlain = (bytes.readUInt16BE(index + 60) & 0xf000) === 0 && mode !== '160000';
    if (!isPlain) return null;
    const id = bytes.toString('hex', index + 40, index + 60);
    files.push({ path: bytes.subarray(index + entryHead, end), mode, id });
    index = end + 8 - ((end - index) % 8);
  }
  return files;
}

/** Writes an index of all files, with their status in the work tree. */
export function writeIndex(
  workTree: string,
  gitFolder: string,
  files: readonly TrackedFile[],
): void {
  const head = Buffer.alloc(12);
  head.write('DIRC');
  head.writeUInt32BE(2, 4);
  head.writeUInt32BE(files.length, 8);
  const sorted = files.toSorted((a, b) => Buffer.compare(a.path, b.path));
  const bytes = Buffer.concat([head, ...sorted.map((file) => entryOf(workTree, file))]);
  const checksum = createHash('sha1').update(bytes).digest();
  writeFileSync(join(gitFolder, 'index'), Buffer.concat([bytes, checksum]));
}

function entryOf(workTree: string, { path, mode, id }: TrackedFile): Buffer {
  const place = Buffer.concat([Buffer.from(`${workTree}/`), path]);
  const state = lstatSync(place, { bigint: true });
  const entry = Buffer.alloc(entryHead + path.length + 8 - ((entryHead + path.length) % 8));
  const second = 1_000_000_000n;
  const numbers = [
    ...[state.ctimeNs / second, state.ctimeNs % second],
    ...[state.mtimeNs / second, state.mtimeNs % second],
    ...[state.dev, state.ino, BigInt(Number.parseInt(mode, 8))],
    ...[state.uid, state.gid, state.size],
  ];
  numbers.forEach((number, index) => {
    entry.writeUInt32BE(Number(BigInt.asUintN(32, number)), index * 4);
  });
  entry.write(id, 40, 'hex');
  entry.writeUInt16BE(Math.min(path.length, 0xfff), 60);
  path.copy(entry, entryHead);
  return entry;
}
