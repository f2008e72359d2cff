import type { Report } from '../../model/report.ts';
import { firstWithin } from '../fit.ts';
import { inNaturalOrder } from '../natural-order.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import { markOf } from '../verdict.ts';
import { catalogueSection } from './catalogue.ts';
import { changedPermissionsSection, rowFindings } from './changed-permissions.ts';
import { findingsSection, shownFindings } from './findings.ts';
import { reportHeader } from './header.ts';
import { matrixSection } from './matrix.ts';
import { pageText } from './page.ts';
import type { Plan } from './plan.ts';
import { rulesSection } from './rules.ts';
import { verdictText } from './sentences.ts';

/** The size that a page stays below, in bytes. */
export const maxPageBytes = 4 * 1024 * 1024;

/** A page to look at. Picks the most detailed of four renderings within the size limit. */
export const html: Reporter = {
  id: 'html',
  title: 'one self-contained page: findings with filters, the skills, their permissions',
  syntax: 'html',
  extension: '.html',
  needs: ['docs', 'catalogue'],
  render(original, options) {
    return firstWithin(maxPageBytes, renderings(inNaturalOrder(original), options));
  },
};

function* renderings(report: Report, options: RenderOptions): Iterable<string> {
  for (const [findings, skills] of [
    [3_000, 1_000],
    [1_000, 300],
    [200, 50],
  ] as const) {
    yield renderPage(report, planOf(report, options, findings, skills), options);
  }
  yield renderPage(report, planOf(report, options, 0, 0), { ...options, reason: null });
}

function planOf(report: Report, options: RenderOptions, findings: number, skills: number): Plan {
  const { links, docsOf } = options;
  return { links, docsOf, baseSha: report.base?.sha ?? null, findings, skills };
}

function renderPage(report: Report, plan: Plan, options: RenderOptions): string {
  const { catalogue } = report;
  const changed = changedPermissionsSection(report, plan);
  const rules = rulesSection([...shownFindings(report, plan), ...rowFindings(report, plan)], plan);
  return pageText({
    title: `${markOf(report)} ${verdictText(report)}`,
    header: reportHeader(report, plan, options),
    sections: [
      ...(changed.length > 0 ? ([['changed-permissions', 'Changed permissions']] as const) : []),
      ['findings', 'Findings'],
      ...(catalogue
        ? ([
            ['permissions', 'Permissions'],
            ['skills', 'Skills'],
          ] as const)
        : []),
      ...(rules.length > 0 ? ([['rules', 'Rules']] as const) : []),
    ],
    main: [
      ...changed,
      findingsSection(report, plan),
      ...(catalogue
        ? [matrixSection(catalogue, plan), catalogueSection(catalogue.skills, plan)]
        : []),
      ...rules,
    ],
  });
}
