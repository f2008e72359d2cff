import type { Finding } from '../../model/finding.ts';
import type { PreviousByRoot } from '../../model/previous-skills.ts';
import { noSkillsFound } from '../../rules/repository/no-skills-found.ts';

/**
 * Marks the findings of head that base has too, as many of one key as base has: a second broken link next to an
 * existing one is new. Skills and locks may have moved; `basePathByHeadPath` holds the moved locks.
 */
export function markExisting(
  findings: readonly Finding[],
  baseFindings: readonly Finding[],
  previousByRoot: PreviousByRoot,
  basePathByHeadPath: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  const unmatchedCounts = new Map<string, number>();
  for (const finding of baseFindings) {
    // An empty head fails even when base was empty too.
    if (finding.rule === noSkillsFound.id) continue;
    const key = keyOf(finding, finding.skill, finding.at.path);
    unmatchedCounts.set(key, (unmatchedCounts.get(key) ?? 0) + 1);
  }
  return findings.map((finding) => {
    const { skill, at } = finding;
    const root = skill === null ? null : (previousByRoot.get(skill)?.root ?? skill);
    const key = keyOf(finding, root, basePathByHeadPath.get(at.path) ?? at.path);
    const unmatched = unmatchedCounts.get(key) ?? 0;
    if (unmatched === 0 || finding.state === 'accepted') return finding;
    unmatchedCounts.set(key, unmatched - 1);
    return { ...finding, state: 'existing' };
  });
}

/** What makes findings of two trees the same one. */
function keyOf({ rule, about, value }: Finding, root: string | null, path: string): string {
  return [rule, root ?? path, about, value ?? ''].join('\0');
}
