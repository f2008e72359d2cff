import type { Finding } from '../../model/finding.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { ruleNamed } from '../../rules/catalog.ts';
import { operationOf } from '../migration.ts';
import type { SkillChanges } from './skill-changes.ts';

/** Changes as release notes have them: what breaks callers first, what they need not read last. */
export interface Changelog {
  readonly removed: readonly SkillChanges[];
  /** Skills of which more than words or bundled files changed, the breaking ones first. */
  readonly changed: readonly SkillChanges[];
  readonly added: readonly SkillChanges[];
  /** Skills of which callers see nothing but other words. */
  readonly reworded: readonly SkillChanges[];
}

const rank = { major: 0, minor: 1, patch: 2, none: 3 };

/** The skills of a diff, sorted into what a reader looks for. */
export function changelogOf(changes: readonly SkillChanges[]): Changelog {
  const groups = groupBy(withoutNamesakes(changes), placeOf);
  const changed = (groups.get('changed') ?? []).map((one) => ({
    ...one,
    changes: together(one.changes),
  }));
  return {
    removed: groups.get('removed') ?? [],
    changed: changed.sort((a, b) => rankOf(a.changes) - rankOf(b.changes)),
    added: groups.get('added') ?? [],
    reworded: groups.get('reworded') ?? [],
  };
}

/** One of several skills that cannot be told apart speaks for all of its name. */
function withoutNamesakes(changes: readonly SkillChanges[]): readonly SkillChanges[] {
  const told = changes.filter((one) => one.changes.some(isIndistinct));
  const names = new Set(told.map(({ skill }) => skill.name));
  return changes.filter((one) => one.changes.length > 0 || !names.has(one.skill.name));
}

function isIndistinct({ rule }: Finding): boolean {
  return rule === 'duplicate-identity';
}

function placeOf({ skill, changes }: SkillChanges): keyof Changelog {
  const isSaid = changes.some(({ rule }) => rule !== 'skill-added' && rule !== 'skill-removed');
  if (!isSaid && (skill.status === 'added' || skill.status === 'removed')) return skill.status;
  return changes.length > 0 && changes.every(({ rule }) => wordOf(rule)) ? 'reworded' : 'changed';
}

function rankOf(changes: readonly Finding[]): number {
  return changes.reduce((least, { bump }) => Math.min(least, rank[bump ?? 'none']), rank.none);
}

/** Changes by the step they ask for, those of one operation together. */
function together(changes: readonly Finding[]): Finding[] {
  const operations = [...new Set(['', ...changes.map(operationOf)])];
  const order = new Map(operations.map((operation, at) => [operation, at]));
  const at = (change: Finding) => order.get(operationOf(change)) ?? 0;
  return [...changes].sort(
    (a, b) => rank[a.bump ?? 'none'] - rank[b.bump ?? 'none'] || at(a) - at(b),
  );
}

const words: Readonly<Record<string, string>> = {
  'body-changed': 'instructions',
  'description-changed': 'description',
  'bundled-file-changed': 'bundled files',
  'metadata-changed': 'metadata',
};

function wordOf(rule: string): string | undefined {
  return Object.hasOwn(words, rule) ? words[rule] : undefined;
}

/** What callers may see of some changes, and in a few words what else is otherwise. */
export function withoutWords(
  changes: readonly Finding[],
): readonly [seen: readonly Finding[], words: string | null] {
  const seen = changes.filter(({ rule }) => wordOf(rule) === undefined);
  return [seen, seen.length < changes.length ? wordsOf(changes) : null];
}

/** What changed of a skill where only words did: `description, instructions`. */
export function wordsOf(changes: readonly Finding[]): string {
  return [...new Set(changes.flatMap(({ rule }) => wordOf(rule) ?? []))].sort().join(', ');
}

/** The headings of release notes, in their order. */
export const titles = [
  'Breaking',
  'Permissions',
  'Added',
  'Changed',
  'Removed',
  'Requirements',
  'Other',
] as const;

/** What came is added, what went is removed; what has another name, bound or default is changed. */
export function titleOf({ bump, category, rule: id }: Finding): (typeof titles)[number] {
  if (bump === 'major') return 'Breaking';
  if (category === 'privilege') return 'Permissions';
  const rule = ruleNamed(id);
  if (bump === null || bump === 'none' || rule?.scope !== 'change') return 'Other';
  if (category === 'requirement') return 'Requirements';
  const { action } = rule.on;
  if (action === 'added') return 'Added';
  return action === 'removed' ? 'Removed' : 'Changed';
}

const forReviewers = [
  / \((?:compat: semantic|ADR-\d+;) [^()"]*\)(?=[.;])/,
  /; ADR-003 [^;"]*(?=\.$)/,
  /; whoever calls it finds nothing, and no version is left to say so(?=\.)/,
];

/** A message without what is said to reviewers alone, and whether somebody accepted what it says. */
export function noteOf({ message, bump, category, state }: Finding): string {
  const isPlain = bump !== 'major' && /^(?:documentation|discovery|format)$/.test(category);
  const note = isPlain ? message.replace(/; [^;"]*\.$/, '.') : message;
  const said = forReviewers.reduce((left, aside) => left.replace(aside, ''), note);
  return state === 'accepted' ? `${said} (accepted)` : said;
}

const most = 12;

/** The first of a list, and the rest of a long one. */
export function folded<T>(list: readonly T[]): readonly [first: readonly T[], rest: readonly T[]] {
  return list.length <= most + 1 ? [list, []] : [list.slice(0, most), list.slice(most)];
}
