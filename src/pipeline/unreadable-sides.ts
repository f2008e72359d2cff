import type { Released } from '../config/release.ts';
import { nameLocation } from '../contract/compare/fallback-location.ts';
import type { Draft, Finding } from '../model/finding.ts';
import { quote } from '../model/format-value.ts';
import type { Skill } from '../model/skill.ts';
import type { Pair, SameNameCandidates } from '../model/workspace.ts';
import { problemRuleNamed } from '../rules/tree-catalog.ts';
import { listed, skillWords } from '../rules/words/words.ts';
import { contextOf, type Stamp } from './to-finding.ts';

/** What is said of a skill whose two sides cannot be compared; null where they can. */
export function uncompared(pair: Pair, stamp: Stamp): readonly Finding[] | null {
  const { before, after, namesakes } = pair;
  const say = (rule: string, draft: Draft) => said(rule, draft, after ?? before, stamp);
  if (before?.unreadable || after?.unreadable) {
    return before?.unreadable && after ? say('incomparable', unreadableBase(before, after)) : [];
  }
  if (!namesakes) return null;
  // Said once for all of the name: at the first of them in head.
  return after && after === namesakes.after[0]
    ? say('duplicate-identity', indistinct(after, namesakes))
    : [];
}

/** What is said where the last release of a skill cannot be read, so that its version is measured from base. */
export function unreadRelease(
  { after }: Pair,
  { skill, tag }: Released,
  stamp: Stamp,
): readonly Finding[] {
  if (!after || !skill.unreadable) return [];
  const message = `At ${quote(tag)}, its last release, the manifest of ${quote(after.name)} cannot be read, so its version is measured from base.`;
  return said('incomparable', { message, at: { path: after.path }, about: tag }, after, stamp);
}

function said(id: string, draft: Draft, skill: Skill | null, stamp: Stamp): readonly Finding[] {
  const rule = problemRuleNamed(id);
  const { severity } = rule;
  const finding = skill && stamp(draft, { ...contextOf(skill), rule, severity });
  return finding ? [finding] : [];
}

function unreadableBase(before: Skill, after: Skill): Draft {
  const message = `At base the manifest of "${after.name}" cannot be read, so nothing says what this change breaks.`;
  return { message, at: { path: after.path }, was: { path: before.path }, about: 'base' };
}

function indistinct(skill: Skill, { before, after }: SameNameCandidates): Draft {
  const [stood, stands] = [placesOf(before), placesOf(after)];
  const [was] = before;
  return {
    message: `Skill ${quote(skill.name)} stood in ${stood} and stands in ${stands}; which became which cannot be told, so nothing says what breaks.`,
    at: nameLocation(skill),
    was: was && nameLocation(was),
    about: skill.name,
    before: before.map(({ root }) => root),
    after: after.map(({ root }) => root),
  };
}

function placesOf(skills: readonly Skill[]): string {
  return listed(skills.map(({ name, root }) => skillWords({ name, root }).place));
}
