import type { Finding } from '../model/finding.ts';
import { isMissingBump } from './sections.ts';

/** The message, with the command that accepts a removed skill; no edit of its files can resolve that finding. */
export function shownMessage({
  rule,
  state,
  message,
  fingerprint,
}: Pick<Finding, 'rule' | 'state' | 'message' | 'fingerprint'>): string {
  if (rule !== 'skill-removed' || state === 'accepted') return message;
  return `${message} If this is intended: \`skillaccord accept ${fingerprint} --reason "…"\`.`;
}

/** The message with those of its related places, for formats that show one place only. */
export function fullMessage(finding: Finding): string {
  if (isMissingBump(finding)) return finding.message;
  return [shownMessage(finding), ...finding.related.map(({ message }) => message)].join(' ');
}
