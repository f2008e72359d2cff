import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { countPhrase, existingNote, fixableCounts, hasChange } from '../counts.ts';
import { neutralizeCommands } from '../escape.ts';
import { inNaturalOrder } from '../natural-order.ts';
import type { RenderOptions, Reporter } from '../reporter.ts';
import {
  failingFindings,
  listedChanges,
  type Sections,
  sectionsOf,
  titleOfChanges,
} from '../sections.ts';
import { maxInEntry } from '../summary/abbreviate-list.ts';
import { acceptEntries } from '../summary/accept-entries.ts';
import { failsForExisting } from '../summary/failing.ts';
import { headline, namesExisting } from '../summary/headline.ts';
import { plainMarkup } from '../summary/markup.ts';
import { findingList, type ListStyle } from './alike.ts';
import { changeList } from './changes.ts';
import { painter } from './paint.ts';
import { skillTable } from './skills.ts';
import {
  countLines,
  headerBlock,
  headlineLine,
  permissionBlock,
  remedyBlock,
} from './summary-blocks.ts';
import { wrap } from './wrap.ts';

/** The report for a terminal, in the order of a job summary; the counts come last, next to the prompt. */
export const text: Reporter = {
  id: 'text',
  title: 'for a terminal: what to do, findings with code frames, then the counts',
  syntax: 'text',
  extension: '.txt',
  render(report, options) {
    if (options.detail === 'quiet' && report.outcome === 'pass') return '';
    const ordered = inNaturalOrder(report);
    const blocks =
      options.detail === 'quiet' ? quietBlocks(ordered, options) : allBlocks(ordered, options);
    const lines = blocks
      .filter((block) => block.length > 0)
      .map((block) => block.map(neutralizeCommands).join('\n'));
    return `${lines.join('\n\n')}\n`;
  },
};

function quietBlocks(report: Report, options: RenderOptions): string[][] {
  const paint = painter(options.colour);
  const failing = failingFindings(report);
  return [
    ...findingList(failing, report.skills, listStyle(report, options)),
    [headlineLine(report, paint)],
  ];
}

function listStyle(report: Report, options: RenderOptions): ListStyle {
  const maxPlaces = options.detail === 'verbose' ? Number.POSITIVE_INFINITY : maxInEntry;
  return { ...options, maxPlaces, marksExisting: hasChange(report) };
}

function allBlocks(report: Report, options: RenderOptions): string[][] {
  const paint = painter(options.colour);
  const sections = sectionsOf(report);
  const withTitle = (title: string, [first, ...others]: string[][]) =>
    first ? [[paint('strong', `${title}:`), ...first], ...others] : [];
  const style = listStyle(report, options);
  const isVerbose = options.detail === 'verbose';
  const list = (findings: readonly Finding[], frames = true) =>
    findingList(findings, report.skills, { ...style, frames });
  const changes = (findings: readonly Finding[]) => changeList(findings, report.skills, style);
  const details = [
    remedyBlock(report, options),
    permissionBlock(report, options),
    ...withTitle('Changed skills', asBlocks(skillTable(report, options.width, paint))),
    ...list(sections.problems),
    ...withTitle('Announced changes', changes(sections.announced)),
    ...withTitle(titleOfChanges(sections), changes(listedChanges(sections))),
    ...withTitle('Renewed pins', list(sections.pins, false)),
    ...(isVerbose ? withTitle('Notes', list(sections.notes)) : []),
    ...(isVerbose ? withTitle('Existing, not counted', list(sections.existing)) : []),
    ...(isVerbose ? withTitle('Accepted', list(sections.accepted)) : []),
    acceptBlock(report, options),
  ].filter((block) => block.length > 0);
  const footer = footerLines(report, sections, options);
  return [
    headerBlock(report, options),
    ...details,
    [...footer, ...(details.length > 0 ? countLines(report, options) : [])],
  ];
}

function asBlocks(lines: string[]): string[][] {
  return lines.length > 0 ? [lines] : [];
}

/** The most entries for `accept:`; `--verbose` prints all. */
const maxEntries = 3;

function acceptBlock(report: Report, { colour, width, detail }: RenderOptions): string[] {
  const limit = {
    maxEntries: detail === 'verbose' ? Number.POSITIVE_INFINITY : maxEntries,
    allShownBy: '--verbose',
  };
  const paint = painter(colour);
  return acceptEntries(report, limit, plainMarkup).flatMap(({ title, advice, lines }) => [
    ...wrap(`${title}: ${advice}`, width).map((line) => paint('faint', line)),
    ...lines,
  ]);
}

function footerLines(report: Report, sections: Sections, options: RenderOptions): string[] {
  const countLine = (list: readonly Finding[], noun: string, suffix: string) =>
    list.length > 0 ? [`${countPhrase(list.length, noun)} ${suffix}`] : [];
  const hiddenCounts =
    options.detail === 'verbose'
      ? []
      : [
          ...countLine(sections.notes, 'note', 'not shown (--verbose).'),
          ...existingLine(report, sections.existing.length),
        ];
  // The steps to pass name the setting.
  const existing = existingNote(report, failsForExisting(report) ? null : '--scope new');
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
    : [`${countPhrase(amount, 'existing finding')} not counted (--scope all).`];
}

/** How many findings carry the mark of `skillaccord fix`. */
function fixableNote(report: Report): string[] {
  const { fixable, all } = fixableCounts(report);
  return fixable === 0 ? [] : [`${fixable} of ${all} fixable with skillaccord fix, marked [*].`];
}
