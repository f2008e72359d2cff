import type { Doubt } from '../../dialects/power-doubts.ts';
import { doubtsOf, type PowerText, powerTexts } from '../../dialects/power-texts.ts';
import type { Draft } from '../../model/finding.ts';
import { msg } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Pair } from '../../model/workspace.ts';
import { permissionsUnreadable } from '../../rules/problem/permissions.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';

/** Reports permissions that cannot be read with certainty, in parts of manifests that the change touches. */
export function unreadablePermissionDrafts(pairs: readonly Pair[]): readonly RuleDraft[] {
  return pairs.flatMap(({ before, after, status }) => {
    if (!after || status === 'unchanged' || doubtsOf(after).length === 0) return [];
    const baseTexts = before ? powerTexts(before) : [];
    const source = sourceOf(after);
    return powerTexts(after)
      .filter((text) => !baseTexts.some((baseText) => isSame(text, after, baseText, before)))
      .flatMap(({ doubts }) =>
        doubts.map((doubt) => ruleDraft(permissionsUnreadable, draftOf(doubt), source)),
      );
  });
}

function draftOf({ message, help = msg`Correct it.`, at, about, value }: Doubt): Draft {
  const notes = [{ message: msg`Nothing tells what the skill may do.` }];
  return { message, help, notes, at, about, value };
}

/** Whether base has the same part of a manifest; a file without text is compared by its blob id. */
function isSame(
  headText: PowerText,
  after: Skill,
  baseText: PowerText,
  before: Skill | null,
): boolean {
  if (headText.part !== baseText.part || headText.text !== baseText.text) return false;
  if (headText.text !== null) return doubtsKey(headText) === doubtsKey(baseText);
  const headId = idOf(after, headText.path);
  return headId !== undefined && before !== null && headId === idOf(before, baseText.path);
}

function doubtsKey({ doubts }: PowerText): string {
  return canonical(doubts.map(({ value }) => value));
}

function idOf({ files }: Skill, path: string): string | undefined {
  return files.find((file) => file.path === path)?.id;
}
