import { alreadyDeclared } from '../../contract/compare/powers.ts';
import type { Item } from '../../model/contract.ts';
import type { Power, PowerChange } from '../../model/power.ts';
import type { Skill } from '../../model/skill.ts';
import { comparePowers } from '../compare/compare-powers.ts';
import { declaredPowers } from './declared-powers.ts';

/** What the manifests of a skill declare on one side only, as its changes are judged. */
export function compareDeclared(before: Skill | null, after: Skill | null): readonly PowerChange[] {
  const [had, has] = [before, after].map((side) => side?.contract.items ?? []) as [Items, Items];
  const formats = formatsOf(has);
  // The bounds of a list are removed with its manifest.
  const kept = had.filter(({ kind, dialect }) => kind !== 'power' || formats.has(dialect));
  return comparePowers({
    base: powersBeyond(before, formats, has),
    head: powersBeyond(after, formatsOf(had), kept),
    comparePrograms: () => [],
  });
}

type Items = readonly Item[];

/** The powers of a skill, without those that a manifest of another format repeats. */
function powersBeyond(
  skill: Skill | null,
  formats: ReadonlySet<string>,
  others: Items,
): readonly Power[] {
  const isRepeated = alreadyDeclared(others);
  return skill
    ? declaredPowers(skill, (item) => formats.has(item.dialect) || !isRepeated(item))
    : [];
}

function formatsOf(items: Items): ReadonlySet<string> {
  return new Set(items.map(({ dialect }) => dialect));
}
