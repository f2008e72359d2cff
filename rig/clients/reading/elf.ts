const loaded = 1;
const dynamic = 2;
const executable = 1;

interface Segment {
  readonly address: number;
  readonly offset: number;
  readonly size: number;
  readonly isCode: boolean;
}

/** A 64-bit program for Linux, as far as pointers to texts need it. */
export class Elf {
  readonly bytes: Buffer;
  readonly segments: readonly Segment[];
  /** From the place of a pointer to where it points. */
  readonly pointers: ReadonlyMap<number, number>;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    const headers = headersOf(bytes);
    this.segments = headers
      .filter(({ type }) => type === loaded)
      .map(({ flags, address, offset, size }) => ({
        address,
        offset,
        size,
        isCode: (flags & executable) !== 0,
      }));
    const table = headers.find(({ type }) => type === dynamic);
    this.pointers = table === undefined ? new Map() : this.#relocations(table);
  }

  offsetOf(address: number): number | undefined {
    const at = this.segments.find(
      (segment) => address >= segment.address && address < segment.address + segment.size,
    );
    return at === undefined ? undefined : at.offset + address - at.address;
  }

  wordAt(address: number): number | undefined {
    const offset = this.offsetOf(address);
    if (offset === undefined || offset + 8 > this.bytes.length) return undefined;
    return Number(this.bytes.readBigUInt64LE(offset));
  }

  /** RELA and RELR: the two forms in which a loader is told of pointers. */
  #relocations({ offset, size }: { offset: number; size: number }): Map<number, number> {
    const entries = new Map<number, number>();
    for (let at = offset; at < offset + size; at += 16)
      entries.set(
        Number(this.bytes.readBigUInt64LE(at)),
        Number(this.bytes.readBigUInt64LE(at + 8)),
      );
    const pointers = new Map<number, number>();
    this.#readRela(entries.get(7), entries.get(8) ?? 0, pointers);
    this.#readRelr(entries.get(36), entries.get(35) ?? 0, pointers);
    return pointers;
  }

  #readRela(table: number | undefined, size: number, pointers: Map<number, number>): void {
    const start = table === undefined ? undefined : this.offsetOf(table);
    if (start === undefined) return;
    for (let at = start; at < start + size; at += 24)
      if (this.bytes.readUInt32LE(at + 8) === 8)
        pointers.set(
          Number(this.bytes.readBigUInt64LE(at)),
          Number(this.bytes.readBigInt64LE(at + 16)),
        );
  }

  #readRelr(table: number | undefined, size: number, pointers: Map<number, number>): void {
    const start = table === undefined ? undefined : this.offsetOf(table);
    if (start === undefined) return;
    let next = 0;
    const add = (address: number) => pointers.set(address, this.wordAt(address) ?? 0);
    for (let at = start; at < start + size; at += 8) {
      const entry = this.bytes.readBigUInt64LE(at);
      if ((entry & 1n) === 0n) {
        add(Number(entry));
        next = Number(entry) + 8;
        continue;
      }
      for (let bit = 0; bit < 63; bit += 1)
        if (((entry >> BigInt(bit + 1)) & 1n) === 1n) add(next + 8 * bit);
      next += 63 * 8;
    }
  }
}

function headersOf(bytes: Buffer) {
  const [start, count] = [Number(bytes.readBigUInt64LE(32)), bytes.readUInt16LE(56)];
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * 56;
    return {
      type: bytes.readUInt32LE(at),
      flags: bytes.readUInt32LE(at + 4),
      offset: Number(bytes.readBigUInt64LE(at + 8)),
      address: Number(bytes.readBigUInt64LE(at + 16)),
      size: Number(bytes.readBigUInt64LE(at + 32)),
    };
  });
}
