import { type Config, defaults } from '../../../src/config/config.ts';
import type { Report } from '../../../src/model/report.ts';
import type { FileTree } from '../../../src/model/tree.ts';
import { check } from '../../../src/pipeline/check.ts';
import { exampleContext } from '../../../src/tasks/example.ts';

/** The results of a run over new findings: the findings, the outcome, and the changes. */
export function answerOf(report: Report): unknown {
  const { findings, failing, outcome, skills, powers, summary } = report;
  return {
    outcome,
    failing,
    findings: findings.filter(({ state }) => state !== 'existing'),
    changed: skills
      .filter(({ status }) => status !== 'unchanged')
      .map(({ lockedBy: _, ...rest }) => rest),
    powers,
    counts: { ...summary, existing: 0, unread: 0 },
  };
}

/** The reports of a change by a run that reads everything, and by one that may leave unchanged skills unread. */
export async function bothReports(
  { head, base }: { readonly head: FileTree; readonly base: FileTree },
  settings: Partial<Config> = {},
): Promise<{ readonly full: Report; readonly partial: Report }> {
  const config = { ...defaults, scope: 'new', ...settings } as const;
  const sides = { head, base, context: exampleContext(true) };
  const configFiles = { headFile: null, baseFile: null, trustedConfig: config };
  return {
    full: await check(sides, config, configFiles),
    partial: await check({ ...sides, skipsUnchanged: true }, config, configFiles),
  };
}
