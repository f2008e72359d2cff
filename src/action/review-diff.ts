import type { Forge } from '../report/reporter.ts';
import type { ReplacedLines } from '../tasks/suggest/replaced-lines.ts';
import { hasTexts, requireAnswer } from './answer.ts';
import type { Api } from './api.ts';

/** A pull request of a server. */
export interface PullRequest {
  readonly pull_number: number;
  readonly forge: Forge;
}

/** Consecutive lines of a head file that a diff shows. */
interface Hunk {
  /** The first line, from 1. */
  readonly start: number;
  /** The lines without their ends. */
  readonly lines: readonly string[];
}

/** The hunks of a diff by the path of the head file. */
export type Diff = ReadonlyMap<string, readonly Hunk[]>;

/** The diff of a pull request. Gitea lists files without patches, but has the diff as text. */
export async function readDiff(api: Api, { pull_number, forge }: PullRequest): Promise<Diff> {
  const route = '/repos/{owner}/{repo}/pulls/{pull_number}';
  if (forge === 'gitea') return diffOf(String(await api.get(`${route}.diff`, { pull_number })));
  const files = await api.list<{ filename: string; patch?: string }>(`${route}/files`, {
    pull_number,
  });
  requireAnswer(
    files.every((file) => hasTexts(file, 'filename')),
    'list of files',
  );
  return new Map(files.map(({ filename, patch = '' }) => [filename, hunksOf(patch)]));
}

/** True if one hunk has all these lines at their place: only then can they carry a suggestion. */
export function hasLines(diff: Diff, path: string, { start, before }: ReplacedLines): boolean {
  return (diff.get(path) ?? []).some((hunk) => {
    const shown = hunk.lines.slice(start - hunk.start, start - hunk.start + before.length);
    return start >= hunk.start && before.every((line, index) => line === shown[index]);
  });
}

/** The hunks of a text of several patches, as `git diff` writes it. */
function diffOf(text: string): Diff {
  const patches = text.split(/(?<=\n)(?=diff --git )/);
  return new Map(
    patches.flatMap((patch) => {
      const [header = ''] = patch.split('\n@@ ', 1);
      const name = header.split('\n').find((line) => line.startsWith('+++ '));
      const path =
        name && unquote(name.slice(4).replace(/(?<![\t\r])[\t\r]+$/, '')).replace(/^b\//, '');
      return path ? [[path, hunksOf(patch.slice(header.length))] as const] : [];
    }),
  );
}

const escapes: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

/** The path that git writes in quotes if it has special characters. */
function unquote(name: string): string {
  if (!/^".*"$/.test(name)) return name;
  const parts = name.slice(1, -1).match(/\\[0-7]{3}|\\.|[^\\]+/g) ?? [];
  const bytes = parts.map((part) => {
    if (!part.startsWith('\\')) return Buffer.from(part);
    const code = part.slice(1);
    const byte = code.length === 3 ? Number.parseInt(code, 8) : escapes[code];
    return Buffer.from(byte === undefined ? code : [byte]);
  });
  return Buffer.concat(bytes).toString('utf8');
}

function hunksOf(patch: string): readonly Hunk[] {
  const hunks: { start: number; lines: string[] }[] = [];
  for (const line of patch.split('\n')) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(line)?.[1];
    if (start !== undefined) hunks.push({ start: Number(start), lines: [] });
    else if (/^[ +]/.test(line)) hunks.at(-1)?.lines.push(line.slice(1).replace(/\r$/, ''));
  }
  return hunks;
}
