/** The bytes of a file, readable several times without keeping them in memory. */
export interface Content {
  readonly size: number;
  pieces(): Iterable<Uint8Array>;
}

/** A content in memory. */
export function contentOf(bytes: Uint8Array): Content {
  return { size: bytes.length, pieces: () => [bytes] };
}
