import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { acceptEntries } from '../accept-entries.ts';
import { baseSentence } from '../base-sentence.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import { failingFindings, type Sections, sectionsOf } from '../sections.ts';
import { staleLocks } from '../stale-locks.ts';
import { count, existingNote, fixableCounts, markOf, verdict } from '../verdict.ts';
import { changeList, findingBlocks } from './findings.ts';
import { type Paint, painter } from './paint.ts';
import { shellPath } from './shell-path.ts';
import { skillTable } from './skills.ts';

/** The report for a terminal; the verdict comes last, next to the prompt. */
export const text: Reporter = {
  id: 'text',
  title: 'for a terminal: findings with code frames, then a verdict',
  syntax: 'text',
  extension: null,
  render(report, options) {
    if (options.detail === 'quiet' && report.outcome === 'pass') return '';
    const paint = painter(options.colour);
    const blocks = [
      ...(options.detail === 'quiet' ? failingBlocks(report, options) : allBlocks(report, options)),
      [verdictLine(report, paint)],
    ].filter((lines) => lines.length > 0);
    const lines = blocks.map((block) => block.map(neutralizeCommands).join('\n'));
    return `${lines.join('\n\n')}\n`;
  },
};

/** The last line: a mark and the verdict. */
export function verdictLine(report: Report, paint: Paint): string {
  const mark = markOf(report);
  const verdictText = paint('strong', verdict(report));
  return `${paint(mark === '✓' ? 'good' : 'error', mark)} ${verdictText}${paint('faint', verifiedSuffix(report))}`;
}

/** Number of verified lock entries; empty without locks. */
function verifiedSuffix({ locks }: Report): string {
  const sum = (key: 'entries' | 'verified') => locks.reduce((total, lock) => total + lock[key], 0);
  const all = sum('entries');
  if (all === 0) return '';
  return ` ${sum('verified')} of ${all} lock ${all === 1 ? 'entry' : 'entries'} verified.`;
}

function failingBlocks(report: Report, options: RenderOptions): string[][] {
  return findingBlocks(failingFindings(report), options);
}

function allBlocks(report: Report, options: RenderOptions): string[][] {
  const paint = painter(options.colour);
  const sections = sectionsOf(report);
  const titled = (title: string, [first, ...others]: string[][]) =>
    first ? [[`${paint('faint', '──')} ${paint('strong', title)}`, ...first], ...others] : [];
  const plain = { ...options, frames: false };
  const isVerbose = options.detail === 'verbose';
  return [
    ...findingBlocks(sections.problems, options),
    ...titled('Privilege: may do more than before', findingBlocks(sections.privilege, options)),
    ...titled('Pins that moved', findingBlocks(sections.pins, plain)),
    skillTable(report.skills, paint),
    ...titled('Other changes', changeList(sections.changes, report.skills, options)),
    ...(isVerbose ? titled('Notes', findingBlocks(sections.notes, options)) : []),
    ...(isVerbose
      ? titled('Existing, not counted', findingBlocks(sections.existing, options))
      : []),
    ...(isVerbose ? titled('Accepted', findingBlocks(sections.accepted, options)) : []),
    acceptBlock(report, options),
    staleLockBlock(report, options),
    footer(report, sections, options),
  ];
}

function acceptBlock(report: Report, { colour }: RenderOptions): string[] {
  const entries = acceptEntries(report, 3);
  const paint = painter(colour);
  return entries ? [paint('faint', entries.heading), ...entries.lines] : [];
}

/** The commands that rewrite outdated locks. */
function staleLockBlock(report: Report, { colour, formatPath }: RenderOptions): string[] {
  const paint = painter(colour);
  const stale = staleLocks(report, failingFindings(report));
  if (stale.length === 0) return [];
  const lines = stale.slice(0, 3).map(({ path, isOwnFormat }) => {
    const file = formatPath(path);
    return isOwnFormat
      ? `  skillaccord lock ${shellPath(file)}`
      : `  ${escapeInvisible(file)}: the tool that wrote it`;
  });
  const more = stale.length > 3 ? [`  and ${stale.length - 3} more`] : [];
  return [
    paint('faint', 'To renew a pin whose change is meant, then commit the lock:'),
    ...lines,
    ...more,
  ];
}

function footer(report: Report, sections: Sections, options: RenderOptions): string[] {
  const { outcome } = report;
  const paint = painter(options.colour);
  const countLine = (list: readonly Finding[], noun: string, suffix: string) =>
    list.length > 0 ? [`${count(list.length, noun)} ${suffix}`] : [];
  const hiddenCounts =
    options.detail === 'verbose'
      ? []
      : [
          ...countLine(sections.notes, 'note', 'not shown (--verbose).'),
          ...countLine(sections.existing, 'existing finding', 'not counted (--scope all).'),
        ];
  const existing = existingNote(report, '--scope new');
  const lines = [
    ...comparison(report, options),
    ...hiddenCounts,
    ...fixableNote(report),
    ...countLine(
      sections.accepted,
      'finding',
      'accepted in the configuration (--verbose shows them).',
    ),
    ...(existing === null ? [] : [existing]),
    ...(outcome === 'fail' ? ['skillaccord explain RULE says why, and how to mend it.'] : []),
  ];
  return lines.map((line) => paint('faint', line));
}

/** How many findings carry the mark of `skillaccord fix`. */
function fixableNote(report: Report): string[] {
  const { fixable, all } = fixableCounts(report);
  return fixable === 0 ? [] : [`${fixable} of ${all} fixable with skillaccord fix, marked [*].`];
}

/** Names the base if the report has content: changes and new findings depend on it. */
function comparison({ base, summary, findings }: Report, { reason }: RenderOptions): string[] {
  if (base === null)
    return reason === null ? [] : [`Nothing was compared. ${escapeInvisible(reason)}`];
  const hasContent = summary.changed > 0 || findings.length > 0;
  return hasContent ? [baseSentence(base, escapeInvisible, escapeInvisible)] : [];
}
