import type { Finding } from '../../model/finding.ts';
import type { Report, SkillSummary } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { codeCell, link } from '../markdown-text.ts';
import { isChanged } from '../text/skills.ts';
import { hasUndeclaredBreak, versionShortfall } from '../verdict.ts';
import type { Plan } from './plan.ts';

/** The table of changed skills; empty without changes. */
export function skillSection(report: Report, { links, skills }: Plan): string[] {
  const changed = report.skills.filter(isChanged);
  if (changed.length === 0) return [];
  const findings = groupBy(
    report.findings.filter(({ category }) => category === 'lock'),
    ({ skill }) => skill ?? '\0',
  );
  const rows = changed.slice(0, skills).map((skill) => {
    const name = link(codeCell(skill.name), links, isLinkable(skill) ? `${skill.root}/` : '');
    const cells = [name, versions(skill), skill.requiredBump ?? '', skill.declaredBump ?? ''];
    return [...cells, lockState(skill, findings.get(skill.root) ?? []), verdictCell(skill)];
  });
  const omitted = changed.length - rows.length;
  const omittedLine =
    omitted > 0 ? [`${omitted} more changed ${omitted === 1 ? 'skill' : 'skills'}.`] : [];
  if (rows.length === 0) return ['### Changed skills', ...omittedLine];
  const header = ['Skill', 'Version', 'Required', 'Declared', 'Lock', 'Verdict'];
  const lines = [header, header.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  return ['### Changed skills', lines.join('\n'), ...omittedLine];
}

function isLinkable({ root, status }: SkillSummary): boolean {
  return root !== '' && status !== 'removed';
}

function versions({ version, base, status }: SkillSummary): string {
  const headVersion = version === null ? 'none' : codeCell(version);
  if (!base || status === 'added' || status === 'removed') return headVersion;
  const baseVersion = base.version === null ? 'none' : codeCell(base.version);
  return baseVersion === headVersion ? headVersion : `${baseVersion} → ${headVersion}`;
}

function verdictCell(skill: SkillSummary): string {
  const { status, satisfied, requiredBump, base, name, root } = skill;
  const shortfall = versionShortfall(skill, codeCell);
  if (shortfall !== null) return `${hasUndeclaredBreak(skill) ? '❌' : '⚠️'} ${shortfall}`;
  if (status === 'added' || status === 'removed') return status;
  if (satisfied === null) return requiredBump === null ? 'not comparable' : 'unversioned';
  const mark = satisfied ? '✅ ' : '';
  if (base && base.name !== name) return `${mark}renamed from ${codeCell(base.name)}`;
  return `${mark}${base && base.root !== root ? `moved from ${codeCell(base.root)}` : ''}`.trim();
}

/** State of the lock entries of a skill. */
function lockState({ lockedBy }: SkillSummary, findings: readonly Finding[]): string {
  if (lockedBy.length === 0) return 'none';
  if (findings.some(({ severity }) => severity === 'error')) return '❌ stale';
  return findings.some(({ rule }) => rule === 'lock-moved') ? 're-pinned' : 'verified';
}

/** One sentence about the lock entries: verified, changed and absent; empty without locks. */
export function lockLine({ locks }: Report): string[] {
  if (locks.length === 0) return [];
  const sum = (key: 'entries' | 'verified' | 'changed' | 'absent') =>
    locks.reduce((total, lock) => total + lock[key], 0);
  const files = locks.length === 1 ? '1 lock file' : `${locks.length} lock files`;
  const parts = [`${sum('verified')} of ${sum('entries')} entries verified`];
  if (sum('changed') > 0) parts.push(`${sum('changed')} changed`);
  if (sum('absent') > 0) parts.push(`${sum('absent')} absent`);
  return [`${files}: ${parts.join(', ')}.`];
}
