import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { encodePath } from '../../model/text/path.ts';
import { neutralizeCommands } from '../escape.ts';

/** A path in a patch header: in C quotes with octal escapes, unless it is plain. */
export function patchPath(path: string): string {
  const bytes = encodePath(path);
  const hasCommand = neutralizeCommands(path) !== path;
  if (!hasCommand && bytes.every((byte) => isPlain(byte))) return path;
  const quoted = [...bytes].map((byte) =>
    isPlain(byte) && !(hasCommand && byte === 0x23)
      ? String.fromCharCode(byte)
      : `\\${byte.toString(8).padStart(3, '0')}`,
  );
  return `"${quoted.join('')}"`;
}

function isPlain(byte: number): boolean {
  return byte >= 0x20 && byte <= 0x7e && byte !== 0x22 && byte !== 0x5c;
}

/** A replacement text as a binary hunk for `git apply`, in characters that runners and terminals do not interpret. */
export function binaryHunk(before: string, after: string): string[] {
  const bytes = Buffer.from(after);
  return [
    `index ${blobId(Buffer.from(before))}..${blobId(bytes)}`,
    'GIT binary patch',
    `literal ${bytes.length}`,
    ...base85Lines(deflateSync(bytes)),
    '',
  ];
}

function blobId(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

const digits =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';

/** Bytes per line. */
const maxLineBytes = 52;

function base85Lines(bytes: Uint8Array): string[] {
  const lines: string[] = [];
  for (let index = 0; index < bytes.length; index += maxLineBytes) {
    const part = bytes.subarray(index, index + maxLineBytes);
    const { length } = part;
    const size = String.fromCharCode(length <= 26 ? length + 64 : length + 70);
    lines.push(size + base85(part));
  }
  return lines;
}

function base85(bytes: Uint8Array): string {
  const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  let text = '';
  for (let index = 0; index < padded.length; index += 4) {
    let left = padded.readUInt32BE(index);
    let group = '';
    for (let digit = 0; digit < 5; digit++) {
      group = digits.charAt(left % 85) + group;
      left = Math.floor(left / 85);
    }
    text += group;
  }
  return text;
}
