import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { baseSentence } from '../base-sentence.ts';
import { fixSection } from '../markdown/fix-steps.ts';
import { lockLine } from '../markdown/skills.ts';
import { codeSpan, prose } from '../markdown-text.ts';
import { verdict } from '../verdict.ts';
import type { Html } from './element.ts';
import { inline } from './inline.ts';

/** The verdict as plain text, for the title of the page. */
export function verdictText(report: Report): string {
  return verdict(report);
}

/** The verdict in one sentence. */
export function verdictSentence(report: Report): Html {
  return inline(verdict(report, codeSpan));
}

/** What was compared with what, and the state of the locks. */
export function comparisonSentence(report: Report, reason: string | null): Html {
  const { base } = report;
  const against = base
    ? baseSentence(base, codeSpan, prose)
    : 'Manifests and locks were checked; nothing was compared.';
  const why = base === null && reason !== null ? [prose(reason)] : [];
  return inline([against, ...why, ...lockLine(report)].join(' '));
}

/** The steps that make a failed run pass; empty for a passing run. */
export function stepSentences(report: Report): readonly Html[] {
  const plan = { links: null, baseSha: null, reason: null, findings: 100, skills: 100 };
  const [, list = ''] = fixSection(report, plan);
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => inline(line.replace(/^(?:-|\d+\.) /, '')));
}

/** The message of a finding. */
export function messageSentence({ message }: Finding): Html {
  return inline(prose(message));
}
