import { nameLocation } from '../../contract/compare/fallback-location.ts';
import type { Vendoring } from '../../locks/vendored.ts';
import type { Draft } from '../../model/finding.ts';
import { code, msg, namePart, sentence } from '../../model/message.ts';
import { haveSameContent, type Skill } from '../../model/skill.ts';
import { canonical } from '../../model/value/canonical.ts';
import type { Pair } from '../../model/workspace.ts';
import { metadataChanged } from '../../rules/change/metadata-changed.ts';
import { vendoredSkillClaimed, vendoredSkillUpdated } from '../../rules/problem/locks.ts';
import {
  effectParts,
  type UpdateChange,
  type UpdateSide,
  updateCounts,
  updateOrigin,
} from '../../rules/words/update-words.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';
import type { VendoredPair } from './vendored-pairs.ts';

/**
 * The changes of a vendored skill: notes without a bump, except permissions, which keep their severity. A record that
 * nothing verifies is a claim: under it a break is a warning.
 */
export function vendoredChangeDrafts(
  drafts: readonly RuleDraft[],
  isVerified: boolean,
): readonly RuleDraft[] {
  const severityOf = ({ rule, severity, bump }: RuleDraft) => {
    if (rule.category === 'privilege') return severity;
    return bump === 'major' && !isVerified ? 'warning' : 'note';
  };
  return drafts
    .filter(isNoRecord)
    .map((draft) => ({ ...draft, severity: severityOf(draft), bump: 'none', isCovered: false }));
}

/** Reports a new record of a skill that base has as the repository's own. */
export function claimDrafts({ after }: Pair, claim: Vendoring | null): readonly RuleDraft[] {
  if (!after || !claim) return [];
  const draft: Draft = {
    message: msg`A new record claims that ${namePart(after.name)} comes from ${code(claim.origin.source)}.`,
    help: msg`Keep the record only if the skill is installed from there.`,
    notes: [{ message: msg`After the merge its breaks no longer count.` }],
    at: claim.at,
    about: `claim\0${claim.origin.source}`,
    identity: after.name,
    after: recordOf(claim),
  };
  return [ruleDraft(vendoredSkillClaimed, draft, sourceOf(after))];
}

/** Whether a change is not one of the record that `gh skill` writes, which the report of the update has. */
function isNoRecord({ rule, draft: { about = '' } }: RuleDraft): boolean {
  return rule.id !== metadataChanged.id || !/\0(?:github-[a-z-]+|local-path)\0/.test(about);
}

/** Reports the update of a vendored skill, or an edit made here; null if only its place changed. */
export function updateDraft(
  { before, after }: Pair,
  vendored: VendoredPair,
  changes: readonly RuleDraft[],
): RuleDraft | null {
  const { before: from, after: to } = vendored;
  if (!before || !after || !to || haveSameContent(before, after)) return null;
  const isEdit = isSameRecord(from, to);
  // The lock reports an edit that it covers, and files that its hash leaves out are not an edit.
  if (isEdit && to.isVerified !== null) return null;
  const effects = changes.map(effectOf);
  const draft: Draft = {
    ...(isEdit ? describeEdit(after, to) : describeUpdate({ before, after }, from, to, effects)),
    severity: isEdit || isMovedAlone(from, to) ? 'warning' : 'note',
    at: nameLocation(after),
    was: nameLocation(before),
    about: `update\0${to.origin.source}`,
    identity: [isEdit ? 'edit' : 'update', after.name, ...Object.values(updateCounts(effects))],
    value: [before, after].map(({ version }) => version?.value ?? null),
    before: recordOf(from),
    after: recordOf(to),
  };
  return ruleDraft(vendoredSkillUpdated, draft, sourceOf(after));
}

/** Whether a frontmatter names another source for the same tree; entries of locks have a rule of their own. */
function isMovedAlone(from: Vendoring, to: Vendoring): boolean {
  const isSamePin = canonical(from.pins) === canonical(to.pins);
  return to.lock === null && isSamePin && from.origin.source !== to.origin.source;
}

type Words = Pick<Draft, 'message' | 'help' | 'notes'>;

function effectOf({ rule: { category }, severity, bump }: RuleDraft): UpdateChange {
  return { category, severity, bump };
}

function describeUpdate(
  { before, after }: { readonly before: Skill; readonly after: Skill },
  from: Vendoring,
  to: Vendoring,
  changes: readonly UpdateChange[],
): Words {
  const moved = to.pins.findIndex((pin, index) => pin !== from.pins[index]);
  const origin = updateOrigin({
    source: to.origin.source,
    oldSource: from.origin.source,
    changes,
    from: sideOf(before, from, moved),
    to: sideOf(after, to, moved),
  });
  const notes = effectParts(changes).map((part) => ({ message: sentence(msg`${part}.`) }));
  return { message: msg`${namePart(after.name)} was updated; its record names ${origin}.`, notes };
}

function sideOf({ version }: Skill, { origin, pins }: Vendoring, pinAt: number): UpdateSide {
  return {
    version: version?.value ?? null,
    revision: origin.revision,
    pin: pins[pinAt] ?? null,
  };
}

function describeEdit({ name }: Skill, { origin, lock }: Vendoring): Words {
  const record = lock ? msg`Its lock entry` : msg`${code('github-tree-sha')}`;
  return {
    message: msg`${namePart(name)} was edited here; the next update overwrites it.`,
    help: msg`Edit it at its source, ${code(origin.source)}.`,
    notes: [{ message: msg`${record} is unchanged.` }],
  };
}

function recordOf({ origin, pins }: Vendoring) {
  return { source: origin.source, revision: origin.revision, pins };
}

function isSameRecord(from: Vendoring, to: Vendoring): boolean {
  return canonical(recordOf(from)) === canonical(recordOf(to));
}
