import type { Kind } from '../../model/contract.ts';
import type { Finding } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { findRule } from '../../rules/catalog.ts';
import { duplicateIdentity } from '../../rules/problem/comparison.ts';
import { operationOf } from '../migration.ts';
import type { SkillChanges } from './revision-changes.ts';

/** Changes in the order of release notes: breaking ones first, wording last. */
export interface Changelog {
  readonly removed: readonly SkillChanges[];
  /** Skills with contract changes, breaking ones first. */
  readonly changed: readonly SkillChanges[];
  readonly added: readonly SkillChanges[];
  /** Skills with changes only in wording and bundled files. */
  readonly reworded: readonly SkillChanges[];
}

const rank = { major: 0, minor: 1, patch: 2, none: 3 };

/** Sorts the skills of a diff into groups. */
export function changelogOf(changes: readonly SkillChanges[]): Changelog {
  const groups = groupBy(withoutIndistinct(changes), groupOf);
  const changed = (groups.get('changed') ?? []).map((skillChanges) => ({
    ...skillChanges,
    changes: sortedByBump(skillChanges.changes),
  }));
  return {
    removed: groups.get('removed') ?? [],
    changed: changed.sort((a, b) => lowestRank(a.changes) - lowestRank(b.changes)),
    added: groups.get('added') ?? [],
    reworded: groups.get('reworded') ?? [],
  };
}

/** Among indistinguishable skills, one represents all of its name. */
function withoutIndistinct(changes: readonly SkillChanges[]): readonly SkillChanges[] {
  const isIndistinct = ({ rule }: Finding) => rule === duplicateIdentity.id;
  const representatives = changes.filter((candidate) => candidate.changes.some(isIndistinct));
  const names = new Set(representatives.map(({ skill }) => skill.name));
  return changes.filter(
    (candidate) => candidate.changes.length > 0 || !names.has(candidate.skill.name),
  );
}

function groupOf({ skill: { status }, changes }: SkillChanges): keyof Changelog {
  const hasOtherChanges = changes.some((change) => !isWholeSkill(change));
  if (!hasOtherChanges && (status === 'added' || status === 'removed')) return status;
  return changes.length > 0 && changes.every(wordingLabel) ? 'reworded' : 'changed';
}

/** True for a new skill and for a removed one. */
function isWholeSkill(change: Finding): boolean {
  const on = patternOf(change);
  return on?.kind === 'skill' && (on.action === 'added' || on.action === 'removed');
}

function patternOf({ rule: id }: Finding) {
  const rule = findRule(id);
  return rule?.kind === 'change' ? rule.on : undefined;
}

function lowestRank(changes: readonly Finding[]): number {
  return changes.reduce((lowest, { bump }) => Math.min(lowest, rank[bump ?? 'none']), rank.none);
}

/** Orders changes by the bump that they need, the largest first. */
export function byBump(
  a: { readonly bump: Finding['bump'] },
  b: { readonly bump: Finding['bump'] },
): number {
  return rank[a.bump ?? 'none'] - rank[b.bump ?? 'none'];
}

/** Sorts changes by bump, then by operation. */
function sortedByBump(changes: readonly Finding[]): Finding[] {
  const operations = [...new Set(['', ...changes.map(operationOf)])];
  const order = new Map(operations.map((operation, index) => [operation, index]));
  const at = (change: Finding) => order.get(operationOf(change)) ?? 0;
  return [...changes].sort((a, b) => byBump(a, b) || at(a) - at(b));
}

/** The parts of a skill that say the same in other words. */
const wording: Partial<Record<Kind, string>> = {
  body: 'instructions',
  description: 'description',
  bundle: 'bundled files',
  metadata: 'metadata',
};

function wordingLabel(change: Finding): string | undefined {
  const kind = patternOf(change)?.kind;
  return typeof kind === 'string' ? wording[kind] : undefined;
}

/** Splits changes into those that callers see and the kinds of the others: `description, instructions`. */
export function splitWording(
  changes: readonly Finding[],
): readonly [seen: readonly Finding[], labels: string] {
  const labels = new Set(changes.flatMap((change) => wordingLabel(change) ?? []));
  return [
    changes.filter((change) => wordingLabel(change) === undefined),
    [...labels].sort().join(', '),
  ];
}

/** The headings of release notes, in order. */
export const headings = [
  'Breaking',
  'Permissions',
  'Added',
  'Changed',
  'Removed',
  'Requirements',
  'Other',
] as const;

/** The heading of a change, by its category and bump and by what its rule is about. */
export function headingOf(change: Finding): (typeof headings)[number] {
  const { bump, category } = change;
  if (bump === 'major') return 'Breaking';
  if (category === 'privilege') return 'Permissions';
  const on = patternOf(change);
  if (bump === null || bump === 'none' || on === undefined) return 'Other';
  if (category === 'requirement') return 'Requirements';
  if (on.action === 'added') return 'Added';
  return on.action === 'removed' ? 'Removed' : 'Changed';
}
