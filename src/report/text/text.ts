import type { Report } from '../../model/report.ts';
import { worstFindings } from '../counted.ts';
import { briefDocument, summaryDocument } from '../document/summary.ts';
import { inNaturalOrder } from '../natural-order.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import { writeText } from './write-text.ts';

/** The report for a terminal: the verdict, what to do, findings with code frames, then the counts. */
export const text: Reporter = {
  id: 'text',
  title: 'for a terminal: what to do, findings with code frames, then the counts',
  syntax: 'text',
  extension: '.txt',
  render(original, options) {
    const { detail, formatPath, noBaseReason } = options;
    if (detail === 'quiet' && original.outcome === 'pass') return '';
    const report = inNaturalOrder(original);
    const isVerbose = detail === 'verbose';
    const document =
      detail === 'quiet'
        ? briefDocument(report, worstFindings(report))
        : summaryDocument(report, { isVerbose, formatPath, noBaseReason });
    return writeText(document, { ...options, isVerbose });
  },
};

/** The verdict alone. */
export function verdict(report: Report, options: RenderOptions): string {
  return writeText(briefDocument(report, []), { ...options, isVerbose: false });
}
