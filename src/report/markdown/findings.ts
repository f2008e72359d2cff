import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isInside } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { codeSpan, link, prose } from '../markdown-text.ts';
import type { Plan } from './plan.ts';

const marks = { error: '❌', warning: '⚠️', note: 'ℹ️' } as const;

/** Findings as a list, with a count of omitted ones; empty without findings. */
export function findingList(
  findings: readonly Finding[],
  plan: Plan,
  folder: string | null = null,
) {
  const lines = findings
    .slice(0, plan.findings)
    .map((finding) => findingItem(finding, plan, folder));
  return [...lines, ...omittedLine(findings.length - lines.length)].join('\n');
}

function omittedLine(omitted: number): string[] {
  return omitted > 0 ? [`- and ${omitted} more`] : [];
}

function findingItem(finding: Finding, plan: Plan, folder: string | null): string {
  const { severity, state, message, rule } = finding;
  const existingMark = state === 'existing' ? ' (existing)' : '';
  return `- ${marks[severity]} ${formatLocation(finding, plan, folder)}${prose(message)}${existingMark} ${codeSpan(rule)}`;
}

/** The location of a finding as a link to its line, relative to the folder of its section. */
function formatLocation({ at }: Finding, plan: Plan, folder: string | null): string {
  if (at.path === '') return '';
  const line = at.range?.start.line;
  const shortPath =
    folder && isInside(at.path, folder) ? at.path.slice(folder.length + 1) : at.path;
  const label = codeSpan(line === undefined ? shortPath : `${shortPath}:${line}`);
  return `${link(label, linksTo(at, plan), at.path, line)} `;
}

/** A removed file is linked at base. */
function linksTo({ inBaseOnly }: Location, { links, baseSha }: Plan): Plan['links'] {
  if (!inBaseOnly || links === null) return links;
  return baseSha === null ? null : { ...links, sha: baseSha };
}

/** Findings grouped by skill. */
export function findingSections(
  title: string,
  findings: readonly Finding[],
  report: Report,
  plan: Plan,
): string[] {
  return bySkill(title, findings, report, plan, (group, root) => findingList(group, plan, root));
}

/** Changes grouped by skill, in the form of a changelog. */
export function changeSections(
  title: string,
  changes: readonly Finding[],
  report: Report,
  plan: Plan,
): string[] {
  const render = (group: readonly Finding[]) =>
    group
      .map(({ bump, message, rule }) => {
        const step = bump === null || bump === 'none' ? '' : `**${bump}** `;
        return `- ${step}${prose(message)} ${codeSpan(rule)}`;
      })
      .join('\n');
  return bySkill(title, changes, report, plan, render);
}

function bySkill(
  title: string,
  findings: readonly Finding[],
  report: Report,
  plan: Plan,
  render: (group: readonly Finding[], root: string | null) => string,
): string[] {
  if (findings.length === 0) return [];
  const names = new Map(report.skills.map(({ root, name }) => [root, name]));
  const listed = findings.slice(0, plan.findings);
  const groups = [...groupBy(listed, ({ skill }) => skill ?? '\0')].flatMap(([root, group]) => {
    if (root === '\0') return ['#### The repository', render(group, null)];
    const name = link(codeSpan(names.get(root) ?? root), plan.links, root === '' ? '' : `${root}/`);
    const rootSuffix = root === '' || names.get(root) === root ? '' : ` in ${codeSpan(root)}`;
    return [`#### ${name}${rootSuffix}`, render(group, root)];
  });
  return [title, ...groups, ...omittedLine(findings.length - listed.length)];
}
