import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isInside } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { code, link, prose } from '../markdown-text.ts';
import type { Plan } from './plan.ts';

const marks = { error: '❌', warning: '⚠️', note: 'ℹ️' } as const;

/** Findings as a list of one kind, with a count of what is left out; nothing for none. */
export function list(findings: readonly Finding[], plan: Plan, folder: string | null = null) {
  const lines = findings.slice(0, plan.findings).map((finding) => item(finding, plan, folder));
  return [...lines, ...more(findings.length - lines.length)].join('\n');
}

function more(left: number): string[] {
  return left > 0 ? [`- and ${left} more`] : [];
}

function item(finding: Finding, plan: Plan, folder: string | null): string {
  const { severity, state, message, rule } = finding;
  const old = state === 'existing' ? ' (existing)' : '';
  return `- ${marks[severity]} ${placeOf(finding, plan, folder)}${prose(message)}${old} ${code(rule)}`;
}

/** The place of a finding, linked to its line; shortened to the folder it is listed under. */
function placeOf({ at }: Finding, plan: Plan, folder: string | null): string {
  if (at.path === '') return '';
  const line = at.range?.start.line;
  const short = folder && isInside(at.path, folder) ? at.path.slice(folder.length + 1) : at.path;
  const label = code(line === undefined ? short : `${short}:${line}`);
  return `${link(label, linksTo(at, plan), at.path, line)} `;
}

/** A file that is gone is looked at where it still was. */
function linksTo({ inBaseOnly: gone }: Location, { links, baseSha }: Plan): Plan['links'] {
  if (!gone || links === null) return links;
  return baseSha === null ? null : { ...links, sha: baseSha };
}

/** Findings under the names of their skills. */
export function findingSections(
  title: string,
  findings: readonly Finding[],
  report: Report,
  plan: Plan,
): string[] {
  return bySkill(title, findings, report, plan, (group, root) => list(group, plan, root));
}

/** Changes under the names of their skills, as a changelog has them. */
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
        return `- ${step}${prose(message)} ${code(rule)}`;
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
  const shown = findings.slice(0, plan.findings);
  const groups = [...groupBy(shown, ({ skill }) => skill ?? '\0')].flatMap(([root, group]) => {
    if (root === '\0') return ['#### The repository', render(group, null)];
    const name = link(code(names.get(root) ?? root), plan.links, root === '' ? '' : `${root}/`);
    const place = root === '' || names.get(root) === root ? '' : ` in ${code(root)}`;
    return [`#### ${name}${place}`, render(group, root)];
  });
  return [title, ...groups, ...more(findings.length - shown.length)];
}
