import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { neutralizeCommands } from '../escape.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import { failingFindings, listedChanges, type Sections, sectionsOf } from '../sections.ts';
import { acceptEntries } from '../summary/accept-entries.ts';
import { headline, namesExisting } from '../summary/headline.ts';
import { count, existingNote, fixableCounts } from '../verdict.ts';
import { changeList, findingBlocks } from './findings.ts';
import { painter } from './paint.ts';
import { skillTable } from './skills.ts';
import {
  countLines,
  headBlock,
  permissionBlock,
  remedyBlock,
  verdictLine,
} from './summary-blocks.ts';
import { wrap } from './wrap.ts';

/** The report for a terminal, in the order of a job summary; the counts come last, next to the prompt. */
export const text: Reporter = {
  id: 'text',
  title: 'for a terminal: what to do, findings with code frames, then the counts',
  syntax: 'text',
  extension: null,
  render(report, options) {
    if (options.detail === 'quiet' && report.outcome === 'pass') return '';
    const blocks =
      options.detail === 'quiet' ? quietBlocks(report, options) : allBlocks(report, options);
    const lines = blocks
      .filter((block) => block.length > 0)
      .map((block) => block.map(neutralizeCommands).join('\n'));
    return `${lines.join('\n\n')}\n`;
  },
};

function quietBlocks(report: Report, options: RenderOptions): string[][] {
  const paint = painter(options.colour);
  return [...findingBlocks(failingFindings(report), options), [verdictLine(report, paint)]];
}

function allBlocks(report: Report, options: RenderOptions): string[][] {
  const paint = painter(options.colour);
  const sections = sectionsOf(report);
  const titled = (title: string, [first, ...others]: string[][]) =>
    first ? [[paint('strong', `${title}:`), ...first], ...others] : [];
  const plain = { ...options, frames: false };
  const isVerbose = options.detail === 'verbose';
  const changes = (list: readonly Finding[]) => changeList(list, report.skills, options);
  const details = [
    remedyBlock(report, options),
    permissionBlock(report, options),
    ...titled('Changed skills', asBlocks(skillTable(report, options.width, paint))),
    ...findingBlocks(sections.problems, options),
    ...titled('Announced changes', changes(sections.announced)),
    ...titled('Other changes', changes(listedChanges(sections))),
    ...titled('Renewed pins', findingBlocks(sections.pins, plain)),
    ...(isVerbose ? titled('Notes', findingBlocks(sections.notes, options)) : []),
    ...(isVerbose
      ? titled('Existing, not counted', findingBlocks(sections.existing, options))
      : []),
    ...(isVerbose ? titled('Accepted', findingBlocks(sections.accepted, options)) : []),
    acceptBlock(report, options),
  ].filter((block) => block.length > 0);
  const footer = footerLines(report, sections, options);
  return [
    headBlock(report, options),
    ...details,
    [...footer, ...(details.length > 0 ? countLines(report, options) : [])],
  ];
}

function asBlocks(lines: string[]): string[][] {
  return lines.length > 0 ? [lines] : [];
}

function acceptBlock(report: Report, { colour, width }: RenderOptions): string[] {
  const entries = acceptEntries(report, 3);
  if (!entries) return [];
  const paint = painter(colour);
  const advice = wrap(`${entries.question} ${entries.advice}`, width);
  return [...advice.map((line) => paint('faint', line)), ...entries.lines];
}

function footerLines(report: Report, sections: Sections, options: RenderOptions): string[] {
  const countLine = (list: readonly Finding[], noun: string, suffix: string) =>
    list.length > 0 ? [`${count(list.length, noun)} ${suffix}`] : [];
  const hiddenCounts =
    options.detail === 'verbose'
      ? []
      : [
          ...countLine(sections.notes, 'note', 'not shown (--verbose).'),
          ...existingLine(report, sections.existing.length),
        ];
  const existing = existingNote(report, '--scope new');
  const lines = [
    ...hiddenCounts,
    ...fixableNote(report),
    ...countLine(
      sections.accepted,
      'finding',
      'accepted in the configuration (--verbose shows them).',
    ),
    ...(existing === null ? [] : [existing]),
    ...(report.outcome === 'fail' ? ['skillaccord explain RULE says why, and how to fix it.'] : []),
  ];
  const paint = painter(options.colour);
  return lines.flatMap((line) => wrap(line, options.width)).map((line) => paint('faint', line));
}

/** The existing findings that are not counted; their number only where the headline does not have it. */
function existingLine(report: Report, amount: number): string[] {
  if (amount === 0) return [];
  return namesExisting(report, headline(report))
    ? ['--verbose shows existing findings, --scope all counts them.']
    : [`${count(amount, 'existing finding')} not counted (--scope all).`];
}

/** How many findings carry the mark of `skillaccord fix`. */
function fixableNote(report: Report): string[] {
  const { fixable, all } = fixableCounts(report);
  return fixable === 0 ? [] : [`${fixable} of ${all} fixable with skillaccord fix, marked [*].`];
}
