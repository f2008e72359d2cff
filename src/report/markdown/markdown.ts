import { summaryDocument } from '../document/summary.ts';
import { fitDocument } from '../fit.ts';
import { makeInert } from '../inert.ts';
import { inNaturalOrder } from '../natural-order.ts';
import type { Reporter } from '../reporter.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A Markdown page for job summaries and comments, within a limit of bytes. */
export const markdown: Reporter = {
  id: 'markdown',
  title: 'a page for a job summary or a comment',
  syntax: 'markdown',
  extension: '.md',
  needs: ['pages'],
  render(original, options) {
    const report = inNaturalOrder(original);
    const { docs, noBaseReason, limit, detail } = options;
    const document = summaryDocument(report, {
      isVerbose: detail === 'verbose',
      formatPath: (path) => path,
      noBaseReason,
    });
    const baseSha = report.base?.sha ?? null;
    return fitDocument(document, limit, (cutDocument, isSmall) => {
      const links = isSmall ? null : options.links;
      return makeInert(writeMarkdown(cutDocument, { links, docs, baseSha }));
    });
  },
};
