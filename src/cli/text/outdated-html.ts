import { documentPage } from '../../report/html/document-page.ts';
import type { RenderOptions } from '../../report/reporter.ts';
import { needsAttention } from '../../tasks/outdated/status-summary.ts';
import type { UpdateStatus } from '../../tasks/outdated/update-status.ts';
import { outdatedDocument } from './outdated-document.ts';

/** The statuses as one self-contained page. */
export function outdatedHtml(
  statuses: readonly UpdateStatus[],
  options: Pick<RenderOptions, 'links' | 'docsOf'>,
): string {
  const passes = !statuses.some(needsAttention);
  const label = passes ? 'Nothing to do' : 'Updates of locked skills';
  const rules = statuses.flatMap(({ changes }) => changes?.findings ?? []).map(({ rule }) => rule);
  return documentPage(outdatedDocument(statuses), { passes, label, rules }, options);
}
