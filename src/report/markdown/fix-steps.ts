import type { Finding } from '../../model/finding.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { isVersion, smallestCoveringVersion } from '../../model/version/version.ts';
import { codeSpan, link } from '../markdown-text.ts';
import { sectionsOf } from '../sections.ts';
import { staleLocks } from '../stale-locks.ts';
import { shellPath } from '../text/shell-path.ts';
import { count, versionShortfall } from '../verdict.ts';
import type { Plan } from './plan.ts';

/** Limits the steps on the page. */
const maxSteps = 5;

/** The steps that make a failed run pass; empty for a passing run. */
export function fixSection(report: Report, plan: Plan): string[] {
  if (report.outcome === 'pass') return [];
  const { problems, privilege } = sectionsOf(report);
  const failing = [...problems, ...privilege].filter(
    ({ severity }) =>
      severity === 'error' || (severity === 'warning' && report.failOn === 'warning'),
  );
  const steps = [...versionSteps(report, failing, plan), ...lockSteps(report, failing, plan)];
  const covered = new Set(steps.flatMap(({ resolved }) => resolved));
  const uncoveredCount = failing.filter((finding) => !covered.has(finding)).length;
  const lines = steps.slice(0, maxSteps).map(({ text }) => `- ${text}`);
  const omittedCount = steps.length - lines.length;
  if (omittedCount > 0) lines.push(`- ${count(omittedCount, 'more step')} of this kind.`);
  if (uncoveredCount > 0)
    lines.push(`- ${count(uncoveredCount, lines.length > 0 ? 'other finding' : 'finding')} below.`);
  return ['**To pass:**', lines.join('\n')];
}

interface FixStep {
  readonly text: string;
  readonly resolved: readonly Finding[];
}

/** One step per skill with a version that is too low for its breaking changes. */
function versionSteps(report: Report, failing: readonly Finding[], plan: Plan): FixStep[] {
  const bySkill = groupBy(failing, ({ skill }) => skill ?? '\0');
  return report.skills.flatMap((skill) => {
    const skillFindings = bySkill.get(skill.root) ?? [];
    const version = skillFindings.find(({ category }) => category === 'version');
    if (version === undefined || versionShortfall(skill) === null) return [];
    const breaks = skillFindings.filter(({ bump }) => bump === 'major');
    const location = link(
      codeSpan(formatLocation(version)),
      plan.links,
      version.at.path,
      lineOf(version),
    );
    const alternative =
      breaks.length > 0 ? `, or take back ${count(breaks.length, 'breaking change')}` : '';
    return [
      {
        text: `${bumpInstruction(skill)} in ${location}${alternative}.`,
        resolved: [version, ...breaks],
      },
    ];
  });
}

function bumpInstruction({ name, base, requiredBump }: SkillSummary): string {
  if (!base?.version || requiredBump === null) return `Give ${codeSpan(name)} a version`;
  if (!isVersion(base.version)) return `Give ${codeSpan(name)} a version of three numbers`;
  return `Set the version of ${codeSpan(name)} to ${codeSpan(smallestCoveringVersion(base.version, requiredBump))}`;
}

function lockSteps(report: Report, failing: readonly Finding[], plan: Plan): FixStep[] {
  return staleLocks(report, failing).map(({ path, isOwnFormat, resolved }) => {
    const tool = isOwnFormat
      ? codeSpan(`skillaccord lock ${shellPath(path)}`)
      : 'the tool that wrote it';
    return { text: `Refresh ${link(codeSpan(path), plan.links, path)} with ${tool}.`, resolved };
  });
}

function formatLocation(finding: Finding): string {
  const line = lineOf(finding);
  return line === undefined ? finding.at.path : `${finding.at.path}:${line}`;
}

function lineOf({ at }: Finding): number | undefined {
  return at.range?.start.line;
}
