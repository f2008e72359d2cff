import { formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff';
import type { ChangedFile } from '../../model/changed-file.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { type Paint, painter, type Tone } from './paint.ts';
import { binaryHunk, patchPath } from './patch-parts.ts';

/** Beyond so many differing lines nobody reads them side by side, and looking for them takes long. */
const maxEditLength = 2000;

/** Changes of files as `git diff` prints them and `git apply` takes them. */
export function patch(files: readonly ChangedFile[], colour: boolean): string {
  const paint = painter(colour);
  return files
    .flatMap((file) => gitPatch(file))
    .map((line) => `${painted(line, paint)}\n`)
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
  if (safe.every((line, at) => line === lines[at])) {
    return [...header, `--- ${oldPart}`, `+++ ${newPart}`, ...lines];
  }
  // Spelled out, these lines would not apply: they are for readers, and git is given the bytes.
  return [...safe.map((line) => `# ${line}`), ...header, ...binaryHunk(before, after)];
}

/** The hunks of a patch, without the names of the files. */
function hunkLines({ before, after }: ChangedFile): string[] {
  const options = { context: 3, maxEditLength };
  const diff = structuredPatch('a', 'b', before, after, undefined, undefined, options);
  const hunks = diff?.hunks ?? [wholeFileHunk(before, after)];
  const none = { includeIndex: false, includeUnderline: false, includeFileHeaders: false };
  const names = { oldFileName: 'a', newFileName: 'b', oldHeader: undefined, newHeader: undefined };
  return formatPatch({ ...names, hunks }, none)
    .split('\n')
    .slice(0, -1);
}

/** One text in place of the other. */
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
 * A line of a patch with nothing hidden in it but what it needs to be applied and no terminal acts on:
 * tabs, a return at its end, a byte order mark.
 */
function formatLine(line: string): string {
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(line) ?? [];
  return neutralizeCommands(text.replace(/[^\t\ufeff]+/g, escapeInvisible)) + end;
}

function painted(line: string, paint: Paint): string {
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(line) ?? [];
  const tone = tones.find(([start]) => start.test(line))?.[1];
  return (tone === undefined ? text : paint(tone, text)) + end;
}
