import type { Finding, Severity } from '../../../src/model/finding.ts';
import { code, msg } from '../../../src/model/message.ts';
import type { Report } from '../../../src/model/report.ts';
import { at, finding, skill } from './canonical-report.ts';

/** The distribution of the findings of a report. */
export const spreads = ['many files', 'files of five', 'one file', 'one file and rule'] as const;
export type Spread = (typeof spreads)[number];

/** Their severities: all the same, or a third of each. */
export const kinds = ['error', 'warning', 'note', 'mixed'] as const;
export type Kind = (typeof kinds)[number];

/** A long name that tries to end tables and comments. */
const hostile = `a|b\\|c\`-->${'é|'.repeat(60)}`;
const levels: readonly Severity[] = ['error', 'warning', 'note'];

/** A report of `count` new findings. */
export function largeReport(count: number, spread: Spread, kind: Kind): Report {
  const findings = Array.from({ length: count }, (_, index) => findingAt(index, spread, kind));
  const skills = Array.from({ length: fileOf(count - 1, spread) + 1 }, (_, index) =>
    skillAt(index),
  );
  const countOf = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity).length;
  return {
    base: { sha: 'b'.repeat(40), how: 'merge-parent' },
    head: { sha: 'c'.repeat(40), dirty: false },
    outcome: countOf('error') > 0 ? 'fail' : 'pass',
    scope: 'new',
    failOn: 'error',
    failing: findings.filter(({ severity }) => severity === 'error'),
    summary: {
      skills: skills.length,
      changed: skills.filter(({ status }) => status === 'changed').length,
      errors: countOf('error'),
      warnings: countOf('warning'),
      notes: countOf('note'),
      changes: 0,
      existing: 0,
      accepted: 0,
      breaking: 0,
      privilege: 0,
      requiredBump: 'minor',
    },
    skills,
    findings,
    changes: [],
    locks: [],
    powers: [],
    units: [],
  };
}

/** With many files, every second one belongs to a changed skill. */
export const isChangedAt = (index: number) => index % 2 === 0;

/** The root of a skill; changed skills are last by name. */
function rootAt(index: number): string {
  return `skills/${isChangedAt(index) ? 'z' : 'a'}${index}`;
}

function fileOf(index: number, spread: Spread): number {
  return spread === 'many files' ? index : spread === 'files of five' ? Math.floor(index / 5) : 0;
}

function findingAt(index: number, spread: Spread, kind: Kind): Finding {
  const severity = kind === 'mixed' ? (levels[index % 3] ?? 'error') : kind;
  const root = rootAt(fileOf(index, spread));
  return finding({
    rule: spread === 'one file' ? `rule-${index}` : 'a-rule',
    severity,
    skill: root,
    category: 'interface',
    bump: severity === 'note' ? 'minor' : 'major',
    message: msg`Input ${code(hostile)} of ${index} is what it was.`,
    at: at(`${root}/SKILL.md`, index + 1, 1, 4),
    fingerprint: index.toString(16).padStart(32, '0'),
  });
}

function skillAt(index: number) {
  return skill({
    name: `${hostile}${index}`,
    root: rootAt(index),
    status: isChangedAt(index) ? 'changed' : 'unchanged',
    requiredBump: isChangedAt(index) ? 'major' : 'none',
    satisfied: !isChangedAt(index),
  });
}
