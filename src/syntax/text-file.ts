import { createHash, type Hash } from 'node:crypto';
import type { Problem } from '../model/finding.ts';
import { LineMap } from '../model/text/text.ts';
import type { FileTree } from '../model/tree.ts';

/** A text file, read; without a text there is a problem that says why. */
export interface Text {
  readonly text: string | null;
  readonly problems: readonly Problem[];
}

/** No text is read that is larger: no manifest and no lock is, of which the body alone may hold 1 MiB. */
export const maximumBytes = 4 * 1024 * 1024;

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const loose = new TextDecoder('utf-8', { ignoreBOM: true });

/** What some Windows programs write; the mark tells. */
const wideEncodings = [
  { name: 'utf-16le', mark: [0xff, 0xfe] },
  { name: 'utf-16be', mark: [0xfe, 0xff] },
];

/** Reads text files as UTF-8, in one batch. */
export async function readTexts(
  tree: FileTree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Text>> {
  const texts = new Map<string, Text>();
  if (paths.length === 0) return texts;
  let pieces: Uint8Array[] = [];
  let large: Hash | null = null;
  const failures = await tree.read(paths, (path, chunk, size, last) => {
    if (size <= maximumBytes) pieces.push(last ? chunk : Buffer.from(chunk));
    else {
      large ??= createHash('sha256');
      large.update(chunk);
    }
    if (!last) return;
    texts.set(path, large ? tooLarge(path, size, large.digest('hex')) : decode(path, pieces));
    pieces = [];
    large = null;
  });
  for (const [path, reason] of failures) texts.set(path, unread(path, reason));
  return texts;
}

function decode(path: string, pieces: readonly Uint8Array[]): Text {
  const bytes = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  const wide = wideEncodings.find(({ mark }) => bytes[0] === mark[0] && bytes[1] === mark[1]);
  if (wide) {
    const message = 'The file is UTF-16 text; agents read UTF-8.';
    const text = new TextDecoder(wide.name).decode(bytes);
    return { text, problems: [{ rule: 'file-encoding', message, at: { path }, value: text }] };
  }
  try {
    return { text: strict.decode(bytes), problems: [] };
  } catch {
    const text = loose.decode(bytes);
    const first = text.indexOf('\ufffd');
    const at = new LineMap(text).place(path, first, first + 1);
    const message = 'The file is not UTF-8 text; this and every other such byte is read as U+FFFD.';
    const value = faultyLines(bytes);
    return { text, problems: [{ rule: 'file-encoding', message, at, about: 'encoding', value }] };
  }
}

/** The lines that are no UTF-8 text, by their bytes: other bytes there are another fault. */
function faultyLines(bytes: Uint8Array): readonly string[] {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  return lines.filter((line) => {
    const buffer = Buffer.from(line, 'latin1');
    return !Buffer.from(buffer.toString('utf8')).equals(buffer);
  });
}

function tooLarge(path: string, size: number, value: string): Text {
  const message = `The file has ${size} bytes; at most ${maximumBytes} are read.`;
  return { text: null, problems: [{ rule: 'file-too-large', message, at: { path }, value }] };
}

function unread(path: string, reason: string): Text {
  const message =
    reason === 'missing'
      ? 'The file is listed but its content is not here (a partial clone, or deleted meanwhile).'
      : 'The file cannot be read (permissions, or not a regular file).';
  return { text: null, problems: [{ rule: 'file-unreadable', message, at: { path } }] };
}
