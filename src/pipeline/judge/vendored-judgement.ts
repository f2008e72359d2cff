import { nameLocation } from '../../contract/compare/fallback-location.ts';
import type { Vendoring } from '../../locks/vendored.ts';
import type { Draft, Finding } from '../../model/finding.ts';
import { count, msg } from '../../model/message.ts';
import { haveSameContent, type Skill } from '../../model/skill.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { canonical } from '../../model/value/canonical.ts';
import { code, quote } from '../../model/value/format-value.ts';
import type { Pair } from '../../model/workspace.ts';
import { getProblemRule } from '../../rules/tree-catalog.ts';
import {
  type UpdateChange,
  type UpdateSide,
  updateClause,
  updateEffect,
} from '../../rules/words/update-words.ts';
import { type RuleDraft, ruleDraft, sourceOf } from '../findings/rule-draft.ts';
import type { VendoredPair } from './vendored-pairs.ts';

const rule = getProblemRule('vendored-skill-updated');

/** The changes of a vendored skill: notes without a bump, except permissions, which keep their severity. */
export function vendoredChangeDrafts(drafts: readonly RuleDraft[]): readonly RuleDraft[] {
  return drafts.filter(isNoRecord).map((draft) => ({
    ...draft,
    severity: draft.rule.category === 'privilege' ? draft.severity : 'note',
    bump: 'none',
    isCovered: false,
  }));
}

/** Whether a change is not one of the record that `gh skill` writes, which the report of the update has. */
function isNoRecord({ rule, draft: { about = '' } }: RuleDraft): boolean {
  return rule.id !== 'metadata-changed' || !/\0(?:github-[a-z-]+|local-path)\0/.test(about);
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
    message: isEdit ? editMessage(after, to) : updateMessage({ before, after }, from, to, effects),
    severity: isEdit ? 'warning' : 'note',
    ...{ at: nameLocation(after), was: nameLocation(before) },
    about: `update\0${to.origin.source}`,
    identity: [isEdit ? 'edit' : 'update', after.name, updateEffect(effects)].join('\0'),
    value: [before, after].map(({ version }) => version?.value ?? null),
    ...{ before: recordOf(from), after: recordOf(to) },
  };
  return ruleDraft(rule, draft, sourceOf(after));
}

/** Relates the report of an update to the first of the other new findings on the same skill, with their number. */
export function withNewFindings(findings: readonly Finding[]): readonly Finding[] {
  const updates = new Set(
    findings.flatMap((finding) => (isUpdate(finding) && finding.skill ? [finding.skill] : [])),
  );
  if (updates.size === 0) return findings;
  const others = groupBy(
    findings.filter(({ skill, state, bump, severity, category }) => {
      const isOfUpdate = bump !== null || category === 'lock' || severity === 'note';
      return state === 'new' && !isOfUpdate && updates.has(skill ?? '');
    }),
    ({ skill }) => skill,
  );
  return findings.map((finding) => {
    const [first, ...rest] = isUpdate(finding) ? (others.get(finding.skill) ?? []) : [];
    if (!first) return finding;
    const message = msg`The update brings ${count(rest.length + 1, 'new finding')}.`;
    return { ...finding, notes: [{ at: first.at, message }] };
  });
}

function isUpdate(finding: Finding): boolean {
  return finding.rule === rule.id && finding.severity === 'note';
}

function effectOf({ rule: { category }, severity, bump }: RuleDraft): UpdateChange {
  return { category, severity, bump };
}

function updateMessage(
  { before, after }: { readonly before: Skill; readonly after: Skill },
  from: Vendoring,
  to: Vendoring,
  changes: readonly UpdateChange[],
): string {
  const moved = to.pins.findIndex((pin, index) => pin !== from.pins[index]);
  const clause = updateClause({
    ...{ source: to.origin.source, oldSource: from.origin.source, changes },
    from: sideOf(before, from, moved),
    to: sideOf(after, to, moved),
  });
  return `Skill ${quote(after.name)} was updated ${clause}. Its version comes from that source: no bump is needed here.`;
}

function sideOf({ version }: Skill, { origin, pins }: Vendoring, pinAt: number): UpdateSide {
  return {
    version: version?.value ?? null,
    revision: origin.revision,
    pin: pins[pinAt] ?? null,
  };
}

function editMessage({ name }: Skill, { origin, lock }: Vendoring): string {
  const record = lock ? 'its lock entry stays the same' : '`github-tree-sha` stays the same';
  return `Skill ${quote(name)} was installed from ${code(origin.source)} and is edited here: ${record}. The next update overwrites the edit.`;
}

function recordOf({ origin, pins }: Vendoring) {
  return { source: origin.source, revision: origin.revision, pins };
}

function isSameRecord(from: Vendoring, to: Vendoring): boolean {
  return canonical(recordOf(from)) === canonical(recordOf(to));
}
