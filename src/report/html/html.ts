import type { Report } from '../../model/report.ts';
import type { Block } from '../document/document.ts';
import { summaryDocument } from '../document/summary.ts';
import { firstWithin } from '../fit.ts';
import { inNaturalOrder } from '../natural-order.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import { blocksHtml } from './blocks.ts';
import { catalogueSection } from './catalogue.ts';
import { changedPermissionsSection, rowFindings } from './changed-permissions.ts';
import { element, type Html } from './element.ts';
import { changesSection, findingsSection, shownFindings } from './findings.ts';
import { reportHeader } from './header.ts';
import { maxPageBytes, pageText, pageTitle, type Section } from './page.ts';
import type { PageOptions } from './page-options.ts';
import { permissionsSection } from './permissions.ts';
import { rulesSection } from './rules.ts';

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
  const { catalogue } = report;
  const { blocks } = summaryDocument(report, { ...options, isVerbose: true });
  const [title] = blocks;
  const isHeader = ({ kind }: Block) =>
    kind === 'heading' || kind === 'paragraph' || kind === 'steps';
  const acceptable = blocks.filter(
    ({ kind, audience }) => kind === 'details' && audience === 'page',
  );
  const findings = [...shownFindings(report, pageOptions), ...rowFindings(report, pageOptions)];
  const rules = findings.map(({ rule }) => rule);
  const sections: readonly (Section | null)[] = [
    section(
      'changed-permissions',
      'Changed permissions',
      changedPermissionsSection(report, pageOptions),
    ),
    section('changed-skills', 'Changed skills', changedSkillsSection(blocks, pageOptions)),
    section('findings', 'Findings', [findingsSection(report, acceptable, pageOptions)]),
    section('changes', 'Changes', changesSection(report, pageOptions)),
    ...(catalogue
      ? [
          section('permissions', 'All permissions', [permissionsSection(catalogue, pageOptions)]),
          section('skills', 'Skills', [catalogueSection(catalogue.skills, pageOptions)]),
        ]
      : []),
    section('rules', 'Rules', rulesSection(rules, pageOptions)),
  ];
  return pageText({
    title: pageTitle(title, report.outcome === 'pass'),
    header: reportHeader(report, blocks.filter(isHeader), pageOptions, options),
    sections: sections.filter((each) => each !== null),
  });
}

function section(id: string, label: string, content: readonly Html[]): Section | null {
  return content.length === 0 ? null : { id, label, content };
}

function changedSkillsSection(blocks: readonly Block[], pageOptions: PageOptions): readonly Html[] {
  const tables = blocks.filter(({ kind }) => kind === 'table');
  if (tables.length === 0) return [];
  const title = element('h2', { id: 'changed-skills' }, 'Changed skills');
  const content = blocksHtml(tables, pageOptions);
  return [element('section', { 'aria-labelledby': 'changed-skills' }, title, ...content)];
}
