import type { Finding } from '../../model/finding.ts';
import { code, type Message, msg, words } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';

const contentRule = 'lock-content-changed';
const versionRule = 'lock-version-changed';

/**
 * Reports a lock entry with an old content and an old version once: the content carries the version as a notes
 * place. Two findings that differ in state or severity stay apart, and so do those of entries with one id.
 */
export function mergeLockFindings(findings: readonly Finding[]): readonly Finding[] {
  const drifts = findings.filter(
    ({ rule, state }) => (rule === contentRule || rule === versionRule) && state !== 'accepted',
  );
  const merged = new Map<Finding, Finding | null>();
  for (const group of groupBy(drifts, entryOf).values()) {
    const content = group.filter(({ rule }) => rule === contentRule);
    const version = group.filter(({ rule }) => rule === versionRule);
    const [contentFinding, versionFinding] = [content[0], version[0]];
    if (!contentFinding || !versionFinding || content.length > 1 || version.length > 1) continue;
    if (
      contentFinding.state !== versionFinding.state ||
      contentFinding.severity !== versionFinding.severity
    )
      continue;
    const notes = [
      ...contentFinding.notes,
      { at: versionFinding.at, message: versionNote(versionFinding) },
    ];
    merged.set(contentFinding, { ...contentFinding, notes }).set(versionFinding, null);
  }
  return findings.flatMap((finding) => {
    const replaced = merged.get(finding);
    return replaced === undefined ? [finding] : (replaced ?? []);
  });
}

/** The version as a part of the same fact: what renews the content renews it too. */
function versionNote({ before, after }: Finding): Message {
  const declared = typeof after === 'string' ? code(after) : words('none');
  return msg`Pinned version: ${code(String(before))}; version of the skill: ${declared}.`;
}

/** The lock, the id of the entry, and the skill. */
function entryOf({ at, about, skill }: Finding): string {
  const [id = ''] = about.split('\0', 1);
  return [at.path, id, skill ?? ''].join('\0');
}
