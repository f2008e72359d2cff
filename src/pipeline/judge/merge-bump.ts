import { type Finding, isAtLeast } from '../../model/finding.ts';
import { type Message, msg, words } from '../../model/message.ts';
import type { Bump } from '../../model/version/bump.ts';

/**
 * Reports a missing major bump once: a single breaking change carries it as a notes place; several are summed up by
 * a note. A break that is less severe than the missing bump, or not reported, leaves it as it is.
 */
export function mergeBumpFindings(
  findings: readonly Finding[],
  bumpFindings: readonly Finding[],
  required: Bump,
): readonly Finding[] {
  const missing = required === 'major' ? bumpFindings.find(isMissingBump) : undefined;
  const breaks = findings.filter(({ bump, state }) => bump === 'major' && state === 'new');
  const [single] = breaks;
  // The settings of base judge permissions, and those of head versions: a permission never replaces a version.
  const isReported = breaks.some(
    ({ category, severity }) =>
      category !== 'privilege' && missing && isAtLeast(severity, missing.severity),
  );
  if (!missing || !single || !isReported) return [...findings, ...bumpFindings];
  const others = bumpFindings.filter((finding) => finding !== missing);
  if (breaks.length === 1) {
    const notes = [{ at: missing.at, message: missing.message }];
    return [
      ...findings.map((finding) => (finding === single ? { ...finding, notes } : finding)),
      ...others,
    ];
  }
  const notes = breaks.map((finding) => ({
    at: finding.at,
    message: finding.phrase ?? finding.message,
  }));
  const message = msg`${missing.message} ${clearedText(breaks)}`;
  return [...findings, ...others, { ...missing, message, severity: 'note', notes }];
}

/** What a sufficient version does: `The new version clears the 2 errors on these changes.` Permissions stay reported. */
function clearedText(breaks: readonly Finding[]): Message {
  const cleared = breaks.filter(({ category }) => category !== 'privilege');
  const severities = new Set(cleared.map(({ severity }) => severity));
  const [severity = 'error'] = severities;
  const noun = severities.size === 1 ? severity : 'finding';
  const amount = cleared.length === 1 ? `the ${noun}` : `the ${cleared.length} ${noun}s`;
  return words(`The new version clears ${amount} on these changes.`);
}

const missingBumpRules: ReadonlySet<string> = new Set([
  'breaking-change-unversioned',
  'version-bump-insufficient',
  'version-not-bumped',
]);

function isMissingBump({ rule, state }: Finding): boolean {
  return missingBumpRules.has(rule) && state === 'new';
}
