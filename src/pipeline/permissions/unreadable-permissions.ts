import type { Doubt } from '../../dialects/power-doubts.ts';
import { doubtsOf, type PowerText, powerTexts } from '../../dialects/power-texts.ts';
import type { Finding } from '../../model/finding.ts';
import type { Skill } from '../../model/skill.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Pair } from '../../model/workspace.ts';
import { getProblemRule } from '../../rules/tree-catalog.ts';
import { contextOf, type FindingFactory } from '../to-finding.ts';

const rule = getProblemRule('permissions-unreadable');

/** The permissions that nobody can read for certain, in manifests whose text a change touches. */
export function unreadablePermissions(
  pairs: readonly Pair[],
  stamp: FindingFactory,
): readonly Finding[] {
  return pairs.flatMap(({ before, after, status }) => {
    if (!after || status === 'unchanged' || doubtsOf(after).length === 0) return [];
    const earlier = before ? powerTexts(before) : [];
    const context = { ...contextOf(after), rule, severity: rule.severity };
    return powerTexts(after)
      .filter((one) => !earlier.some((other) => isSame(one, after, other, before)))
      .flatMap(({ doubts }) => doubts.flatMap((doubt) => stamp(draftOf(doubt), context) ?? []));
  });
}

function draftOf({ message, at, about, value }: Doubt) {
  return {
    message: `${message}, so that nobody can tell what the skill may do.`,
    ...{ at, about, value },
  };
}

/** Whether a part of a manifest is as base has it; of a file that is not read, its content tells. */
function isSame(one: PowerText, after: Skill, other: PowerText, before: Skill | null): boolean {
  if (one.part !== other.part || one.text !== other.text) return false;
  const [now, was] = [one.doubts, other.doubts].map((doubts) =>
    canonical(doubts.map(({ value }) => value)),
  );
  if (one.text !== null) return now === was;
  const [id, old] = [idOf(after, one.path), before ? idOf(before, other.path) : undefined];
  return id !== undefined && id === old;
}

function idOf({ files }: Skill, path: string): string | undefined {
  return files.find((file) => file.path === path)?.id;
}
