import { type Config, defaults } from '../../../src/config/config.ts';
import { compareFindings, type Finding } from '../../../src/model/finding.ts';
import { plainText } from '../../../src/model/message.ts';
import type { Report } from '../../../src/model/report.ts';
import { memoryTree } from '../../../src/model/tree.ts';
import { check } from '../../../src/pipeline/check.ts';
import { changeRules } from '../../../src/rules/catalog.ts';
import { exampleContext } from '../../../src/tasks/example.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The report of one tree against another, with the catalogue of the skills. */
export function reportOf(
  before: Files,
  after: Files,
  settings: Partial<Config> = {},
): Promise<Report> {
  return checkBetween(before, after, settings, true);
}

function checkBetween(
  before: Files,
  after: Files,
  settings: Partial<Config>,
  reportsCatalogue: boolean,
): Promise<Report> {
  const trees = { head: memoryTree(after), base: memoryTree(before) };
  return check(
    { ...trees, context: exampleContext(true), reportsCatalogue },
    { ...defaults, allowEmpty: true, ...settings },
  );
}

const changeIds: ReadonlySet<string> = new Set(changeRules.map(({ id }) => id));

/** The findings of a report and what asks nothing, in the order of a report. */
export function everythingIn({ findings, changes }: Report): readonly Finding[] {
  return [...findings, ...changes].sort(compareFindings);
}

/** The findings about changes, without errors and versions. */
export function changesIn(report: Report): readonly Finding[] {
  return everythingIn(report).filter(({ rule }) => changeIds.has(rule));
}

/** A finding in one line. */
export function lineOf({ rule, message, before, after }: Finding): string {
  return `${rule}: ${plainText(message)} ${JSON.stringify([before, after])}`;
}

/** The findings about changes between two trees. */
export async function changesBetween(
  before: Files,
  after: Files,
  settings: Partial<Config> = {},
): Promise<readonly Finding[]> {
  return changesIn(await checkBetween(before, after, settings, false));
}
