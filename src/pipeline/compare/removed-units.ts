import type { Draft } from '../../model/finding.ts';
import { msg, namePart, words } from '../../model/message.ts';
import type { GrantUnit } from '../../model/power/grants.ts';
import { type Unit, unitKey } from '../../model/power.ts';
import { inBaseOnly } from '../../model/text/text.ts';
import type { Workspace } from '../../model/workspace.ts';
import type { UnitPairs } from '../../powers/compare/pair-units.ts';
import { unitRemoved } from '../../rules/problem/units.ts';
import { type RuleDraft, repositorySource, ruleDraft } from '../findings/rule-draft.ts';

/** Names the commands and agents that are gone, or have another name: people type it, and other agents call it. */
export function removedUnitDrafts(
  { grants }: Pick<Workspace, 'grants'>,
  { skills }: Pick<Workspace, 'skills'>,
  unitPairs: UnitPairs,
): readonly RuleDraft[] {
  const skillNames = new Set(skills.map(({ name }) => name));
  const isKept = (unit: GrantUnit) => unit.kind === 'command' && skillNames.has(unit.name);
  return grants.units.flatMap((unit) => {
    if ((unit.kind !== 'command' && unit.kind !== 'agent') || isKept(unit)) return [];
    const draft = draftOf(unit, unitPairs.get(unitKey(unit)));
    return draft ? [ruleDraft(unitRemoved, draft, repositorySource)] : [];
  });
}

function draftOf(before: GrantUnit, after: Unit | undefined): Draft | null {
  if (after?.name === before.name) return null;
  const kind = words(before.kind === 'agent' ? 'Agent' : 'Command');
  const was = inBaseOnly(before.root);
  const about = `${before.kind}\0${before.root}`;
  if (!after)
    return { message: msg`${kind} ${namePart(before.name)} was removed.`, at: was, about };
  const message = msg`${kind} ${namePart(before.name)} was renamed to ${namePart(after.name)}.`;
  return { message, at: { path: after.root }, was, about, value: after.name };
}
