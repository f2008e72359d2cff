import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { github } from '../../src/report/github.ts';
import { markdown } from '../../src/report/markdown/markdown.ts';
import { titleText } from '../../src/report/outcome/outcome.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { checkout, origin, pullRequest } from '../support/git.ts';
import { startApi } from '../support/github/github-api.ts';
import { runActionHere } from '../support/in-process.ts';
import { faultsOf, tablesIn } from '../support/markdown-page.ts';
import { type Annotation, annotationsIn, commandsIn } from '../support/runner-log.ts';
import {
  isChangedAt,
  kinds,
  largeReport,
  type Spread,
  spreads,
} from '../support/samples/large-report.ts';

const amounts = [0, 1, 9, 10, 11, 500];
const levels = ['error', 'warning', 'notice'] as const;

/** The output of the Action outside the collapsed group, with the error of the failing step. */
function logOf(report: Report): string {
  const log = github.render(report, { ...defaultRenderOptions, summary: true });
  return report.outcome === 'fail' ? `${log}::error::${titleText(report)}.\n` : log;
}

/** The number of findings in annotations, except the one of the step itself. */
function reportedCount(annotations: readonly Annotation[]): number {
  const also = ({ message }: Annotation) =>
    Number(/\(and (\d+) more in this file/.exec(message)?.[1] ?? 0);
  const own = annotations.filter(({ title }) => title !== undefined);
  return own.reduce((sum, annotation) => sum + 1 + also(annotation), 0);
}

/** The number of findings that a log reports as omitted. */
function moreIn(log: string): number {
  return Number(/^(\d+) more findings? in the summary\.$/m.exec(log)?.[1] ?? 0);
}

/** The invariants of every log: the runner drops nothing, the worst findings come first, the rest is counted. */
function expectWithinCaps(log: string, total: number): Annotation[] {
  const annotations = annotationsIn(log);
  const commands = commandsIn(log).filter((name) => levels.some((level) => level === name));
  expect(annotations, 'the runner drops nothing').toHaveLength(commands.length);
  const findings = annotations.filter(({ title }) => title !== undefined);
  expect(findings.filter(({ level }) => level === 'error').length).toBeLessThanOrEqual(9);
  const ranks = findings.map(({ level }) => levels.indexOf(level));
  expect(ranks, 'worst first').toEqual(ranks.toSorted());
  expect(reportedCount(annotations) + moreIn(log), 'all are told or counted').toBe(total);
  return findings;
}

describe.each(kinds)('findings that are %s', (kind) => {
  describe.each(spreads)('in %s', (spread: Spread) => {
    test.each(kind === 'mixed' ? [...amounts, 10_000] : amounts)('%i of them', (amount) => {
      const report = largeReport(amount, spread, kind);
      const findings = expectWithinCaps(logOf(report), amount);
      const groups = amount === 0 ? 0 : Math.max(1, Math.ceil(amount / sizes[spread]));
      if (kind !== 'mixed') expect(findings).toHaveLength(Math.min(groups, caps[kind]));
      if (spread === 'many files') expectChangedFirst(findings, report);

      const summary = markdown.render(report, defaultRenderOptions);
      expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
      const comment = markdown.render(report, { ...defaultRenderOptions, limit: 65_000 });
      expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(65_000);
      expect([...faultsOf(summary), ...faultsOf(comment)]).toEqual([]);
      expect(tablesIn(summary)).toHaveLength(rowsOf(report) > 1 ? 1 : 0);
    });
  });
});

/** The number of changed skills with errors or warnings; one alone needs no table. */
function rowsOf({ findings, skills }: Report): number {
  const open = new Set(
    findings.filter(({ severity }) => severity !== 'note').map((each) => each.skill),
  );
  return skills.filter(({ root, status }) => status === 'changed' && open.has(root)).length;
}

/** The sizes of annotations with several findings. */
const sizes = {
  'many files': 1,
  'files of five': 5,
  'one file': 1,
  'one file and rule': Number.POSITIVE_INFINITY,
};

const caps = { error: 9, warning: 10, note: 10 };

/** Expects that findings of changed skills precede those of unchanged ones. */
function expectChangedFirst(shown: readonly Annotation[], { findings }: Report): void {
  for (const [level, severity] of [
    ['error', 'error'],
    ['warning', 'warning'],
    ['notice', 'note'],
  ] as const) {
    const touched = findings.filter(
      (finding, index) => finding.severity === severity && isChangedAt(index),
    ).length;
    const files = shown.filter((annotation) => annotation.level === level).map(({ file }) => file);
    const first = files.slice(0, touched);
    expect(first.every((file) => file?.startsWith('skills/z'))).toBe(true);
  }
}

test('the test notices a cut table', () => {
  const page = markdown.render(largeReport(11, 'many files', 'error'), defaultRenderOptions);
  const row = page.indexOf('\n', page.indexOf('| --- |') + 60);
  expect(faultsOf(page.slice(0, row - 20))).not.toEqual([]);
  expect(faultsOf(page.replace('</details>', ''))).toEqual(['a fold is left open']);
});

/** A pull request that adds skills with one error each, and dangling links. */
function proposed(skills: number, links: number) {
  const body = Array.from({ length: links }, (_, index) => `[x](nowhere-${index}.md)\n`).join('');
  const files = Array.from({ length: skills }, (_, index) => [
    `skills/n${index}/SKILL.md`,
    `---\nname: n${index}\ndescription: ""\n---\n${body}`,
  ]);
  const from = origin({ 'skills/fine/SKILL.md': '---\nname: fine\ndescription: Is fine.\n---\n' });
  const { base, head } = pullRequest(from, { 'README.md': '', ...Object.fromEntries(files) });
  const payload = { pull_request: { number: 1, base: { sha: base }, head: { sha: head } } };
  return { url: from.url, event: { name: 'pull_request', payload } };
}

/** One run of a pull request in its own clone, with its complete output. */
async function outputOf({ url, event }: ReturnType<typeof proposed>) {
  const server = await startApi();
  const inputs = { token: 'ghs_0123456789', comment: 'true', 'check-run': 'true' };
  const api = { GITHUB_API_URL: server.url };
  const work = checkout(url, 'refs/pull/1/merge');
  const { log, summary, outputs } = await runActionHere(work, event, inputs, api);
  const files = ['report', 'sarif', 'html'] as const;
  const [report = '', sarif = '', html = ''] = files.map((name) =>
    readFileSync(outputs.get(name) ?? '', 'utf8'),
  );
  const plain = new Map(outputs);
  for (const name of files) plain.delete(name);
  const { comments, checkRuns } = server;
  return { log, summary, outputs: plain, report, sarif, html, comments, checkRuns };
}

type Said = Awaited<ReturnType<typeof outputOf>>;

function expectSame(result: Said, other: Said): void {
  // Without the test runner's comparison, which would take minutes for a diff of ten megabytes.
  for (const name of ['log', 'summary', 'report', 'sarif', 'html'] as const) {
    expect(result[name] === other[name], `${name} is the same`).toBe(true);
  }
  expect([...other.outputs]).toEqual([...result.outputs]);
  expect(other.comments).toEqual(result.comments);
  expect(JSON.stringify(other.checkRuns) === JSON.stringify(result.checkRuns)).toBe(true);
}

describe('the Action', () => {
  test.each([0, 1, 9, 10, 11, 500])('stays within the limits at %i errors', async (amount) => {
    const { url, event } = proposed(amount, 0);
    const { log, summary, outputs } = await runActionHere(
      checkout(url, 'refs/pull/1/merge'),
      event,
    );
    const errors = expectWithinCaps(log, amount);
    expect(errors.filter(({ level }) => level === 'error')).toHaveLength(Math.min(amount, 9));
    expect(outputs.get('errors')).toBe(String(amount));
    expect(faultsOf(summary)).toEqual([]);
  });

  test('writes the same bytes for one commit', async () => {
    const change = proposed(11, 1);
    const [first, second] = [await outputOf(change), await outputOf(change)];
    expect(first.comments).toHaveLength(1);
    expect(first.checkRuns).toHaveLength(1);
    expectSame(first, second);
  });

  test('stays within the limits at 10,000 findings, and writes the same twice', async () => {
    const change = proposed(40, 249);
    const result = await outputOf(change);
    const findings = expectWithinCaps(result.log, 10_000);
    expect(findings.filter(({ level }) => level === 'error')).toHaveLength(9);
    expect(findings.filter(({ level }) => level === 'warning')).toHaveLength(10);
    expect(JSON.parse(result.report).findings).toHaveLength(10_000);
    expect(Buffer.byteLength(result.summary)).toBeLessThan(1024 * 1024);
    expect(Buffer.byteLength(result.comments[0]?.body ?? '')).toBeLessThan(65_536);
    expect([...faultsOf(result.summary), ...faultsOf(result.comments[0]?.body ?? '')]).toEqual([]);
    expectSame(result, await outputOf(change));
  });
});
