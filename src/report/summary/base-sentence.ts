import type { Base, Report } from '../../model/report.ts';
import { changedSkills, countPhrase, isChanged } from '../counts.ts';
import { countedFindings } from '../sections.ts';
import { failingRoots } from './failing-sentence.ts';
import type { Markup } from './markup.ts';
import { isRenamedEntry } from './stale-locks.ts';

/** What was compared, counted and configured, in sentences; `noBaseReason` says why there is no base. */
export function baseSentences(
  report: Report,
  noBaseReason: string | null,
  markup: Markup,
): string[] {
  const { base } = report;
  if (base === null) {
    return [
      ...(noBaseReason === null
        ? [
            `${countPhrase(report.summary.skills, 'skill') || 'No skills'} checked. They were not compared with an earlier commit, so breaking changes are not reported.`,
          ]
        : ['Nothing was compared.', markup.prose(noBaseReason)]),
      ...lockSentence(report),
    ];
  }
  return [
    `${changedClause(report)} since ${baseName(base, markup)}${failingClause(report)}.`,
    ...unreadSentence(report, markup),
    ...lockSentence(report),
    ...failOnSentence(report, markup),
    ...policySentence(report, markup),
    ...(base.configuration ? [configurationSentence(base.configuration, markup)] : []),
    ...(base.note === undefined ? [] : [markup.prose(base.note)]),
  ];
}

/** The base as people call it, with its commit: "`main` (3b1f0c2)". */
export function baseName({ sha, name }: Base, markup: Markup): string {
  const commit = sha.slice(0, 7);
  return name === undefined ? commit : `${markup.code(name)} (${commit})`;
}

function changedClause(report: Report): string {
  const { amount, verb, kinds } = changedSkills(report);
  if (amount === 0)
    return `${countPhrase(report.summary.skills, 'skill') || 'No skills'}, none changed`;
  return `${countPhrase(amount, 'skill')} ${verb}${kinds === '' ? '' : ` (${kinds})`}`;
}

function failingClause(report: Report): string {
  const roots = failingRoots(report);
  const failing = roots.size;
  if (failing === 0) return '';
  const { skills, summary } = report;
  const changed = skills.filter(isChanged).length;
  const unchanged = skills.filter((skill) => roots.has(skill.root) && !isChanged(skill)).length;
  const verb = failing === 1 ? 'does' : 'do';
  if (unchanged === failing && changed > 0) {
    return `; ${failing} unchanged ${failing === 1 ? 'one' : 'ones'} ${verb} not pass`;
  }
  if (failing === changed && unchanged === 0 && failing > 1) return '; none of them passes';
  // Skills that fail with existing findings are not among the changed ones.
  const isPart = failing > changed && failing < summary.skills;
  const of = isPart ? ` of ${countPhrase(summary.skills, 'skill')}` : '';
  const ofThem = unchanged > 0 && changed > 0 ? `, ${unchanged} of them unchanged` : '';
  return `; ${failing}${of} ${verb} not pass${ofThem}${warnedClause(report, roots)}`;
}

/** How many changed skills pass with warnings, which the failing ones leave open. */
function warnedClause(report: Report, failing: ReadonlySet<string>): string {
  const changed = new Set(report.skills.filter(isChanged).map(({ root }) => root));
  const warned = new Set(
    countedFindings(report).flatMap(({ severity, skill }) =>
      severity === 'warning' && skill !== null && changed.has(skill) && !failing.has(skill)
        ? [skill]
        : [],
    ),
  );
  const verb = warned.size === 1 ? 'passes' : 'pass';
  return warned.size === 0 ? '' : `, ${warned.size} ${verb} with warnings`;
}

/** How many unchanged skills a run over new findings left out, and how many it checked since the change may affect them. */
function unreadSentence(report: Report, markup: Markup): string[] {
  const { unread = 0 } = report.summary;
  if (unread === 0) return [];
  const [was, it] = unread === 1 ? ['was', 'it'] : ['were', 'them'];
  const advice = `(${markup.code('--scope all')} checks ${it})`;
  const affected = affectedClause(report);
  return affected === null
    ? [`${countPhrase(unread, 'unchanged skill')} ${was} not checked ${advice}.`]
    : [`${affected}; the remaining ${unread} ${was} not ${advice}.`];
}

/** How many unchanged skills were checked; null for none. */
function affectedClause({ skills }: Report): string | null {
  const affected = skills.filter((skill) => !isChanged(skill) && skill.read !== false).length;
  if (affected === 0) return null;
  const checked = affected === 1 ? 'which was checked' : 'which were checked';
  return skills.some(isChanged)
    ? `The change can affect ${countPhrase(affected, 'unchanged skill')}, ${checked} too`
    : `Other changed files can affect ${affected} of them, ${checked}`;
}

/** How many lock entries are out of date, and how many name skills that are elsewhere. */
export function lockSentence({ locks, findings }: Report): string[] {
  const sum = (key: 'entries' | 'changed' | 'absent' | 'ignored' | 'unread') =>
    locks.reduce((total, lock) => total + (lock[key] ?? 0), 0);
  const renamed = findings.filter(isRenamedEntry).length;
  const [all, changed, absent] = [
    sum('entries'),
    sum('changed') + renamed,
    sum('absent') - renamed,
  ];
  const unread = sum('unread');
  if (all === unread) return [];
  const noun = all === 1 ? 'lock entry' : 'lock entries';
  const state =
    changed > 0
      ? `${partOf(changed, all)} ${noun} ${changed === 1 ? 'is' : 'are'} out of date`
      : `${all - unread - absent} of ${all} ${noun} verified`;
  const ignored = sum('ignored');
  const missing = absent - ignored;
  const notes = [
    ...(unread > 0 ? [unreadEntries(unread, changed > 0)] : []),
    ...(missing > 0 ? [`${missing} not in this repository`] : []),
    ...(ignored > 0 ? [`${ignored} not verified: ${skillsWith(ignored)} under \`ignore\``] : []),
  ];
  return [`${[state, ...notes].join('; ')}.`];
}

/** The entries of skills that were not checked: `1 other belongs to an unchecked skill` next to those out of date. */
function unreadEntries(amount: number, hasOthers: boolean): string {
  const other = hasOthers ? ' other' : '';
  return amount === 1
    ? `1${other} belongs to an unchecked skill`
    : `${amount}${hasOthers ? ' others' : ''} belong to unchecked skills`;
}

/** `2 of 3`, or `All 3`. */
function partOf(amount: number, all: number): string {
  return amount === all && all > 1 ? `All ${all}` : `${amount} of ${all}`;
}

function skillsWith(amount: number): string {
  return amount === 1 ? 'its skill is' : 'their skills are';
}

/** Says that a setting, not the severity, decides the result. */
function failOnSentence({ failOn, outcome, summary }: Report, markup: Markup): string[] {
  if (outcome === 'pass' || summary.errors > 0) return [];
  return failOn === 'warning'
    ? [`Warnings fail, for ${markup.code('fail-on: warning')} is set.`]
    : [
        `The configuration of base sets ${markup.code('fail-on')} to a stricter level, so this fails.`,
      ];
}

/** Says that a new policy denies what base has too: the run passes, and the one after the merge may not. */
function policySentence({ pendingDenials = 0, scope }: Report, markup: Markup): string[] {
  if (pendingDenials === 0 || scope === 'all') return [];
  const permissions = countPhrase(pendingDenials, 'permission');
  const [are, they] = pendingDenials === 1 ? ['is', 'it'] : ['are', 'they'];
  return [
    `The ${markup.code('policy')} of this change denies ${permissions} that base has too: ${they} ${are} not counted here, but on the branch after the merge.`,
  ];
}

function configurationSentence(
  { sha, name }: NonNullable<Base['configuration']>,
  markup: Markup,
): string {
  const tip = sha.slice(0, 7);
  const location = name === '' ? tip : `${tip}, the tip of ${markup.code(name)}`;
  return `The configuration used is that of ${location}; it differs from the one at base.`;
}
