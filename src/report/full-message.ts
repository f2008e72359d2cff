import type { Finding } from '../model/finding.ts';
import { plainText } from '../model/message.ts';
import { isMissingBump } from './sections.ts';

/** The message, with the command that accepts a removed skill; no edit of its files can resolve that finding. */
export function shownMessage(
  finding: Pick<Finding, 'rule' | 'state' | 'severity' | 'message' | 'fingerprint'>,
): string {
  const { message, severity, fingerprint } = finding;
  if (!needsFingerprint(finding)) return plainText(message);
  const command = `\`skillaccord accept ${fingerprint} --reason "…"\``;
  return severity === 'error'
    ? `${plainText(message)} Restore it or, if the removal is intended, accept it: ${command}.`
    : `${plainText(message)} If the removal is intended, nothing else is needed; to silence this warning: ${command}.`;
}

/** True for a finding that people accept by its fingerprint; no edit of the files of its skill resolves it. */
export function needsFingerprint({
  rule,
  state,
  severity,
}: Pick<Finding, 'rule' | 'state' | 'severity'>): boolean {
  return rule === 'skill-removed' && state !== 'accepted' && severity !== 'note';
}

/** The message with those of its related places, for formats that show one place only. */
export function fullMessage(finding: Finding): string {
  if (isMissingBump(finding)) return plainText(finding.message);
  return [shownMessage(finding), ...finding.notes.map(({ message }) => plainText(message))].join(
    ' ',
  );
}
