import { type Finding, isAtLeast } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';

/**
 * Reports a new misspelt key once: without the finding that nobody knows the added field. Only a new finding on the
 * spelling that is as severe replaces it: the outcome of the run stays as it is.
 */
export function mergeTypos(findings: readonly Finding[]): readonly Finding[] {
  const typos = groupBy(
    findings.filter(({ rule, state }) => rule === 'key-typo' && state === 'new'),
    lineOf,
  );
  if (typos.size === 0) return findings;
  return findings.filter((finding) => {
    if (finding.rule !== 'unclassified-change' || finding.state !== 'new') return true;
    const sameLine = typos.get(lineOf(finding)) ?? [];
    return !sameLine.some(
      (typo) => isAtLeast(typo.severity, finding.severity) && isOfKey(finding, typo),
    );
  });
}

function lineOf({ skill, at: { path, range } }: Finding): string {
  return JSON.stringify([skill, path, range?.start.line]);
}

/** Whether an unknown field or facet is the misspelt key; a field is named with its tables: `skill.licens`. */
function isOfKey(change: Finding, typo: Finding): boolean {
  const key = typo.about.split('\0').at(-1) ?? '';
  return change.about.split('\0').some((part) => part === key || part.endsWith(`.${key}`));
}
