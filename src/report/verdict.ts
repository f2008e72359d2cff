import type { Finding } from '../model/finding.ts';
import { truncate } from '../model/format-value.ts';
import type { Report, SkillSummary } from '../model/report.ts';
import { isVersion, smallestCoveringVersion } from '../model/version/version.ts';
import { defuse, visible } from './escape.ts';

/** Shows a name or version that comes from the repository. */
export type Quote = (text: string) => string;

const bare: Quote = (text) => truncate(defuse(visible(text)), 64);

/** A run in one sentence: `2 errors, 1 warning in 3 skills (1 changed; worklog needs 2.0.0).` */
export function verdict(report: Report, quote: Quote = bare): string {
  const { errors, warnings, notes, skills } = report.summary;
  const found = [count(errors, 'error'), count(warnings, 'warning')].filter((part) => part !== '');
  const compared = report.base ? [steps(report)] : [];
  const details = [...compared, ...needs(report, quote)];
  const where = `${count(skills, 'skill') || 'no skills'}${
    details.length > 0 ? ` (${details.join('; ')})` : ''
  }`;
  if (found.length > 0) {
    return `${found.join(', ')}${skills > 0 ? ' in' : ','} ${where}${asSet(report)}.`;
  }
  const clean = notes > 0 ? 'no errors or warnings' : 'no findings';
  return `${where}, ${clean}.`.replace(/^n/, 'N');
}

/** How many skills head has otherwise than base, and how many it has no longer. */
function steps({ summary, skills }: Report): string {
  const removed = skills.filter(({ status }) => status === 'removed').length;
  const changed = summary.changed - removed;
  if (removed === 0) return `${changed === 0 ? 'none' : changed} changed`;
  return changed === 0 ? `${removed} removed` : `${changed} changed, ${removed} removed`;
}

/** Why a run ends otherwise than its counts say, where a setting makes it. */
function asSet({ failOn, outcome, summary: { errors } }: Report): string {
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
export function oldOnes({ findings, scope, summary }: Report, setting: string): string | null {
  const isOld = ({ state, severity }: Finding) => state === 'existing' && severity !== 'note';
  const old = scope === 'all' ? findings.filter(isOld).length : 0;
  if (old === 0) return null;
  const all = summary.errors + summary.warnings;
  const rest = `${setting} leaves ${old === 1 ? 'it' : 'them'} out, as scope auto does on pull requests.`;
  if (all === 1) return `This finding is existing, for base has it too: ${rest}`;
  if (old === all) return `All ${all} findings are existing, for base has them too: ${rest}`;
  const [are, has] = old === 1 ? ['is', 'base has it too'] : ['are', 'base has them too'];
  return `${old} of these ${all} findings ${are} existing, for ${has}: ${rest}`;
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
export function lack(skill: SkillSummary, quote: Quote = bare): string | null {
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
export function isBreakHidden({ satisfied, requiredBump, base }: SkillSummary): boolean {
  return satisfied === false && requiredBump === 'major' && Boolean(base?.version);
}

const most = 3;

function needs(report: Report, quote: Quote): string[] {
  const lacking = report.skills.flatMap((skill) => {
    const said = lack(skill, quote);
    return said === null ? [] : [`${quote(skill.name)} ${said}`];
  });
  const rest = lacking.length - most;
  if (rest <= 0) return lacking;
  return [...lacking.slice(0, most), `${rest} more ${rest === 1 ? 'needs' : 'need'} a larger step`];
}
