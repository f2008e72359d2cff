import type { Finding } from '../../model/finding.ts';
import { groupTools } from '../../model/power/group-tools.ts';
import { aboutPower, aboutUnit, isWidening, type PowerChange } from '../../model/power.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { memoize } from '../../model/text/memoize.ts';

/** A changed permission with the finding that reports it; null if none does. */
export interface ReportedChange {
  readonly change: PowerChange;
  readonly finding: Finding | null;
}

/** The permissions that differ from base, the tools of one list as one, without those that other findings describe. */
export const reportedChanges = memoize((report: Report): readonly ReportedChange[] => {
  const { powers, findings } = report;
  if (powers.length === 0) return [];
  const tools = toolFindings(findings);
  const newUnits = new Set(
    findings.flatMap(({ topic, about }) => (topic === 'new-unit' ? [about] : [])),
  );
  const free = groupBy(
    findings.filter(({ category }) => category === 'privilege'),
    ({ about, at }) => keyOf(about, at.path),
  );
  // The findings on manifests describe what they declare.
  const granted = powers.filter(({ power }) => power.feature !== 'declared');
  return groupTools(granted).flatMap((change): ReportedChange[] => {
    const { power } = change;
    if (!isWidening(change)) return [{ change, finding: null }];
    if (newUnits.has(aboutUnit(power.unit))) return [];
    if (isAllowedTool(change)) {
      const { root } = power.unit;
      const isDescribed = tools.described.has(root);
      return isDescribed ? [] : [{ change, finding: tools.reported.get(root) ?? null }];
    }
    const finding = free.get(keyOf(aboutPower(power), power.at.path))?.shift() ?? null;
    return [{ change, finding }];
  });
});

function keyOf(about: string, path: string): string {
  return `${about}\0${path}`;
}

/** The rules on `allowed-tools` of skills report these, one finding for the whole list. */
function isAllowedTool({ power }: PowerChange): boolean {
  return power.feature === 'tool-rule' && power.kind === 'approve' && power.unit.kind === 'skill';
}

/** The findings on `allowed-tools`, by the root of their skill. */
function toolFindings(findings: readonly Finding[]) {
  const reported = new Map<string, Finding>();
  const described = new Set<string>();
  for (const finding of findings) {
    const { skill, category, after } = finding;
    const topic = finding.topic;
    if (skill === null) continue;
    if (topic === 'new-unit') {
      const kinds = (Array.isArray(after) ? after : []).map((item) => Object(item).kind as unknown);
      if (kinds.every((kind) => kind === 'allowed-tools')) reported.set(skill, finding);
      else described.add(skill);
    } else if (topic === 'allowed-tools' && category === 'privilege') {
      reported.set(skill, finding);
    }
  }
  return { reported, described };
}
