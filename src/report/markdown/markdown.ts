import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { makeInert } from '../inert.ts';
import { inNaturalOrder } from '../natural-order.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import { listedChanges, sectionsOf, titleOfChanges } from '../sections.ts';
import { acceptEntries } from '../summary/accept-entries.ts';
import { baseSentences } from '../summary/base-sentence.ts';
import { failsForExisting } from '../summary/failing.ts';
import { type Headline, headline, namesExisting } from '../summary/headline.ts';
import { fixableInStep } from '../summary/remedies.ts';
import { count, existingNote, fixableCounts, hasChange } from '../verdict.ts';
import { changeSection, findingList, findingSections } from './findings.ts';
import { markdownMarkup } from './markup.ts';
import type { Plan } from './plan.ts';
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
    const { links, docs, reason, limit } = options;
    const marksExisting = report.scope === 'all' && hasChange(report);
    const common = { links, docs, reason, marksExisting, baseSha: report.base?.sha ?? null };
    const plans: Plan[] = [
      { ...common, findings: 5_000, skills: 5_000, places: 1_000 },
      { ...common, findings: 100, skills: 100, places: 20 },
      { ...common, links: null, findings: 10, skills: 30, places: 5 },
    ];
    for (const plan of plans) {
      const text = renderPage(report, plan, options);
      if (Buffer.byteLength(text) <= limit) return makeInert(text);
    }
    const least = { ...common, links: null, reason: null, findings: 0, skills: 0, places: 0 };
    return makeInert(renderPage(report, least, options));
  },
};

const marks = { pass: '✅', warning: '⚠️', fail: '❌' } as const;

function renderPage(report: Report, plan: Plan, { docsOf }: RenderOptions): string {
  const sections = sectionsOf(report);
  const markup = markdownMarkup(plan);
  const title = headline(report, markup);
  const blocks = [
    `## ${marks[title.mark]} ${title.text}`,
    [
      ...baseSentences(report, plan.reason, markup),
      existingNote(report, failsForExisting(report) ? null : markup.code('scope: new')) ?? '',
      ...existingSentence(report, title, plan),
    ]
      .filter(Boolean)
      .join(' '),
    ...remedySection(report, plan, docsOf),
    ...fixableSection(report, plan),
    ...permissionSection(report, plan),
    ...skillSection(report, plan),
    ...findingSections(sections.problems, report, plan),
    ...changeSection('Announced changes', sections.announced, report, plan),
    ...changeSection(titleOfChanges(sections), listedChanges(sections), report, plan),
    ...titledSection('**Renewed pins**', findingList(sections.pins, report.skills, plan)),
    ...foldedSection(sections.notes, 'note', { report, plan }),
    ...foldedSection(sections.existing, 'existing finding', {
      report,
      plan,
      suffix: ', not counted',
    }),
    ...foldedSection(sections.accepted, 'accepted finding', { report, plan }),
    ...acceptSection(report, plan),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** How many findings `fix` can fix, unless one of the steps to pass names the same number. */
function fixableSection(report: Report, plan: Plan): string[] {
  const { fixable, all } = fixableCounts(report);
  const isInStep = plan.findings > 0 && fixableInStep(report) === fixable;
  return fixable === 0 || isInStep
    ? []
    : [`${fixable} of ${all} fixable with \`skillaccord fix\`.`];
}

/** The findings that base has too and that do not count, with the help for them. */
function existingSentence(report: Report, title: Headline, { docs }: Plan): string[] {
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
  return [`${count(existing, 'existing finding')} ${verb} not counted${brackets}.`];
}

function acceptSection(report: Report, plan: Plan): string[] {
  const limit = {
    maxEntries: Math.min(plan.findings, 20),
    allShownBy: 'skillaccord check --verbose',
  };
  return acceptEntries(report, limit, markdownMarkup(plan)).flatMap(({ title, advice, lines }) => [
    `<details><summary>${title}</summary>`,
    advice,
    ...(lines.length > 0 ? [`\`\`\`yaml\n${lines.join('\n')}\n\`\`\``] : []),
    '</details>',
  ]);
}

function titledSection(title: string, items: string): string[] {
  return items === '' ? [] : [title, items];
}

function foldedSection(
  findings: readonly Finding[],
  noun: string,
  { report, plan, suffix = '' }: { report: Report; plan: Plan; suffix?: string },
): string[] {
  if (findings.length === 0) return [];
  const summary = `<summary>${count(findings.length, noun)}${suffix}</summary>`;
  const items = plan.findings === 0 ? [] : [findingList(findings, report.skills, plan)];
  if (items.length === 0) return [`${count(findings.length, noun)}${suffix}.`];
  return [`<details>${summary}`, ...items, '</details>'];
}
