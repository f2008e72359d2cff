import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { countPhrase, existingNote, fixableCounts, hasChange } from '../counts.ts';
import { makeInert } from '../inert.ts';
import { inNaturalOrder } from '../natural-order.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import { listedChanges, sectionsOf, titleOfChanges } from '../sections.ts';
import { acceptEntries } from '../summary/accept-entries.ts';
import { baseSentences } from '../summary/base-sentence.ts';
import { failsForExisting } from '../summary/failing.ts';
import { type Headline, headline, namesExisting, warningsNote } from '../summary/headline.ts';
import { fixableInStep } from '../summary/remedies.ts';
import { changeSection, findingList, findingSections } from './findings.ts';
import { markdownMarkup } from './markup.ts';
import type { PageOptions } from './page-options.ts';
import { permissionSection, remedySection, skillSection } from './summary-sections.ts';

/** A Markdown page for job summaries. Picks the most detailed of its renderings within the size limit. */
export const markdown: Reporter = {
  id: 'markdown',
  title: 'a page for a job summary or a comment',
  syntax: 'markdown',
  extension: '.md',
  needs: ['pages'],
  render(original, options) {
    const report = inNaturalOrder(original);
    const { links, docs, noBaseReason, limit } = options;
    const marksExisting = report.scope === 'all' && hasChange(report);
    const common = { links, docs, noBaseReason, marksExisting, baseSha: report.base?.sha ?? null };
    const candidates: PageOptions[] = [
      { ...common, findings: 5_000, skills: 5_000, places: 1_000 },
      { ...common, findings: 100, skills: 100, places: 20 },
      { ...common, links: null, findings: 10, skills: 30, places: 5 },
    ];
    for (const pageOptions of candidates) {
      const text = renderPage(report, pageOptions, options);
      if (Buffer.byteLength(text) <= limit) return makeInert(text);
    }
    const least = { ...common, links: null, noBaseReason: null, findings: 0, skills: 0, places: 0 };
    return makeInert(renderPage(report, least, options));
  },
};

const marks = { pass: '✅', warning: '⚠️', fail: '❌' } as const;

function renderPage(report: Report, pageOptions: PageOptions, { docsOf }: RenderOptions): string {
  const sections = sectionsOf(report);
  const markup = markdownMarkup(pageOptions);
  const title = headline(report, markup);
  const blocks = [
    `## ${marks[title.mark]} ${title.text}`,
    [
      ...baseSentences(report, pageOptions.noBaseReason, markup),
      existingNote(report, failsForExisting(report) ? null : markup.code('scope: new')) ?? '',
      ...existingSentence(report, title, pageOptions),
      warningsNote(report, markup) ?? '',
    ]
      .filter(Boolean)
      .join(' '),
    ...remedySection(report, pageOptions, docsOf),
    ...fixableSection(report, pageOptions),
    ...permissionSection(report, pageOptions),
    ...skillSection(report, pageOptions),
    ...findingSections(sections.problems, report, pageOptions),
    ...changeSection('Announced changes', sections.announced, report, pageOptions),
    ...changeSection(titleOfChanges(sections), listedChanges(sections), report, pageOptions),
    ...titledSection('**Renewed pins**', findingList(sections.pins, report.skills, pageOptions)),
    ...foldedSection(sections.notes, 'note', { report, pageOptions }),
    ...foldedSection(sections.existing, 'existing finding', {
      report,
      pageOptions,
      suffix: ', not counted',
    }),
    ...foldedSection(sections.accepted, 'accepted finding', { report, pageOptions }),
    ...acceptSection(report, pageOptions),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** How many findings `fix` can fix, unless one of the steps to pass names the same number. */
function fixableSection(report: Report, pageOptions: PageOptions): string[] {
  const { fixable, all } = fixableCounts(report);
  const isInStep = pageOptions.findings > 0 && fixableInStep(report) === fixable;
  return fixable === 0 || isInStep
    ? []
    : [`${fixable} of ${all} fixable with \`skillaccord fix\`.`];
}

/** The findings that base has too and that do not count, with the help for them. */
function existingSentence(report: Report, title: Headline, { docs }: PageOptions): string[] {
  const { existing } = report.summary;
  if (report.scope === 'all' || existing === 0) return [];
  const fixable = sectionsOf(report).existing.filter(({ fix }) => fix !== undefined).length;
  const help = [
    ...(docs === null ? [] : [`[how to adopt](${docs}adopting.md)`]),
    ...(fixable === 0 ? [] : [`\`skillaccord fix\` fixes ${fixable} of them`]),
  ];
  if (help.length === 0 && namesExisting(report, title)) return [];
  const verb = existing === 1 ? 'is' : 'are';
  const brackets = help.length === 0 ? '' : ` (${help.join('; ')})`;
  return [`${countPhrase(existing, 'finding')} existed before and ${verb} not counted${brackets}.`];
}

function acceptSection(report: Report, pageOptions: PageOptions): string[] {
  const limit = {
    maxEntries: Math.min(pageOptions.findings, 20),
    allShownBy: 'skillaccord check --verbose',
  };
  return acceptEntries(report, limit, markdownMarkup(pageOptions)).flatMap(
    ({ title, advice, lines }) => [
      `<details><summary>${title}</summary>`,
      advice,
      ...(lines.length > 0 ? [`\`\`\`yaml\n${lines.join('\n')}\n\`\`\``] : []),
      '</details>',
    ],
  );
}

function titledSection(title: string, items: string): string[] {
  return items === '' ? [] : [title, items];
}

function foldedSection(
  findings: readonly Finding[],
  noun: string,
  {
    report,
    pageOptions,
    suffix = '',
  }: { report: Report; pageOptions: PageOptions; suffix?: string },
): string[] {
  if (findings.length === 0) return [];
  const summary = `<summary>${countPhrase(findings.length, noun)}${suffix}</summary>`;
  const items =
    pageOptions.findings === 0 ? [] : [findingList(findings, report.skills, pageOptions)];
  if (items.length === 0) return [`${countPhrase(findings.length, noun)}${suffix}.`];
  return [`<details>${summary}`, ...items, '</details>'];
}
