import type { Finding, Note } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';

/**
 * Reports unreadable permissions as a related place of the fault that makes them unreadable. Only a new fault at the same
 * place that fails the run by itself counts as the cause: the outcome of the run stays as it is.
 */
export function foldConsequences(
  findings: readonly Finding[],
  isFailing: (finding: Finding) => boolean,
): readonly Finding[] {
  const consequences = findings.filter((finding) => isConsequence(finding) && isNew(finding));
  if (consequences.length === 0) return findings;
  const causes = new Map<string, Finding>();
  for (const finding of findings) {
    const isCause = isNew(finding) && !isConsequence(finding) && isFailing(finding);
    if (isCause && !causes.has(placeOf(finding))) causes.set(placeOf(finding), finding);
  }
  const folded = consequences.filter((finding) => causes.has(placeOf(finding)));
  const foldedOf = groupBy(folded, (finding) => causes.get(placeOf(finding)));
  const isFolded = new Set(folded);
  return findings
    .filter((finding) => !isFolded.has(finding))
    .map((finding) => {
      const added = foldedOf.get(finding)?.map(toNote);
      return added ? { ...finding, notes: [...finding.notes, ...added] } : finding;
    });
}

function isConsequence({ rule }: Finding): boolean {
  return rule === 'permissions-unreadable';
}

function isNew({ state }: Finding): boolean {
  return state === 'new';
}

function toNote({ at, message }: Finding): Note {
  return { at, message };
}

/** The key of a skill, file and start position. */
function placeOf({ skill, at: { path, range } }: Finding): string {
  return JSON.stringify([skill, path, range?.start.line, range?.start.column]);
}
