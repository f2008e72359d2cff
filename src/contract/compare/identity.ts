import type { Change } from '../../model/contract.ts';
import type { Skill } from '../../model/skill.ts';
import { inBaseOnly } from '../../model/text/text.ts';
import type { Json } from '../../model/value/value.ts';
import type { Pair } from '../../model/workspace.ts';
import { changeOf } from './change.ts';
import { nameLocation } from './fallback-location.ts';

/** The changes of a skill as a whole: added, removed, renamed or moved. */
export function compareIdentity(pair: Pair): readonly Change[] {
  const { before, after, status, successors, followsParent, callers, fullNames } = pair;
  if (followsParent) return [];
  const uses = { callers, fullNames };
  const parts = {
    ...uses,
    from: jsonOf(before),
    to: jsonOf(after),
    was: before && nameLocation(before),
  };
  if (!after) {
    return before
      ? [
          changeOf({
            kind: 'skill',
            action: 'removed',
            ...parts,
            successors,
            at: inBaseOnly(before.path),
          }),
        ]
      : [];
  }
  const at = nameLocation(after);
  if (!before) return [changeOf({ kind: 'skill', action: 'added', ...parts, at })];
  const isSame = status !== 'renamed' && status !== 'moved';
  return isSame ? [] : [changeOf({ kind: 'skill', action: status, ...parts, at })];
}

function jsonOf(skill: Skill | null): Json {
  return skill && { name: skill.name, root: skill.root };
}
