import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { type Focus, isInFocus } from './focused-base.ts';

/** Two runs over what an edit concerns: without it, and with it. */
export interface Runs {
  readonly before: Report;
  readonly after: Report;
}

/**
 * The findings of a folder after an edit. In the focus they are those of the new run; elsewhere the runs tell only what
 * came and what went.
 */
export function mergeFindings(
  known: readonly Finding[],
  focus: Focus,
  { before, after }: Runs,
): readonly Finding[] {
  const isFocused = ({ at, skill }: Finding) =>
    isInFocus(focus, at.path) || (skill !== null && focus.folders.includes(skill));
  const [old, now] = [keysOf(before), keysOf(after)];
  const read = new Set(
    after.skills.flatMap(({ root, read: isRead }) => (isRead === false ? [] : [root])),
  );
  const isGone = (finding: Finding) =>
    old.has(keyOf(finding)) &&
    !now.has(keyOf(finding)) &&
    (finding.skill === null || read.has(finding.skill));
  const kept = known.filter((finding) => !isFocused(finding) && !isGone(finding));
  const keptKeys = new Set(kept.map(keyOf));
  const added = after.findings.filter((finding) => {
    const key = keyOf(finding);
    return isFocused(finding) || (!old.has(key) && !keptKeys.has(key));
  });
  return [...kept, ...added];
}

function keysOf({ findings }: Report): ReadonlySet<string> {
  return new Set(findings.map(keyOf));
}

function keyOf({ fingerprint, at }: Finding): string {
  return `${fingerprint} ${at.path}`;
}
