import { type Finding, severityRank } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';

/** Entries for `accept:` that accept the breaking changes and permissions of a report. */
export interface AcceptEntries {
  /** Asks whether the findings are intended. */
  readonly question: string;
  /** Where the lines belong. */
  readonly advice: string;
  /** The lines to paste. */
  readonly lines: readonly string[];
}

/** The entries for the first `maxEntries` errors and warnings on breaks and permissions, errors first; null without any. */
export function acceptEntries({ findings }: Report, maxEntries: number): AcceptEntries | null {
  const acceptable = findings
    .filter(isAcceptable)
    .sort((a, b) => severityRank[a.severity] - severityRank[b.severity]);
  if (acceptable.length === 0 || maxEntries === 0) return null;
  const entries = acceptable.slice(0, maxEntries).map(formatEntry);
  const omitted = acceptable.length - entries.length;
  return {
    question: questionOf(acceptable),
    advice: [
      'Put these lines under `accept:` in the configuration (`.github/skillaccord.yml`), each with its reason, or run `skillaccord accept FINGERPRINT --reason TEXT`.',
      ...(acceptable.some(isPermission)
        ? ['The entry of a permission counts only after it was merged into the target branch.']
        : []),
      ...(acceptable.every(isPermission) ? [] : ['An accepted break needs no version bump.']),
    ].join(' '),
    lines: [...entries, ...(omitted > 0 ? [`  # and ${omitted} more`] : [])],
  };
}

function questionOf(findings: readonly Finding[]): string {
  if (findings.every(isPermission)) {
    return findings.length === 1
      ? 'Is this permission intended?'
      : 'Are these permissions intended?';
  }
  if (findings.some(isPermission)) return 'Are these findings intended?';
  return findings.length === 1
    ? 'Is this break intended, without a new version?'
    : 'Are these breaks intended, without a new version?';
}

function isAcceptable(finding: Finding): boolean {
  const { bump, state, severity } = finding;
  if (state !== 'new' || severity === 'note') return false;
  // A warning without a bump is about the configuration or a file, not about a gained permission.
  return bump === 'major' || (isPermission(finding) && (severity === 'error' || bump !== null));
}

function isPermission({ category }: Finding): boolean {
  return category === 'privilege';
}

function formatEntry({ fingerprint, rule, skill, at }: Finding): string {
  // The repository is quoted only in the comment, so its text cannot change the meaning of the entry.
  const subject = skill ?? at.path;
  const suffix = subject
    ? `, ${neutralizeCommands(escapeInvisible(subject)).replaceAll('`', '\\u0060')}`
    : '';
  return `  - { fingerprint: "${fingerprint}", reason: "why" }  # ${rule}${suffix}`;
}
