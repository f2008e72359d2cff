import type { Report } from '../../model/report.ts';
import { cut } from '../document/cut.ts';
import type { Block } from '../document/document.ts';
import { summaryDocument } from '../document/summary.ts';
import { firstWithin } from '../fit.ts';
import { inNaturalOrder } from '../natural-order.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import { blocksHtml } from './blocks.ts';
import { catalogueSections } from './catalogue.ts';
import { changedPermissions, rowFindings } from './changed-permissions.ts';
import { changesFold, findingsSection, shownFindings } from './findings.ts';
import { reportHeader } from './header.ts';
import { maxPageBytes, pageText, pageTitle } from './page.ts';
import type { PageOptions } from './page-options.ts';
import { ruleList } from './rules.ts';

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
  const { links, docsOf } = options;
  const baseSha = report.base?.sha ?? null;
  const sizes = [
    [3_000, 1_000],
    [1_000, 300],
    [200, 50],
    [0, 0],
  ] as const;
  for (const [findings, skills] of sizes)
    yield renderPage(report, { links, docsOf, baseSha, findings, skills }, options);
}

function renderPage(report: Report, pageOptions: PageOptions, options: RenderOptions): string {
  const { catalogue, changes } = report;
  const document = summaryDocument(report, { ...options, isVerbose: true });
  const { blocks } = cut(document, { items: pageOptions.findings, places: maxPlaces });
  const [title] = blocks;
  const ofKind = (...kinds: readonly Block['kind'][]) =>
    blocks.filter(({ kind, audience }) => kinds.includes(kind) && audience !== 'terminal');
  const acceptable = ofKind('details').filter(({ audience }) => audience === 'page');
  const findings = [
    ...shownFindings(report, pageOptions),
    ...rowFindings(report, pageOptions),
    ...changes.slice(0, pageOptions.findings),
  ];
  const rules = findings.map(({ rule }) => rule);
  return pageText({
    title: pageTitle(title, report.outcome === 'pass'),
    header: reportHeader(report, ofKind('heading', 'paragraph', 'steps'), pageOptions, options),
    sections: [
      {
        id: 'changed-permissions',
        label: 'Changed permissions',
        content: changedPermissions(report, pageOptions),
      },
      {
        id: 'changed-skills',
        label: 'Changed skills',
        content: blocksHtml(ofKind('table'), pageOptions),
      },
      findingsSection(report, blocksHtml(acceptable, pageOptions), pageOptions),
      { id: 'changes', label: 'Changes', content: changesFold(report, pageOptions) },
      ...(catalogue ? catalogueSections(catalogue, pageOptions) : []),
      { id: 'rules', label: 'Rules', content: ruleList(rules, pageOptions) },
    ],
  });
}

/** The places of a row that a page shows. */
const maxPlaces = 8;
