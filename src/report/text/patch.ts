import { formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff';
import type { ChangedFile } from '../../model/changed-file.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { type Paint, painter, type Tone } from './paint.ts';
import { binaryHunk, patchPath } from './patch-parts.ts';

/** Above this number of differing lines, the diff is slow to compute and unreadable; the whole file is replaced. */
const maxEditLength = 2000;

/** Changes of files in the format of `git diff`, for `git apply`. */
export function patch(files: readonly ChangedFile[], colour: boolean): string {
  const paint = painter(colour);
  return files
    .flatMap((file) => gitPatch(file))
    .map((line) => `${paintLine(line, paint)}\n`)
    .join('');
}

function gitPatch(file: ChangedFile): string[] {
  const { path, to, before, after } = file;
  const [oldPart, newPart] = [patchPath(`a/${path}`), patchPath(`b/${to}`)];
  const renames =
    path === to ? [] : [`rename from ${patchPath(path)}`, `rename to ${patchPath(to)}`];
  const header = [`diff --git ${oldPart} ${newPart}`, ...renames];
  if (before === after) return header;
  const lines = hunkLines(file);
  const safe = lines.map(formatLine);
  if (safe.every((line, index) => line === lines[index])) {
    return [...header, `--- ${oldPart}`, `+++ ${newPart}`, ...lines];
  }
  // Escaped lines would not apply, so they become comments, and a binary hunk has the bytes.
  return [...safe.map((line) => `# ${line}`), ...header, ...binaryHunk(before, after)];
}

/** The hunks of a patch, without headers. */
function hunkLines({ before, after }: ChangedFile): string[] {
  const options = { context: 3, maxEditLength };
  const diff = structuredPatch('a', 'b', before, after, undefined, undefined, options);
  const hunks = diff?.hunks ?? [wholeFileHunk(before, after)];
  const headerOptions = { includeIndex: false, includeUnderline: false, includeFileHeaders: false };
  const names = { oldFileName: 'a', newFileName: 'b', oldHeader: undefined, newHeader: undefined };
  return formatPatch({ ...names, hunks }, headerOptions)
    .split('\n')
    .slice(0, -1);
}

/** One hunk that replaces the whole file. */
function wholeFileHunk(before: string, after: string): StructuredPatchHunk {
  const [oldPart, newPart] = [linesOf(before, '-'), linesOf(after, '+')];
  return {
    oldStart: 1,
    oldLines: oldPart.count,
    newStart: 1,
    newLines: newPart.count,
    lines: [...oldPart.lines, ...newPart.lines],
  };
}

function linesOf(text: string, sign: string): { count: number; lines: string[] } {
  const lines = text.split('\n').map((line) => `${sign}${line}`);
  const count = text.endsWith('\n') ? lines.length - 1 : lines.length;
  const end = text.endsWith('\n') ? [] : ['\\ No newline at end of file'];
  return { count, lines: [...lines.slice(0, count), ...end] };
}

const tones: readonly (readonly [start: RegExp, tone: Tone])[] = [
  [/^(?:diff |--- |\+\+\+ |rename )/, 'strong'],
  [/^@@ /, 'note'],
  [/^-/, 'error'],
  [/^\+/, 'good'],
];

/**
 * Escapes a line of a patch, except for tabs, a carriage return at its end, and byte order marks: `git apply` needs
 * them.
 */
function formatLine(line: string): string {
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(line) ?? [];
  return neutralizeCommands(text.replace(/[^\t\ufeff]+/g, escapeInvisible)) + end;
}

function paintLine(line: string, paint: Paint): string {
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(line) ?? [];
  const tone = tones.find(([start]) => start.test(line))?.[1];
  return (tone === undefined ? text : paint(tone, text)) + end;
}
