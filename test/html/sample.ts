import { readFileSync } from 'node:fs';
import { type Config, defaults } from '../../src/config/config.ts';
import type { Report } from '../../src/model/report.ts';
import { check } from '../../src/pipeline/check.ts';
import { parseTxtar, subtree } from '../../src/syntax/txtar.ts';
import { exampleContext } from '../../src/tasks/example.ts';
import { exampleTree } from '../../src/tasks/example-tree.ts';

type Files = Readonly<Record<string, string>>;

/** The pull request of the sample, which the rig and the pictures show too. */
export function sampleReport(): Promise<Report> {
  const archive = parseTxtar(readFileSync(new URL('sample.txt', import.meta.url), 'utf8'));
  return cataloguedReport(subtree(archive, 'before'), subtree(archive, 'after'));
}

/** The report of a tree against another one, or against nothing, with its catalogue. */
export function cataloguedReport(
  before: Files | null,
  after: Files,
  settings: Partial<Config> = {},
): Promise<Report> {
  const base = before && exampleTree(before);
  const context = exampleContext(before !== null);
  const sides = { head: exampleTree(after), base, context, reportsCatalogue: true };
  return check(sides, { ...defaults, scope: 'new', ...settings });
}
