import type { Finding } from '../model/finding.ts';
import type { Report, SkillSummary } from '../model/report.ts';
import { truncate } from '../model/value/format-value.ts';
import { isVersion, smallestCoveringVersion } from '../model/version/version.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';

/** Shows a name or version that comes from the repository. */
export type Quote = (text: string) => string;

const plainQuote: Quote = (text) => truncate(neutralizeCommands(escapeInvisible(text)), 64);

/** A run in one sentence: `2 errors, 1 warning in 3 skills (1 changed; worklog needs 2.0.0).` */
export function verdict(report: Report, quote: Quote = plainQuote): string {
  const { errors, warnings, notes, skills } = report.summary;
  const counts = [count(errors, 'error'), count(warnings, 'warning')].filter((part) => part !== '');
  const compared = report.base ? [changedCounts(report)] : [];
  const details = [...compared, ...bumpNeeds(report, quote)];
  const where = `${count(skills, 'skill') || 'no skills'}${
    details.length > 0 ? ` (${details.join('; ')})` : ''
  }`;
  if (counts.length > 0) {
    return `${counts.join(', ')}${skills > 0 ? ' in' : ','} ${where}${failOnSuffix(report)}.`;
  }
  const clean = notes > 0 ? 'no errors or warnings' : 'no findings';
  return `${where}, ${clean}.`.replace(/^n/, 'N');
}

/** How many skills head has otherwise than base, and how many it has no longer. */
function changedCounts({ summary, skills }: Report): string {
  const removed = skills.filter(({ status }) => status === 'removed').length;
  const changed = summary.changed - removed;
  if (removed === 0) return `${changed === 0 ? 'none' : changed} changed`;
  return changed === 0 ? `${removed} removed` : `${changed} changed, ${removed} removed`;
}

/** Why a run ends otherwise than its counts say, where a setting makes it. */
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
 * How many of the errors and warnings that count base has too, and how they would not; null for none. It is
 * true whatever `scope` was asked for, and `setting` is how that is written where the report is read.
 */
export function existingNote({ findings, scope, summary }: Report, setting: string): string | null {
  const isOld = ({ state, severity }: Finding) => state === 'existing' && severity !== 'note';
  const existingCount = scope === 'all' ? findings.filter(isOld).length : 0;
  if (existingCount === 0) return null;
  const all = summary.errors + summary.warnings;
  const remainder = `${setting} leaves ${existingCount === 1 ? 'it' : 'them'} out, as scope auto does on pull requests.`;
  if (all === 1) return `This finding is existing, for base has it too: ${remainder}`;
  if (existingCount === all)
    return `All ${all} findings are existing, for base has them too: ${remainder}`;
  const [are, has] = existingCount === 1 ? ['is', 'base has it too'] : ['are', 'base has them too'];
  return `${existingCount} of these ${all} findings ${are} existing, for ${has}: ${remainder}`;
}

/** The mark in front of a verdict. */
export function markOf(report: Pick<Report, 'outcome'>): '✓' | '✗' {
  return report.outcome === 'pass' ? '✓' : '✗';
}

/** A number with its noun; nothing for zero. */
export function count(amount: number, noun: string): string {
  if (amount === 0) return '';
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

/**
 * What the version of a changed skill lacks: `needs 2.0.0`, or that it goes down; null where it suffices,
 * or where only a patch step is missing, which nobody is held to.
 */
export function versionShortfall(skill: SkillSummary, quote: Quote = plainQuote): string | null {
  const { satisfied, requiredBump, declaredBump, base, status } = skill;
  if (satisfied !== false || requiredBump === null || status === 'removed') return null;
  const isSmall = requiredBump === 'none' || requiredBump === 'patch';
  if (declaredBump === 'decreased' && isSmall)
    return `goes below ${quote(base?.version ?? 'base')}`;
  if (requiredBump === 'patch') return null;
  if (!base?.version) return requiredBump === 'major' ? 'declares no version' : null;
  if (!isVersion(base.version)) return `needs a ${requiredBump} step`;
  return `needs ${quote(smallestCoveringVersion(base.version, requiredBump))}`;
}

/** Whether a skill breaks its callers under a version that says it does not. */
export function hasUndeclaredBreak({ satisfied, requiredBump, base }: SkillSummary): boolean {
  return satisfied === false && requiredBump === 'major' && Boolean(base?.version);
}

const maxNeeds = 3;

function bumpNeeds(report: Report, quote: Quote): string[] {
  const lacking = report.skills.flatMap((skill) => {
    const shortfall = versionShortfall(skill, quote);
    return shortfall === null ? [] : [`${quote(skill.name)} ${shortfall}`];
  });
  const remainder = lacking.length - maxNeeds;
  if (remainder <= 0) return lacking;
  return [
    ...lacking.slice(0, maxNeeds),
    `${remainder} more ${remainder === 1 ? 'needs' : 'need'} a larger step`,
  ];
}
