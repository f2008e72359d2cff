import { createHash, type Hash } from 'node:crypto';
import type { Problem } from '../model/finding.ts';
import { type Message, msg } from '../model/message.ts';
import { LineMap, type Location } from '../model/text/text.ts';
import type { FileTree, ReadFailure } from '../model/tree.ts';
import type { Json } from '../model/value/value.ts';

/** A text file; without a text, a problem states why. */
export interface TextFile {
  readonly text: string | null;
  readonly problems: readonly Problem[];
}

/** The size limit of text files, far above any manifest or lock: the body of a manifest may have 1 MiB. */
export const maxTextBytes = 4 * 1024 * 1024;

/** The text of a file that was read without a problem; null for any other. */
export function soundText(file: TextFile | undefined): string | null {
  return file && file.problems.length === 0 ? file.text : null;
}

const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenientDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Encodings of some Windows programs, detected by their byte order mark. */
const utf16Encodings = [
  { name: 'utf-16le', mark: [0xff, 0xfe] },
  { name: 'utf-16be', mark: [0xfe, 0xff] },
];

/** Reads text files as UTF-8 in one batch. */
export async function readTexts(
  tree: FileTree,
  paths: readonly string[],
): Promise<ReadonlyMap<string, TextFile>> {
  const texts = new Map<string, TextFile>();
  if (paths.length === 0) return texts;
  let chunks: Uint8Array[] = [];
  let largeFileHash: Hash | null = null;
  const failures = await tree.read(paths, (path, chunk, size, last) => {
    if (size <= maxTextBytes) chunks.push(last ? chunk : Buffer.from(chunk));
    else {
      largeFileHash ??= createHash('sha256');
      largeFileHash.update(chunk);
    }
    if (!last) return;
    texts.set(
      path,
      largeFileHash ? tooLarge(path, size, largeFileHash.digest('hex')) : decode(path, chunks),
    );
    chunks = [];
    largeFileHash = null;
  });
  for (const [path, reason] of failures) texts.set(path, unreadableFile(path, reason));
  return texts;
}

/** A `readTexts` that reads each file of a tree once. */
export function readingOnce(): typeof readTexts {
  const known = new Map<FileTree, Map<string, TextFile>>();
  return async (tree, paths) => {
    const texts = known.get(tree) ?? new Map<string, TextFile>();
    known.set(tree, texts);
    const unread = paths.filter((path) => !texts.has(path));
    for (const [path, text] of await readTexts(tree, unread)) texts.set(path, text);
    return texts;
  };
}

function decode(path: string, chunks: readonly Uint8Array[]): TextFile {
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  const encoding = utf16Encodings.find(({ mark }) => bytes[0] === mark[0] && bytes[1] === mark[1]);
  if (encoding) {
    const text = new TextDecoder(encoding.name).decode(bytes);
    const message = msg`The file is UTF-16; agents read UTF-8.`;
    return { text, problems: [encodingProblem(message, { path }, 'utf-16', text)] };
  }
  try {
    return { text: strictDecoder.decode(bytes), problems: [] };
  } catch {
    const text = lenientDecoder.decode(bytes);
    const firstInvalid = text.indexOf('\ufffd');
    const at = new LineMap(text).locate(path, firstInvalid, firstInvalid + 1);
    const value = faultyLines(bytes);
    return { text, problems: [encodingProblem(msg`Invalid UTF-8.`, at, 'encoding', value)] };
  }
}

function encodingProblem(message: Message, at: Location, about: string, value: Json): Problem {
  return { rule: 'file-encoding', message, help: msg`Save the file as UTF-8.`, at, about, value };
}

/** The lines with invalid UTF-8, as bytes: different bytes are a different fault. */
function faultyLines(bytes: Uint8Array): readonly string[] {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  return lines.filter((line) => {
    const buffer = Buffer.from(line, 'latin1');
    return !Buffer.from(buffer.toString('utf8')).equals(buffer);
  });
}

function tooLarge(path: string, size: number, value: string): TextFile {
  const message = msg`The file has ${size} bytes; at most ${maxTextBytes} are read.`;
  const help = msg`Make the file smaller.`;
  return unread({ rule: 'file-too-large', message, help, at: { path }, about: 'size', value });
}

function unreadableFile(path: string, reason: ReadFailure): TextFile {
  const words =
    reason === 'missing'
      ? {
          message: msg`The file is listed, but its content is missing.`,
          help: msg`Check whether the clone is complete.`,
        }
      : {
          message: msg`The file cannot be read.`,
          help: msg`Check its permissions, and whether it is a regular file.`,
        };
  return unread({ rule: 'file-unreadable', ...words, at: { path }, about: reason });
}

function unread(problem: Problem): TextFile {
  const notes = [{ message: msg`The file was not checked.` }];
  return { text: null, problems: [{ ...problem, notes }] };
}
