const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads numbers and names of the WebAssembly binary format; null beyond the end or for a malformed value. */
export class WasmReader {
  readonly #bytes: Uint8Array;
  /** The offset of the next byte. */
  at: number;

  constructor(bytes: Uint8Array, index: number) {
    this.#bytes = bytes;
    this.at = index;
  }

  /** The count of bytes up to the end. */
  get left(): number {
    return this.#bytes.length - this.at;
  }

  byte(): number | null {
    return this.#bytes[this.at++] ?? null;
  }

  /** A number in LEB128: at most 5 bytes and 32 bits. */
  u32(): number | null {
    let value = 0;
    for (let index = 0; index < 5; index++) {
      const byte = this.byte();
      if (byte === null || (index === 4 && byte > 0x0f)) return null;
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return value;
    }
    return null;
  }

  /** A name in UTF-8, after its length in bytes. */
  name(): string | null {
    const length = this.u32();
    if (length === null || length > this.left) return null;
    const start = this.at;
    this.at += length;
    try {
      return decoder.decode(this.#bytes.subarray(start, this.at));
    } catch {
      return null;
    }
  }
}
