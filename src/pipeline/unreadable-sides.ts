import type { Release } from '../config/release.ts';
import { nameLocation } from '../contract/compare/fallback-location.ts';
import type { Draft, Finding } from '../model/finding.ts';
import type { Skill } from '../model/skill.ts';
import { quote } from '../model/value/format-value.ts';
import type { Pair, SameNameCandidates } from '../model/workspace.ts';
import { getProblemRule } from '../rules/tree-catalog.ts';
import { describeSkill, formatList } from '../rules/words/words.ts';
import { contextOf, type FindingFactory } from './to-finding.ts';

/** What is said of a skill whose two sides cannot be compared; null where they can. */
export function incomparableFindings(
  pair: Pair,
  toFinding: FindingFactory,
): readonly Finding[] | null {
  const { before, after, sameNameSkills } = pair;
  const report = (rule: string, draft: Draft) =>
    problemFindings(rule, draft, after ?? before, toFinding);
  if (before?.unreadable || after?.unreadable) {
    return before?.unreadable && after
      ? report('incomparable', unreadableBaseDraft(before, after))
      : [];
  }
  if (!sameNameSkills) return null;
  // Said once for all of the name: at the first of them in head.
  return after && after === sameNameSkills.after[0]
    ? report('duplicate-identity', indistinctDraft(after, sameNameSkills))
    : [];
}

/** What is said where the last release of a skill cannot be read, so that its version is measured from base. */
export function unreadableReleaseFindings(
  { after }: Pair,
  { skill, tag }: Release,
  toFinding: FindingFactory,
): readonly Finding[] {
  if (!after || !skill.unreadable) return [];
  const message = `At ${quote(tag)}, its last release, the manifest of ${quote(after.name)} cannot be read, so its version is measured from base.`;
  return problemFindings(
    'incomparable',
    { message, at: { path: after.path }, about: tag },
    after,
    toFinding,
  );
}

function problemFindings(
  id: string,
  draft: Draft,
  skill: Skill | null,
  toFinding: FindingFactory,
): readonly Finding[] {
  const rule = getProblemRule(id);
  const { severity } = rule;
  const finding = skill && toFinding(draft, { ...contextOf(skill), rule, severity });
  return finding ? [finding] : [];
}

function unreadableBaseDraft(before: Skill, after: Skill): Draft {
  const message = `At base the manifest of "${after.name}" cannot be read, so nothing says what this change breaks.`;
  return { message, at: { path: after.path }, was: { path: before.path }, about: 'base' };
}

function indistinctDraft(skill: Skill, { before, after }: SameNameCandidates): Draft {
  const [basePlaces, headPlaces] = [formatPlaces(before), formatPlaces(after)];
  const [baseSkill] = before;
  return {
    message: `Skill ${quote(skill.name)} stood in ${basePlaces} and stands in ${headPlaces}; which became which cannot be told, so nothing says what breaks.`,
    at: nameLocation(skill),
    was: baseSkill && nameLocation(baseSkill),
    about: skill.name,
    before: before.map(({ root }) => root),
    after: after.map(({ root }) => root),
  };
}

function formatPlaces(skills: readonly Skill[]): string {
  return formatList(skills.map(({ name, root }) => describeSkill({ name, root }).location));
}
