import type { Finding } from '../model/finding.ts';
import type { PreviousByRoot } from '../model/previous-skills.ts';
import { noSkillsFound } from '../rules/repository/no-skills-found.ts';

/**
 * Marks the findings of head that base has too: as many of a fingerprint as base has, so that a
 * second broken link beside an old one is new. A moved skill keeps its old findings, and so does a
 * file whose path at base `moved` knows. That there was nothing to look at is never old news.
 */
export function markExisting(
  findings: readonly Finding[],
  baseFindings: readonly Finding[],
  previousByRoot: PreviousByRoot,
  basePathByHeadPath: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  const unmatchedCounts = new Map<string, number>();
  for (const finding of baseFindings) {
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

/** What makes two findings of two trees the same one. */
function keyOf({ rule, about, value }: Finding, root: string | null, path: string): string {
  return [rule, root ?? path, about, value ?? ''].join('\0');
}
