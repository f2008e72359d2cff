import type { Finding } from '../model/finding.ts';
import { plainText } from '../model/message.ts';
import type { Report } from '../model/report.ts';
import { truncate } from '../model/value/format-value.ts';
import { helpTexts } from './document/findings.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';

/** The message and what to do, for formats that show one text for a finding. */
export function oneText(finding: Finding, report: Report): string {
  return [finding.message, ...helpTexts(finding, report)].map(plainText).join(' ');
}

/** The same on one line without commands of runners, shortened. */
export function oneLine(finding: Finding, report: Report, maxLength = 3000): string {
  return neutralizeCommands(truncate(escapeInvisible(oneText(finding, report)), maxLength));
}
