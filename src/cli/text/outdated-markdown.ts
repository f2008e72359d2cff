import type { Finding } from '../../model/finding.ts';
import { firstWithin } from '../../report/fit.ts';
import { codeSpan, nameText, prose, tableCell } from '../../report/markdown-text.ts';
import type { Outcome } from '../../tasks/outdated/outcome.ts';
import { byLoudness, headline } from '../../tasks/outdated/verdicts.ts';
import { outdatedHeads, outdatedRow, outdatedSentences } from './outdated-row.ts';

/** The most bytes of a page: a summary of a job takes 1 MiB, an issue 65,536 characters. */
const maxBytes = 60_000;

/** The outcomes as a page for a job summary, an issue or a pull request; shorter where it would be too long. */
export function outdatedMarkdown(outcomes: readonly Outcome[]): string {
  return firstWithin(maxBytes, renderings(outcomes));
}

function* renderings(outcomes: readonly Outcome[]): Iterable<string> {
  const sorted = byLoudness(outcomes);
  for (const limit of [200, 20, 5, 0]) yield render(sorted, outcomes, limit);
  const shown = sorted.slice(0, 100);
  const more = sorted.length - shown.length;
  yield `${render(shown, outcomes, 0)}${more > 0 ? `\n${more} more.\n` : ''}`;
}

function render(shown: readonly Outcome[], all: readonly Outcome[], maxFindings: number): string {
  const sections =
    maxFindings === 0 ? [] : shown.flatMap((outcome) => section(outcome, maxFindings));
  const table = shown.length === 0 ? [] : [tableOf(shown)];
  return `${['# Updates of locked skills', headline(all), ...table, ...sections].join('\n\n')}\n`;
}

function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => {
    const { name, state, from, to, bump, permissions, policy, source } = outdatedRow(outcome);
    const spans = [from, to].map((revision) => (revision === '' ? '' : codeSpan(revision)));
    const texts = [bump, permissions, policy === 'denied' ? '**denied**' : policy];
    return [nameText(name), state, ...spans, ...texts, codeSpan(source)];
  });
  const lines = [
    outdatedHeads,
    outdatedHeads.map(() => '---'),
    ...rows.map((row) => row.map(tableCell)),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What an update of one skill changes; nothing for a current skill. */
function section(outcome: Outcome, maxFindings: number): readonly string[] {
  const { skill, reason, changes, state } = outcome;
  if (state === 'current' && reason === null) return [];
  const sentences = [
    ...outdatedSentences(outcome).map(prose),
    `Recorded in ${codeSpan(`${skill.path}:${skill.at.range?.start.line ?? 1}`)}.`,
  ];
  const findings = changes?.findings ?? [];
  const items = findings.slice(0, maxFindings).map(findingItem);
  const more = findings.length - items.length;
  return [
    `## ${nameText(skill.name)}`,
    sentences.join(' '),
    ...(items.length === 0 ? [] : [items.join('\n')]),
    ...(more > 0 ? [`${more} more.`] : []),
  ];
}

function findingItem({ severity, rule, message, bump }: Finding): string {
  const label = bump === null || bump === 'none' ? severity : bump;
  return `- **${label}** ${prose(message)} (${codeSpan(rule)})`;
}
