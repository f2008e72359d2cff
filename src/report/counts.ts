import type { Finding } from '../model/finding.ts';
import type { Report, SkillSide, SkillSummary } from '../model/report.ts';
import { truncate } from '../model/value/format-value.ts';
import { isVersion, smallestCoveringVersion } from '../model/version/version.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';
import { countedFindings } from './sections.ts';

/** Formats a name or version from the repository. */
export type Quote = (text: string) => string;

const plainQuote: Quote = (text) => truncate(neutralizeCommands(escapeInvisible(text)), 64);

/** The counts of a result, and where the findings are: `2 errors, 1 warning in 2 of 3 skills (1 changed).` */
export function countsSentence(report: Report): string {
  const { errors, warnings, notes, existing } = report.summary;
  const counts = [countPhrase(errors, 'error'), countPhrase(warnings, 'warning')].filter(
    (part) => part !== '',
  );
  if (counts.length > 0)
    return `${counts.join(', ')}${whereClause(report)}${failOnSuffix(report)}.`;
  const findings = report.scope === 'new' && existing > 0 ? 'no new findings' : 'no findings';
  const clean = notes > 0 ? 'no errors or warnings' : findings;
  return `${checkedSkills(report.summary)}${comparedClause(report)}, ${clean}.`;
}

/** `3 skills`, or `1 of 3 skills checked` where a run over new findings left out the others. */
function checkedSkills({ skills, unread = 0 }: Report['summary']): string {
  if (unread > 0) return `${skills - unread} of ${countPhrase(skills, 'skill')} checked`;
  return countPhrase(skills, 'skill') || 'No skills';
}

/** How many errors and warnings are in how many skills, and how many are outside of all. */
function whereClause(report: Report): string {
  const problems = countedFindings(report).filter(({ severity }) => severity !== 'note');
  const affected = new Set(problems.flatMap(({ skill }) => skill ?? []));
  const removed = report.skills.filter(({ status }) => status === 'removed');
  const removedCount = affected.size === 0 ? 0 : removed.length;
  const all = Math.max(report.summary.skills + removedCount, affected.size);
  const compared = comparedClause(report);
  if (all === 0) return `, no skills${compared}`;
  if (affected.size === 0)
    return ` outside the ${all === 1 ? 'skill' : `${all} skills`}${compared}`;
  const of = affected.size === all ? '' : `${affected.size} of `;
  const skills = `${of}${countPhrase(all, 'skill')}${compared}`;
  return ` in ${skills}${otherPlaces(problems)}`;
}

/** ` and in 1 other file` for findings outside of all skills; the whole tree is a place. */
function otherPlaces(problems: readonly Finding[]): string {
  const outside = problems.filter(({ skill }) => skill === null);
  const paths = new Set(outside.map(({ at }) => at.path));
  const noun = outside.some(isOnTree) ? 'place' : 'file';
  return paths.size === 0 ? '' : ` and in ${countPhrase(paths.size, `other ${noun}`)}`;
}

/** True for a finding on the whole tree, which is in no file. */
export function isOnTree({ at }: Finding): boolean {
  return at.path === '.' || at.path === '';
}

/** Counts the changed skills in brackets; empty without a base. */
function comparedClause(report: Report): string {
  return report.base ? ` (${changedCounts(report)})` : '';
}

/** `3 changed, 1 of them new and 1 removed`, `2 added`, or `none changed`. */
function changedCounts(report: Report): string {
  const { amount, verb, kinds } = changedSkills(report);
  const details = kinds === '' ? '' : `, ${kinds}`;
  return `${amount === 0 ? 'none' : amount} ${verb}${details}`;
}

/** The skills that differ from base, in the words of all reports. */
export interface ChangedSkills {
  /** New and removed skills included. */
  readonly amount: number;
  readonly verb: 'changed' | 'added' | 'removed';
  /** `1 of them new and 1 removed`; empty if the verb says it. */
  readonly kinds: string;
}

/** True if the skill differs from base. */
export function isChanged({ status }: Pick<SkillSummary, 'status'>): boolean {
  return status !== null && status !== 'unchanged';
}

/** Whether a change was checked: there is a base, and head is another commit or has uncommitted changes. */
export function hasChange({ base, head }: Pick<Report, 'base' | 'head'>): boolean {
  return base !== null && (base.sha !== head.sha || head.dirty);
}

/** Counts the skills that differ from base, new and removed ones included. */
export function changedSkills({ skills }: Pick<Report, 'skills'>): ChangedSkills {
  const changed = skills.filter(isChanged);
  const amount = changed.length;
  const countOf = (status: string) => changed.filter((skill) => skill.status === status).length;
  const [added, removed] = [countOf('added'), countOf('removed')];
  if (amount > 0 && added === amount) return { amount, verb: 'added', kinds: '' };
  if (amount > 0 && removed === amount) return { amount, verb: 'removed', kinds: '' };
  const parts = [
    ...(added > 0 ? [`${added} of them new`] : []),
    ...(removed > 0 ? [`${removed} ${added > 0 ? '' : 'of them '}removed`] : []),
  ];
  return { amount, verb: 'changed', kinds: parts.join(' and ') };
}

/** Names the setting that overrides the outcome of the counts. */
function failOnSuffix({ failOn, outcome, summary: { errors } }: Report): string {
  if (outcome === 'pass') {
    return failOn === 'never' && errors > 0 ? '; fail-on is never, so this passes' : '';
  }
  if (failOn !== 'never' && errors > 0) return '';
  return failOn === 'warning'
    ? '; fail-on is warning, so this fails'
    : '; base sets fail-on to a stricter level, so this fails';
}

/**
 * Number of counted findings that base has too, with the setting that excludes them; null for none. `setting` is the
 * spelling of that setting for the reader; null if the report names it elsewhere.
 */
export function existingNote(report: Report, setting: string | null): string | null {
  const { findings, scope, summary } = report;
  const isExisting = ({ state, severity }: Finding) => state === 'existing' && severity !== 'note';
  const existingCount = scope === 'all' ? findings.filter(isExisting).length : 0;
  if (existingCount === 0) return null;
  const cause = hasChange(report) ? [existingCause(existingCount, summary)] : [];
  const advice =
    setting === null
      ? []
      : [`To check only what changes, as pull requests do by default: ${setting}.`];
  return [...cause, ...advice].join(' ') || null;
}

function existingCause(existingCount: number, { errors, warnings }: Report['summary']): string {
  const all = errors + warnings;
  const counts = [countPhrase(errors, 'error'), countPhrase(warnings, 'warning')]
    .filter((part) => part !== '')
    .join(' and ');
  if (all === 1) return 'This change did not cause the finding: it existed before.';
  if (existingCount === all)
    return `This change caused none of the ${counts}: they existed before.`;
  const [are, they] = existingCount === 1 ? ['is', 'it'] : ['are', 'they'];
  const those = errors > 0 && warnings > 0 ? `${all} findings` : counts;
  return `${existingCount} of the ${those} ${are} not new: ${they} existed before this change.`;
}

/** How many of the errors and warnings `skillaccord fix` resolves; it counts notes that it resolves too. */
export function fixableCounts(report: Report): { readonly fixable: number; readonly all: number } {
  const counted = countedFindings(report).filter(
    ({ severity, fix }) => severity !== 'note' || fix !== undefined,
  );
  return { fixable: counted.filter(({ fix }) => fix !== undefined).length, all: counted.length };
}

/** The mark in front of a verdict. */
export function markOf(report: Pick<Report, 'outcome'>): '✓' | '✗' {
  return report.outcome === 'pass' ? '✓' : '✗';
}

/** A number with its noun; empty for zero. */
export function countPhrase(amount: number, noun: string): string {
  if (amount === 0) return '';
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/** What some findings are together: `error` where all are errors, else `finding`. */
export function nounOf(findings: readonly Finding[]): 'error' | 'finding' {
  return findings.every(({ severity }) => severity === 'error') ? 'error' : 'finding';
}

/** The version of a skill on one side; `missing` for none. */
export function sideVersion(
  { version, isUnreadable }: Pick<SkillSide, 'version' | 'isUnreadable'>,
  quote: Quote,
  missing = 'none',
): string {
  if (version !== null && version !== '') return quote(version);
  return isUnreadable ? 'unreadable' : missing;
}

/** The shortfall of a version from which no bump can be counted. */
export const unreadableShortfall = 'needs a version of three numbers';

/**
 * Describes an insufficient version of a changed skill: `needs 2.0.0`, or a decrease. Null if it is sufficient, or
 * lacks only a patch bump, which is optional.
 */
export function versionShortfall(skill: SkillSummary, quote: Quote = plainQuote): string | null {
  const { satisfied, requiredBump, declaredBump, base, status } = skill;
  if (satisfied !== false || requiredBump === null || status === 'removed') return null;
  const isSmall = requiredBump === 'none' || requiredBump === 'patch';
  if (declaredBump === 'decreased' && isSmall)
    return `goes below ${quote(base?.version ?? 'base')}`;
  if (requiredBump === 'patch') return null;
  if (!base?.version) return requiredBump === 'major' ? 'declares no version' : null;
  if (!isVersion(base.version)) return unreadableShortfall;
  return `needs ${quote(smallestCoveringVersion(base.version, requiredBump))}`;
}

/** True if the version bump is too small for a breaking change. */
export function hasUndeclaredBreak({ satisfied, requiredBump, base }: SkillSummary): boolean {
  return satisfied === false && requiredBump === 'major' && Boolean(base?.version);
}
