/** The bytes of a file, which can be gone through more than once without holding them all. */
export interface Content {
  readonly size: number;
  pieces(): Iterable<Uint8Array>;
}

/** A content that is all in memory. */
export function contentOf(bytes: Uint8Array): Content {
  return { size: bytes.length, pieces: () => [bytes] };
}
