import type { Finding } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import { firstWithin } from '../../report/fit.ts';
import { codeSpan, nameText, prose, tableCell } from '../../report/markdown-text.ts';
import { byUrgency, headline } from '../../tasks/outdated/status-summary.ts';
import type { UpdateStatus } from '../../tasks/outdated/update-status.ts';
import { outdatedHeads, outdatedRow, outdatedSentences } from './outdated-row.ts';

/** The most bytes of a page: a summary of a job takes 1 MiB, an issue 65,536 characters. */
const maxBytes = 60_000;

/** The statuses as a page for a job summary, an issue or a pull request; shorter where it would be too long. */
export function outdatedMarkdown(statuses: readonly UpdateStatus[]): string {
  return firstWithin(maxBytes, renderings(statuses));
}

function* renderings(statuses: readonly UpdateStatus[]): Iterable<string> {
  const sorted = byUrgency(statuses);
  for (const limit of [200, 20, 5, 0]) yield render(sorted, statuses, limit);
  const shown = sorted.slice(0, 100);
  const more = sorted.length - shown.length;
  yield `${render(shown, statuses, 0)}${more > 0 ? `\n${more} more.\n` : ''}`;
}

function render(
  shown: readonly UpdateStatus[],
  all: readonly UpdateStatus[],
  maxFindings: number,
): string {
  const sections = maxFindings === 0 ? [] : shown.flatMap((status) => section(status, maxFindings));
  const table = shown.length === 0 ? [] : [tableOf(shown)];
  return `${['# Updates of locked skills', headline(all), ...table, ...sections].join('\n\n')}\n`;
}

function tableOf(statuses: readonly UpdateStatus[]): string {
  const rows = statuses.map((status) => {
    const { name, state, from, to, bump, permissions, policy, source } = outdatedRow(status);
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
function section(status: UpdateStatus, maxFindings: number): readonly string[] {
  const { skill, reason, changes, state } = status;
  if (state === 'current' && reason === null) return [];
  const sentences = [
    ...outdatedSentences(status).map(prose),
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
  return `- **${label}** ${prose(plainText(message))} (${codeSpan(rule)})`;
}
