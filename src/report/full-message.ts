import type { Finding } from '../model/finding.ts';
import { isMissingBump } from './sections.ts';

/** The message with those of its related places, for formats that show one place only. */
export function fullMessage(finding: Pick<Finding, 'message' | 'related' | 'category'>): string {
  if (isMissingBump(finding)) return finding.message;
  return [finding.message, ...finding.related.map(({ message }) => message)].join(' ');
}
