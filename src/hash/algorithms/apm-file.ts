import { createHash } from 'node:crypto';
import type { HashAlgorithm } from '../algorithm.ts';
import { lineEndingWriter } from '../line-endings.ts';

/**
 * The hash of apm for one deployed file: its bytes, with CRLF as LF if it is UTF-8 without NUL. Only the end
 * of the file decides that, so both forms are hashed.
 */
export const apmFile: HashAlgorithm = {
  id: 'apm-file',
  select: (files) => files.filter(({ kind }) => kind !== 'symlink').slice(0, 1),
  begin() {
    const [raw, normalized] = [createHash('sha256'), createHash('sha256')];
    const writer = lineEndingWriter('lf');
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let isText = true;
    let hasFile = false;
    const decode = (bytes?: Uint8Array) => {
      try {
        decoder.decode(bytes, { stream: bytes !== undefined });
      } catch {
        isText = false;
      }
    };
    return {
      file() {
        hasFile = true;
      },
      chunk(bytes) {
        raw.update(bytes);
        if (!isText) return;
        if (bytes.includes(0)) isText = false;
        else decode(bytes);
        normalized.update(writer.write(bytes));
      },
      end() {
        if (isText) decode();
        normalized.update(writer.end());
        return hasFile ? `sha256:${(isText ? normalized : raw).digest('hex')}` : '';
      },
    };
  },
};
