import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { acceptEntries } from '../accept-entries.ts';
import { baseSentence } from '../base-sentence.ts';
import { inert } from '../inert.ts';
import { codeSpan, prose } from '../markdown-text.ts';
import type { Reporter } from '../reporter.ts';
import { sectionsOf } from '../sections.ts';
import { count, fixableCounts, markOf, verdict } from '../verdict.ts';
import { changeSections, findingList, findingSections } from './findings.ts';
import { fixSection } from './fix-steps.ts';
import type { Plan } from './plan.ts';
import { lockLine, skillSection } from './skills.ts';

/** A Markdown page for job summaries. Picks the most detailed of three renderings within the size limit. */
export const markdown: Reporter = {
  id: 'markdown',
  title: 'a page for a job summary or a comment',
  syntax: 'markdown',
  extension: '.md',
  render(report, { links, reason, limit }) {
    const baseSha = report.base?.sha ?? null;
    const plans: Plan[] = [
      { links, baseSha, reason, findings: 5_000, skills: 5_000 },
      { links, baseSha, reason, findings: 100, skills: 100 },
      { links: null, baseSha, reason, findings: 10, skills: 30 },
    ];
    for (const plan of plans) {
      const text = renderPage(report, plan);
      if (Buffer.byteLength(text) <= limit) return inert(text);
    }
    return inert(
      renderPage(report, { links: null, baseSha, reason: null, findings: 0, skills: 0 }),
    );
  },
};

function renderPage(report: Report, plan: Plan): string {
  const sections = sectionsOf(report);
  const blocks = [
    `## ${markOf(report) === '✓' ? '✅' : '❌'} ${verdict(report, codeSpan)}`,
    comparison(report, plan),
    ...fixSection(report, plan),
    ...fixableSection(report),
    ...titledSection(
      '### ⚠️ Privilege: may do more than before',
      findingList(sections.privilege, plan),
    ),
    ...skillSection(report, plan),
    ...findingSections('### Findings', sections.problems, report, plan),
    ...titledSection('### Pins that moved', findingList(sections.pins, plan)),
    ...changeSections('### Other changes', sections.changes, report, plan),
    ...acceptSection(report, plan),
    ...foldedSection(sections.notes, 'note', '', plan),
    ...foldedSection(sections.existing, 'existing finding', ', not counted', plan),
    ...foldedSection(sections.accepted, 'accepted finding', '', plan),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function fixableSection(report: Report): string[] {
  const { fixable, all } = fixableCounts(report);
  return fixable === 0 ? [] : [`${fixable} of ${all} fixable with \`skillaccord fix\`.`];
}

function comparison(report: Report, { reason }: Plan): string {
  const { base } = report;
  const against = base
    ? baseSentence(base, codeSpan, prose)
    : 'Manifests and locks were checked; nothing was compared.';
  const why = base === null && reason !== null ? [prose(reason)] : [];
  return [against, ...why, ...lockLine(report)].join(' ');
}

function acceptSection(report: Report, { findings }: Plan): string[] {
  const entries = acceptEntries(report, Math.min(findings, 20));
  if (!entries) return [];
  const text = entries.lines.join('\n');
  return [
    `<details><summary>${entries.heading}</summary>`,
    `\`\`\`yaml\n${text}\n\`\`\``,
    '</details>',
  ];
}

function titledSection(title: string, items: string): string[] {
  return items === '' ? [] : [title, items];
}

function foldedSection(
  findings: readonly Finding[],
  noun: string,
  suffix: string,
  plan: Plan,
): string[] {
  if (findings.length === 0) return [];
  const summary = `<summary>${count(findings.length, noun)}${suffix}</summary>`;
  const items = plan.findings === 0 ? [] : [findingList(findings, plan)];
  if (items.length === 0) return [`${count(findings.length, noun)}${suffix}.`];
  return [`<details>${summary}`, ...items, '</details>'];
}
