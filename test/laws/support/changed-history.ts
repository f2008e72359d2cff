import { execFileSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { findRepository } from '../../../src/io/git/repository.ts';
import { gitTree } from '../../../src/io/git/tree.ts';
import type { Report } from '../../../src/model/report.ts';
import { answerOf, bothReports } from './changed-only.ts';

/** `CLONE [COUNT]`: compares the two runs on up to COUNT (200) commits of a clone, each against its first parent. */
const [clone = '.', count = '200'] = process.argv.slice(2);
const { repository } = findRepository(clone);
if (!repository) throw new Error(`"${clone}" is not a git repository.`);

const listed = execFileSync(
  'git',
  [
    '-C',
    clone,
    'log',
    '--all',
    '--first-parent',
    '--min-parents=1',
    `-n${count}`,
    '--format=%H %P',
  ],
  { encoding: 'utf8' },
);
let [partial, newCount] = [0, 0];
const wrong: string[] = [];
const lines = listed.trim().split('\n');
for (const line of lines) {
  const [commit = '', parent = ''] = line.split(' ');
  const trees = {
    head: await gitTree(repository, commit),
    base: await gitTree(repository, parent),
  };
  const reports = await bothReports(trees);
  if (reports.partial.summary.unread) partial++;
  if (reports.full.findings.some(({ state }) => state === 'new')) newCount++;
  if (isDeepStrictEqual(answerOf(reports.full), answerOf(reports.partial))) continue;
  wrong.push(commit);
  console.log(`${commit} ${parent}: ${differences(reports.full, reports.partial).join('\n  ')}`);
}
console.log(
  `${clone}: ${lines.length} commits, ${newCount} with new findings, ${partial} read in part, ${wrong.length} with another answer.`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;

function differences(full: Report, part: Report): readonly string[] {
  const texts = (report: Report) =>
    report.findings
      .filter(({ state }) => state !== 'existing')
      .map((finding) => JSON.stringify(finding));
  const [expected, found] = [new Set(texts(full)), new Set(texts(part))];
  return [
    `${full.outcome}, ${part.outcome}`,
    ...[...expected].filter((line) => !found.has(line)).map((line) => `missing ${line}`),
    ...[...found].filter((line) => !expected.has(line)).map((line) => `extra ${line}`),
  ];
}
