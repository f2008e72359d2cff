import type { Finding } from '../../model/finding.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isVersion, smallestCoveringVersion } from '../../model/version/version.ts';
import { code, link } from '../markdown-text.ts';
import { sectionsOf } from '../sections.ts';
import { staleLocks } from '../stale-locks.ts';
import { shellPath } from '../text/shell-path.ts';
import { count, lack } from '../verdict.ts';
import type { Plan } from './plan.ts';

/** The most steps that are told; who has more begins with these. */
const most = 5;

/** What makes a run that failed pass, in a few steps; nothing where it passes. */
export function mendSection(report: Report, plan: Plan): string[] {
  if (report.outcome === 'pass') return [];
  const { problems, privilege } = sectionsOf(report);
  const failing = [...problems, ...privilege].filter(
    ({ severity }) =>
      severity === 'error' || (severity === 'warning' && report.failOn === 'warning'),
  );
  const steps = [...versionSteps(report, failing, plan), ...lockSteps(report, failing, plan)];
  const told = new Set(steps.flatMap(({ mends }) => mends));
  const rest = failing.filter((finding) => !told.has(finding)).length;
  const lines = steps.slice(0, most).map(({ text }) => `- ${text}`);
  const left = steps.length - lines.length;
  if (left > 0) lines.push(`- ${count(left, 'more step')} of this kind.`);
  if (rest > 0)
    lines.push(`- ${count(rest, lines.length > 0 ? 'other finding' : 'finding')} below.`);
  return ['**To pass:**', lines.join('\n')];
}

interface Step {
  readonly text: string;
  readonly mends: readonly Finding[];
}

/** The versions that hide a break, and where they stand. */
function versionSteps(report: Report, failing: readonly Finding[], plan: Plan): Step[] {
  const bySkill = groupBy(failing, ({ skill }) => skill ?? '\0');
  return report.skills.flatMap((skill) => {
    const own = bySkill.get(skill.root) ?? [];
    const version = own.find(({ category }) => category === 'version');
    if (version === undefined || lack(skill) === null) return [];
    const breaks = own.filter(({ bump }) => bump === 'major');
    const place = link(code(placeOf(version)), plan.links, version.at.path, lineOf(version));
    const back =
      breaks.length > 0 ? `, or take back ${count(breaks.length, 'breaking change')}` : '';
    return [{ text: `${stepOf(skill)} in ${place}${back}.`, mends: [version, ...breaks] }];
  });
}

function stepOf({ name, base, requiredBump }: SkillSummary): string {
  if (!base?.version || requiredBump === null) return `Give ${code(name)} a version`;
  if (!isVersion(base.version)) return `Give ${code(name)} a version of three numbers`;
  return `Set the version of ${code(name)} to ${code(smallestCoveringVersion(base.version, requiredBump))}`;
}

function lockSteps(report: Report, failing: readonly Finding[], plan: Plan): Step[] {
  return staleLocks(report, failing).map(({ path, isOurs, mends }) => {
    const tool = isOurs ? code(`skillgate lock ${shellPath(path)}`) : 'the tool that wrote it';
    return { text: `Refresh ${link(code(path), plan.links, path)} with ${tool}.`, mends };
  });
}

function placeOf(finding: Finding): string {
  const line = lineOf(finding);
  return line === undefined ? finding.at.path : `${finding.at.path}:${line}`;
}

function lineOf({ at }: Finding): number | undefined {
  return at.range?.start.line;
}
