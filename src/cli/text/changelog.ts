import type { Finding } from '../../model/finding.ts';
import { plainText } from '../../model/message.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { findRule } from '../../rules/catalog.ts';
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
  const representatives = changes.filter((candidate) => candidate.changes.some(isIndistinct));
  const names = new Set(representatives.map(({ skill }) => skill.name));
  return changes.filter(
    (candidate) => candidate.changes.length > 0 || !names.has(candidate.skill.name),
  );
}

function isIndistinct({ rule }: Finding): boolean {
  return rule === 'duplicate-identity';
}

function groupOf({ skill, changes }: SkillChanges): keyof Changelog {
  const hasOtherChanges = changes.some(
    ({ rule }) => rule !== 'skill-added' && rule !== 'skill-removed',
  );
  if (!hasOtherChanges && (skill.status === 'added' || skill.status === 'removed'))
    return skill.status;
  return changes.length > 0 && changes.every(({ rule }) => wordingLabel(rule))
    ? 'reworded'
    : 'changed';
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

const wordingRules: Readonly<Record<string, string>> = {
  'body-changed': 'instructions',
  'description-changed': 'description',
  'bundled-file-changed': 'bundled files',
  'metadata-changed': 'metadata',
};

function wordingLabel(rule: string): string | undefined {
  return Object.hasOwn(wordingRules, rule) ? wordingRules[rule] : undefined;
}

/** Splits changes into caller-visible ones and a summary of wording changes. */
export function splitWording(
  changes: readonly Finding[],
): readonly [seen: readonly Finding[], words: string | null] {
  const visibleChanges = changes.filter(({ rule }) => wordingLabel(rule) === undefined);
  return [visibleChanges, visibleChanges.length < changes.length ? wordingLabels(changes) : null];
}

/** The kinds of wording changes: `description, instructions`. */
export function wordingLabels(changes: readonly Finding[]): string {
  return [...new Set(changes.flatMap(({ rule }) => wordingLabel(rule) ?? []))].sort().join(', ');
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

/** The heading of a change, by category, bump and action of its rule. */
export function headingOf({ bump, category, rule: id }: Finding): (typeof headings)[number] {
  if (bump === 'major') return 'Breaking';
  if (category === 'privilege') return 'Permissions';
  const rule = findRule(id);
  if (bump === null || bump === 'none' || rule?.kind !== 'change') return 'Other';
  if (category === 'requirement') return 'Requirements';
  const { action } = rule.on;
  if (action === 'added') return 'Added';
  return action === 'removed' ? 'Removed' : 'Changed';
}

const reviewerNotes = [
  /(?<=\.) [^."`]*`compat: semantic` [^."`]*\.$/,
  /; with `compat: semantic` [^."`]*(?=\.$)/,
  /(?<=was removed\.) Callers will not find it\.(?=$| Possible new name: )/,
];

/** A message without its remarks for reviewers, marked if accepted. */
export function releaseNote({ message, bump, category, state }: Finding): string {
  const isPlain = bump !== 'major' && /^(?:documentation|discovery|format)$/.test(category);
  const note = isPlain
    ? plainText(message).replace(/(?:;|\.) [^;"`]*\.$/, '.')
    : plainText(message);
  const noteText = reviewerNotes.reduce((text, pattern) => text.replace(pattern, ''), note);
  return state === 'accepted' ? `${noteText} (accepted)` : noteText;
}

const maxItems = 12;

/** The first items of a list, and the rest of a long list. */
export function splitLongList<T>(
  list: readonly T[],
): readonly [first: readonly T[], rest: readonly T[]] {
  return list.length <= maxItems + 1 ? [list, []] : [list.slice(0, maxItems), list.slice(maxItems)];
}
