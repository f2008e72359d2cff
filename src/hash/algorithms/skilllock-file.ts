import { createHash } from 'node:crypto';
import type { HashAlgorithm } from '../algorithm.ts';
import { lineEndingWriter } from '../line-endings.ts';

const carriageReturn = 0x0d;

/**
 * The hash of skilllock for one file: its bytes, or, with a carriage return in it, its text as UTF-8 with LF for
 * CRLF, in which invalid bytes are replacement characters. Only the end decides that, so both forms are hashed.
 */
export const skilllockFile: HashAlgorithm = {
  id: 'skilllock-file',
  select: (files) => files.filter(({ kind }) => kind !== 'symlink').slice(0, 1),
  begin() {
    const [raw, text] = [createHash('sha256'), createHash('sha256')];
    const writer = lineEndingWriter('lf');
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    let hasReturn = false;
    let hasFile = false;
    const writeText = (part: string) => text.update(writer.write(Buffer.from(part)));
    return {
      file() {
        hasFile = true;
      },
      chunk(bytes) {
        raw.update(bytes);
        writeText(decoder.decode(bytes, { stream: true }));
        hasReturn ||= bytes.includes(carriageReturn);
      },
      end() {
        writeText(decoder.decode());
        text.update(writer.end());
        return hasFile ? `sha256:${(hasReturn ? text : raw).digest('hex')}` : '';
      },
    };
  },
};
