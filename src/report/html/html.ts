import type { Report } from '../../model/report.ts';
import { markOf } from '../counts.ts';
import { firstWithin } from '../fit.ts';
import { inNaturalOrder } from '../natural-order.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import { catalogueSection } from './catalogue.ts';
import { changedPermissionsSection, rowFindings } from './changed-permissions.ts';
import { findingsSection, shownFindings } from './findings.ts';
import { reportHeader } from './header.ts';
import { matrixSection } from './matrix.ts';
import { pageText } from './page.ts';
import type { PageOptions } from './page-options.ts';
import { rulesSection } from './rules.ts';
import { headlineText } from './sentences.ts';

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
    yield renderPage(report, pageOptionsOf(report, options, findings, skills), options);
  }
  yield renderPage(report, pageOptionsOf(report, options, 0, 0), {
    ...options,
    noBaseReason: null,
  });
}

function pageOptionsOf(
  report: Report,
  options: RenderOptions,
  findings: number,
  skills: number,
): PageOptions {
  const { links, docsOf } = options;
  return { links, docsOf, baseSha: report.base?.sha ?? null, findings, skills };
}

function renderPage(report: Report, pageOptions: PageOptions, options: RenderOptions): string {
  const { catalogue } = report;
  const changed = changedPermissionsSection(report, pageOptions);
  const rules = rulesSection(
    [...shownFindings(report, pageOptions), ...rowFindings(report, pageOptions)],
    pageOptions,
  );
  return pageText({
    title: `${markOf(report)} ${headlineText(report)}`,
    header: reportHeader(report, pageOptions, options),
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
      findingsSection(report, pageOptions),
      ...(catalogue
        ? [matrixSection(catalogue, pageOptions), catalogueSection(catalogue.skills, pageOptions)]
        : []),
      ...rules,
    ],
  });
}
