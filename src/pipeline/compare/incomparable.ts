import type { Release } from '../../config/release.ts';
import { nameLocation } from '../../contract/compare/fallback-location.ts';
import type { Draft } from '../../model/finding.ts';
import { code, list, type Message, msg, namePart, pathPart } from '../../model/message.ts';
import { haveSameContent, type Skill } from '../../model/skill.ts';
import { nameOf } from '../../model/text/path.ts';
import type { Location } from '../../model/text/text.ts';
import type { AmbiguousSkills, Pair } from '../../model/workspace.ts';
import { duplicateIdentity, incomparable } from '../../rules/problem/comparison.ts';
import type { ProblemRule } from '../../rules/rule.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

/** Reports two sides that cannot be compared; null where they can. */
export function incomparableDrafts(pair: Pair): readonly RuleDraft[] | null {
  const { before, after, ambiguousSkills } = pair;
  if (before?.unreadable && after?.unreadable && haveSameContent(before, after)) return null;
  if (before?.unreadable) {
    const draft = after ? unreadableBaseDraft(before, after) : removedUnreadableDraft(before);
    return [draftOf(incomparable, draft, after ?? before)];
  }
  if (after?.unreadable) return [];
  if (!ambiguousSkills) return null;
  // Reported once for all skills of the name, at the first of them in head.
  return after && after === ambiguousSkills.after[0]
    ? [draftOf(duplicateIdentity, ambiguousDraft(after, ambiguousSkills), after)]
    : [];
}

/** Reports a last release that cannot be read: the version is measured from base instead. */
export function unreadableReleaseDrafts(
  { after }: Pair,
  { skill, tag }: Release,
): readonly RuleDraft[] {
  if (!after || !skill.unreadable) return [];
  const message = msg`Last release ${code(tag)} of ${namePart(after.name)} cannot be read.`;
  const notes = [{ message: msg`Its version is measured from the merge base.` }];
  return [draftOf(incomparable, { message, notes, at: { path: after.path }, about: tag }, after)];
}

/** Reports a skill that the budget of the run did not suffice for. */
export function limitedDrafts({ after }: Pair): readonly RuleDraft[] {
  if (!after) return [];
  const message = msg`Schemas of ${namePart(after.name)} were not all compared: this change has too many large ones.`;
  const help = msg`Change fewer skills at once.`;
  const draft: Draft = {
    message,
    help,
    at: nameLocation(after),
    about: 'limit',
    severity: 'error',
  };
  return [draftOf(incomparable, draft, after)];
}

function draftOf(rule: ProblemRule, draft: Draft, skill: Skill): RuleDraft {
  return ruleDraft(rule, draft, sourceOf(skill));
}

function unreadableBaseDraft(before: Skill, after: Skill): Draft {
  const message = msg`Previous version of ${namePart(after.name)} cannot be read: its breaks are unknown.`;
  const help = msg`Compare the two versions yourself.`;
  return { message, help, at: { path: after.path }, was: faultLocation(before), about: 'base' };
}

/** The first fault of a manifest that cannot be read. */
function faultLocation({ path, problems }: Skill): Location {
  return problems.find(({ at }) => at.path === path && at.range)?.at ?? { path };
}

function removedUnreadableDraft(before: Skill): Draft {
  const { path, root } = before;
  const place = pathPart(root === '' ? '.' : root);
  const message = msg`Skill in ${place} was removed; its ${pathPart(nameOf(path))} could not be read.`;
  const phrase = msg`its ${pathPart(nameOf(path))} could not be read`;
  return { message, phrase, at: { path }, was: faultLocation(before), about: 'base' };
}

function ambiguousDraft(skill: Skill, { before, after }: AmbiguousSkills): Draft {
  const [baseSkill] = before;
  return {
    message: msg`Skills named ${namePart(skill.name)} moved and cannot be told apart.`,
    help: msg`Give them different names, or keep one in its old place.`,
    notes: [
      { message: msg`Before: ${placesOf(before)}.` },
      { message: msg`Now: ${placesOf(after)}.` },
    ],
    at: nameLocation(skill),
    was: baseSkill && nameLocation(baseSkill),
    about: skill.name,
    before: before.map(({ root }) => root),
    after: after.map(({ root }) => root),
  };
}

function placesOf(skills: readonly Skill[]): Message {
  return list(skills.map(({ root }) => pathPart(root || '.')));
}
