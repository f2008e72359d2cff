import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/** The kinds of git objects, each at its number in packs. */
const types = ['', 'commit', 'tree', 'blob', 'tag'] as const;

export type ObjectType = Exclude<(typeof types)[number], ''>;

/** An object: its kind and its bytes. */
export interface GitObject {
  readonly type: ObjectType;
  readonly content: Buffer;
}

/** The bytes of a pack, and the offsets of its objects. */
interface Pack {
  readonly bytes: Buffer;
  readonly offsets: ReadonlyMap<string, number>;
}

/** The last packs that were read; a pack is never changed. */
const known = new Map<string, Pack>();

/** The id of an object. */
export function idOf({ type, content }: GitObject): string {
  return createHash('sha1').update(`${type} ${content.length}\0`).update(content).digest('hex');
}

/** Writes objects into one pack. */
export function writePack(gitFolder: string, objects: ReadonlyMap<string, GitObject>): void {
  if (objects.size === 0) return;
  const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
  head.writeUInt32BE(objects.size, 8);
  const entries = [...objects].map(([id, object]) => ({ id, bytes: entryOf(object) }));
  const body = Buffer.concat([head, ...entries.map(({ bytes }) => bytes)]);
  const checksum = createHash('sha1').update(body).digest();
  const path = join(gitFolder, 'objects/pack', `pack-${checksum.toString('hex')}`);
  writeFileSync(`${path}.pack`, Buffer.concat([body, checksum]), { mode: 0o444 });
  writeFileSync(`${path}.idx`, indexOf(entries, checksum), { mode: 0o444 });
}

function entryOf({ type, content }: GitObject): Buffer {
  const bytes = [(types.indexOf(type) << 4) | (content.length & 15)];
  for (let left = content.length >>> 4; left > 0; left >>>= 7) {
    bytes.push((bytes.pop() ?? 0) | 128, left & 127);
  }
  return Buffer.concat([Buffer.from(bytes), deflateSync(content, { level: 1 })]);
}

function indexOf(entries: readonly { id: string; bytes: Buffer }[], checksum: Buffer): Buffer {
  let offset = 12;
  const rows = entries.map(({ id, bytes }) => {
    const row = { id: Buffer.from(id, 'hex'), sum: crc32(bytes), offset: offset };
    offset += bytes.length;
    return row;
  });
  rows.sort((a, b) => Buffer.compare(a.id, b.id));
  const fan = Array.from({ length: 256 }, () => 0);
  for (const { id } of rows)
    for (let byte = id[0] ?? 0; byte < 256; byte++) fan[byte] = (fan[byte] ?? 0) + 1;
  const numbers = Buffer.alloc(8 * rows.length);
  rows.forEach(({ sum, offset }, row) => {
    numbers.writeUInt32BE(sum, row * 4);
    numbers.writeUInt32BE(offset, (rows.length + row) * 4);
  });
  const table = Buffer.alloc(1024);
  fan.forEach((count, byte) => {
    table.writeUInt32BE(count, byte * 4);
  });
  const magic = Buffer.from('\xfftOc\0\0\0\x02', 'latin1');
  const ids = rows.map(({ id }) => id);
  const index = Buffer.concat([magic, table, ...ids, numbers, checksum]);
  return Buffer.concat([index, createHash('sha1').update(index).digest()]);
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Buffer): number {
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ (crcTable[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}

/** True if an object exists. */
export function hasObject(gitFolder: string, id: string): boolean {
  return (
    packsOf(gitFolder).some(({ offsets }) => offsets.has(id)) || existsSync(looseAt(gitFolder, id))
  );
}

/** Reads an object of any pack, or of a file of its own; null if it is missing or a delta. */
export function readObject(gitFolder: string, id: string): GitObject | null {
  for (const { bytes, offsets } of packsOf(gitFolder)) {
    const offset = offsets.get(id);
    if (offset !== undefined) return readEntry(bytes, offset);
  }
  const path = looseAt(gitFolder, id);
  if (!existsSync(path)) return null;
  const bytes = inflateSync(readFileSync(path));
  const start = bytes.indexOf(0);
  const [type = ''] = bytes.toString('latin1', 0, start).split(' ');
  return { type: type as ObjectType, content: bytes.subarray(start + 1) };
}

function looseAt(gitFolder: string, id: string): string {
  return join(gitFolder, 'objects', id.slice(0, 2), id.slice(2));
}

function packsOf(gitFolder: string): Pack[] {
  const folder = join(gitFolder, 'objects/pack');
  const names = readdirSync(folder).filter((name) => name.endsWith('.idx'));
  return names.map((name) => packOf(join(folder, name)));
}

function packOf(indexPath: string): Pack {
  const cached = known.get(indexPath);
  if (cached) return cached;
  const index = readFileSync(indexPath);
  const count = index.readUInt32BE(8 + 255 * 4);
  const offsets = new Map<string, number>();
  for (let row = 0; row < count; row++) {
    const id = index.toString('hex', 1032 + row * 20, 1052 + row * 20);
    offsets.set(id, index.readUInt32BE(1032 + count * 24 + row * 4));
  }
  const pack = { bytes: readFileSync(indexPath.replace(/idx$/, 'pack')), offsets };
  known.set(indexPath, pack);
  const [oldest] = known.keys();
  if (known.size > 50 && oldest !== undefined) known.delete(oldest);
  return pack;
}

function readEntry(pack: Buffer, offset: number): GitObject | null {
  let index = offset;
  const type = types[((pack[index] ?? 0) >> 4) & 7];
  while ((pack[index] ?? 0) & 128) index++;
  return type ? { type, content: inflateSync(pack.subarray(index + 1)) } : null;
}
