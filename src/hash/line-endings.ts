/** The line endings of a text for hashing. */
export type LineEndings = 'crlf' | 'lf';

/** Rewrites the line endings of one file, chunk by chunk; `end` returns the remaining bytes. */
export interface LineEndingWriter {
  write(bytes: Uint8Array): Uint8Array;
  end(): Uint8Array;
}

const [lf, cr] = [0x0a, 0x0d];
const noBytes = new Uint8Array(0);

/** Converts every lone LF to CRLF, or every CRLF to LF; a lone CR stays. */
export function lineEndingWriter(ends: LineEndings): LineEndingWriter {
  return ends === 'crlf' ? toCrlf() : toLf();
}

function toCrlf(): LineEndingWriter {
  let previousWasCr = false;
  return {
    write(bytes) {
      const out = new Uint8Array(bytes.length * 2);
      let length = 0;
      for (const byte of bytes) {
        if (byte === lf && !previousWasCr) out[length++] = cr;
        out[length++] = byte;
        previousWasCr = byte === cr;
      }
      return out.subarray(0, length);
    },
    end: () => noBytes,
  };
}

function toLf(): LineEndingWriter {
  let pendingCr = false;
  return {
    write(bytes) {
      const out = new Uint8Array(bytes.length + 1);
      let length = 0;
      for (const byte of bytes) {
        if (pendingCr && byte !== lf) out[length++] = cr;
        pendingCr = byte === cr;
        if (!pendingCr) out[length++] = byte;
      }
      return out.subarray(0, length);
    },
    end: () => (pendingCr ? Uint8Array.of(cr) : noBytes),
  };
}
