import type { Release } from '../../config/release.ts';
import { nameLocation } from '../../contract/compare/fallback-location.ts';
import type { Draft } from '../../model/finding.ts';
import { haveSameContent, type Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import { code, quote } from '../../model/value/format-value.ts';
import type { AmbiguousSkills, Pair } from '../../model/workspace.ts';
import { getProblemRule } from '../../rules/tree-catalog.ts';
import { describeSkill, formatList } from '../../rules/words/words.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

/** Reports two sides that cannot be compared; null where they can. */
export function incomparableDrafts(pair: Pair): readonly RuleDraft[] | null {
  const { before, after, ambiguousSkills } = pair;
  if (before?.unreadable && after?.unreadable && haveSameContent(before, after)) return null;
  if (before?.unreadable) {
    const draft = after ? unreadableBaseDraft(before, after) : removedUnreadableDraft(before);
    return [draftOf('incomparable', draft, after ?? before)];
  }
  if (after?.unreadable) return [];
  if (!ambiguousSkills) return null;
  // Reported once for all skills of the name, at the first of them in head.
  return after && after === ambiguousSkills.after[0]
    ? [draftOf('duplicate-identity', ambiguousDraft(after, ambiguousSkills), after)]
    : [];
}

/** Reports a last release that cannot be read: the version is measured from base instead. */
export function unreadableReleaseDrafts(
  { after }: Pair,
  { skill, tag }: Release,
): readonly RuleDraft[] {
  if (!after || !skill.unreadable) return [];
  const message = `The manifest of ${quote(after.name)} at its last release ${code(tag)} cannot be read, so its version is measured from base.`;
  return [draftOf('incomparable', { message, at: { path: after.path }, about: tag }, after)];
}

function draftOf(id: string, draft: Draft, skill: Skill): RuleDraft {
  return ruleDraft(getProblemRule(id), draft, sourceOf(skill));
}

function unreadableBaseDraft(before: Skill, after: Skill): Draft {
  const message = `At base, the manifest of ${quote(after.name)} could not be read, so Skillaccord cannot tell what this change breaks. Compare the two versions yourself. Pull requests after this one are compared as usual.`;
  return { message, at: { path: after.path }, was: faultLocation(before), about: 'base' };
}

/** The first fault of a manifest that cannot be read. */
function faultLocation({ path, problems }: Skill): Location {
  return problems.find(({ at }) => at.path === path && at.range)?.at ?? { path };
}

function removedUnreadableDraft(before: Skill): Draft {
  const { path, root } = before;
  const message = `The skill in ${code(root === '' ? '.' : root)} was removed. Its ${code(nameOf(path))} at base could not be read, so Skillaccord cannot tell what callers lose.`;
  return { message, at: { path }, was: faultLocation(before), about: 'base' };
}

function ambiguousDraft(skill: Skill, { before, after }: AmbiguousSkills): Draft {
  const [basePlaces, headPlaces] = [formatPlaces(before), formatPlaces(after)];
  const [baseSkill] = before;
  return {
    message: `Skill ${quote(skill.name)} was in ${basePlaces} and is now in ${headPlaces}. Skillaccord cannot tell which is which, so it compared none of them with base. Give them different names, or keep one in its old place.`,
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
