import { formatPatch, type StructuredPatchHunk, structuredPatch } from 'diff';
import type { ChangedFile } from '../model/changed-file.ts';
import { defuse, visible } from './escape.ts';
import { type Paint, painter, type Tone } from './paint.ts';

/** Beyond so many differing lines nobody reads them side by side, and looking for them takes long. */
const mostDifferent = 2000;

/** Changes of files as `git diff` prints them and `git apply` takes them. */
export function patch(files: readonly ChangedFile[], colour: boolean): string {
  const paint = painter(colour);
  return files
    .flatMap((file) => gitPatch(file).split('\n').slice(0, -1))
    .map((line) => `${shown(line, paint)}\n`)
    .join('');
}

function gitPatch({ path, to, before, after }: ChangedFile): string {
  const options = { context: 3, maxEditLength: mostDifferent };
  const names = [`a/${path}`, `b/${to}`] as const;
  const found = structuredPatch(...names, before, after, undefined, undefined, options);
  const hunks = found?.hunks ?? [wholly(before, after)];
  const header = { oldHeader: undefined, newHeader: undefined, isGit: true, isRename: path !== to };
  return formatPatch({ oldFileName: names[0], newFileName: names[1], ...header, hunks });
}

/** One text in place of the other. */
function wholly(before: string, after: string): StructuredPatchHunk {
  const [was, now] = [linesOf(before, '-'), linesOf(after, '+')];
  return {
    oldStart: 1,
    oldLines: was.count,
    newStart: 1,
    newLines: now.count,
    lines: [...was.lines, ...now.lines],
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
function shown(line: string, paint: Paint): string {
  const [, text = '', end = ''] = /^(.*?)(\r?)$/s.exec(line) ?? [];
  const safe = defuse(text.replace(/[^\t\ufeff]+/g, visible));
  const tone = tones.find(([start]) => start.test(line))?.[1];
  return (tone === undefined ? safe : paint(tone, safe)) + end;
}
