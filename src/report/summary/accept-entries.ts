import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';

/** Entries for `accept:` that accept the failing findings of a report. */
export interface AcceptEntries {
  /** Asks whether the findings are intended. */
  readonly question: string;
  /** Where the lines belong. */
  readonly advice: string;
  /** The lines to paste. */
  readonly lines: readonly string[];
}

/** The entries for the first `maxEntries` breaking changes and denied permissions; null without any. */
export function acceptEntries({ findings }: Report, maxEntries: number): AcceptEntries | null {
  const acceptable = findings.filter(isAcceptable);
  if (acceptable.length === 0 || maxEntries === 0) return null;
  const entries = acceptable.slice(0, maxEntries).map(formatEntry);
  const omitted = acceptable.length - entries.length;
  return {
    question: questionOf(acceptable),
    advice:
      'Put these lines under `accept:` in the configuration, each with its reason, or run `skillaccord accept FINGERPRINT --reason TEXT`. An accepted break needs no version bump.',
    lines: [...entries, ...(omitted > 0 ? [`  # and ${omitted} more`] : [])],
  };
}

function questionOf(findings: readonly Finding[]): string {
  const areBreaks = findings.every(({ category }) => category !== 'privilege');
  if (!areBreaks) return 'Are these findings intended?';
  return findings.length === 1
    ? 'Is this break intended, without a new version?'
    : 'Are these breaks intended, without a new version?';
}

function isAcceptable({ bump, state, severity, category }: Finding): boolean {
  return (bump === 'major' || category === 'privilege') && state === 'new' && severity === 'error';
}

function formatEntry({ fingerprint, rule, skill }: Finding): string {
  // The repository is quoted only in the comment, so its text cannot change the meaning of the entry.
  const skillSuffix = skill
    ? `, ${neutralizeCommands(escapeInvisible(skill)).replaceAll('`', '\\u0060')}`
    : '';
  return `  - { fingerprint: "${fingerprint}", reason: "why" }  # ${rule}${skillSuffix}`;
}
