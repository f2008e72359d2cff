import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import type { Block, Document } from '../../src/report/document/document.ts';
import { plainLine } from '../../src/report/document/plain-line.ts';
import { writeMarkdown } from '../../src/report/markdown/write-markdown.ts';
import { outcomeOf } from '../../src/report/outcome/outcome.ts';
import { defaultRenderOptions } from '../../src/report/reporter.ts';
import { summaryDocument } from '../../src/report/summary/summary.ts';
import { writeText } from '../../src/report/text/write-text.ts';
import { cases, reportOfOutcome } from '../support/samples/outcomes.ts';

const options = { isVerbose: false, formatPath: (path: string) => path, noBaseReason: null };

/** Title, subtitle and steps: what stands above the first other block. */
function headOf({ blocks }: Document): Document {
  const rest = blocks.findIndex(({ kind }) => !['heading', 'paragraph', 'steps'].includes(kind));
  return { blocks: blocks.slice(0, rest < 0 ? blocks.length : rest) };
}

function shown(report: Report): string {
  const document = headOf(summaryDocument(report, options));
  const text = writeText(document, { ...defaultRenderOptions, isVerbose: false });
  const markdown = writeMarkdown(document, { links: null, docs: null, baseSha: null });
  return `${text}\n${markdown}`;
}

test('twenty outcomes have these titles, subtitles and steps', async () => {
  const sections = await Promise.all(
    cases.map(async (outcome) => {
      const report = await reportOfOutcome(outcome);
      return `==== ${outcome.name}: ${report.outcome}\n${shown(report)}`;
    }),
  );
  expect(sections).toHaveLength(20);
  await expect(sections.join('\n')).toMatchFileSnapshot('outcomes.snap.txt');
});

describe.each(cases.map((outcome) => [outcome.name, outcome] as const))('%s', (_, outcome) => {
  test('has a title with the counts of what stands below', async () => {
    const report = await reportOfOutcome(outcome);
    const { title, failing, gains, warnings } = outcomeOf(report);
    const { blocks } = summaryDocument(report, options);
    expect(numbersIn(title.parts)).toEqual(
      numbersIn(title.parts).filter((number) => countsOf(report, blocks).has(number)),
    );
    const named = [...failing.flatMap(({ findings }) => findings), ...warnings];
    const existing = named.filter(({ state }) => state !== 'new');
    expect(existing).toEqual([]);
    expect(gains.flatMap(({ findings }) => findings).every(({ state }) => state === 'new')).toBe(
      true,
    );
    const [first] = title.parts;
    expect(typeof first === 'string' || first?.kind !== 'path').toBe(true);
    expect(plainLine(title.parts)).not.toMatch(/^\S*\/|\.$/);
  });
});

/** The numbers that stand in words of ours. */
function numbersIn(parts: readonly unknown[]): readonly number[] {
  const words = parts.filter((part) => typeof part === 'string').join(' \0 ');
  return (words.match(/\b\d+\b/g) ?? []).map(Number);
}

/** How many findings, places, rows, files and skills a document lists. */
function countsOf({ skills, summary }: Report, blocks: readonly Block[]): ReadonlySet<number> {
  const changed = skills.filter(({ status }) => status !== null && status !== 'unchanged');
  const counts = [skills.length, changed.length, summary.skills];
  for (const block of blocks) {
    if (block.kind === 'list') counts.push(block.items.length);
    if (block.kind === 'table') {
      const failing = block.rows.filter(([cell]) => JSON.stringify(cell).includes('fail'));
      counts.push(block.rows.length, failing.length);
    }
    if (block.kind === 'findings') {
      const entries = block.files.flatMap(({ findings }) => findings);
      counts.push(
        entries.reduce((sum, { amount }) => sum + amount, 0),
        block.files.length,
      );
      for (const severity of ['error', 'warning']) {
        const same = entries.filter((entry) => entry.severity === severity);
        counts.push(same.reduce((sum, { amount }) => sum + amount, 0));
      }
    }
  }
  return new Set(counts);
}
