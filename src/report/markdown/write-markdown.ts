import { plainPart } from '../../model/message.ts';
import type {
  Block,
  Code,
  Details,
  Document,
  FindingEntry,
  Findings,
  Item,
  Line,
  List,
  Steps,
  Table,
} from '../document/document.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { codeSpan, tableCell } from '../markdown-text.ts';
import { escapeXml } from '../xml.ts';
import { markdownLine, markdownMessage, type PageLinks, placeLink, ruleLink } from './spans.ts';

/** The document as Markdown, with a blank line between blocks. */
export function writeMarkdown({ blocks }: Document, page: PageLinks): string {
  return `${writeBlocks(blocks, page).join('\n\n')}\n`;
}

function writeBlocks(blocks: readonly Block[], page: PageLinks): readonly string[] {
  return blocks
    .filter(({ audience }) => audience !== 'terminal')
    .flatMap((block) => writeBlock(block, page));
}

function writeBlock(block: Block, page: PageLinks): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [
        `${'#'.repeat(block.level + (page.firstLevel ?? 3) - 1)} ${markdownLine(block.line, page)}`,
      ];
    case 'paragraph':
      return [block.lines.map((line) => markdownLine(line, page)).join(' ')];
    case 'steps':
      return [stepsText(block, page)];
    case 'list':
      return listText(block, page);
    case 'table':
      return tableText(block, page);
    case 'code':
      return [fence(block)];
    case 'details':
      return foldText(block, page);
    case 'findings':
      return findingsText(block, page);
  }
}

function titleText(title: Line, page: PageLinks): readonly string[] {
  return title.length === 0 ? [] : [`**${markdownLine(title, page)}**`];
}

function stepsText({ title, steps }: Steps, page: PageLinks): string {
  const list = steps.map(({ command, line }) => {
    const what = line.length === 0 ? '' : ` (${markdownLine(line, page)})`;
    return `${codeSpan(command)}${what}`;
  });
  return [titleText(title, page).join(''), list.join(', ')].filter(Boolean).join(': ');
}

function listText({ title, items, omitted = 0 }: List, page: PageLinks): readonly string[] {
  const lines = items.map((item) => itemText(item, page));
  return [...titleText(title, page), ...linesOf([...lines, ...omittedLine(omitted)])];
}

function linesOf(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function omittedLine(omitted: number): readonly string[] {
  return omitted > 0 ? [`- and ${omitted} more`] : [];
}

const severityMarks = { error: 'fail', warning: 'warning', note: 'note' } as const;

function itemText(item: Item, page: PageLinks): string {
  const { line, places = [], morePlaces = 0, severity, rule } = item;
  const mark = severity ? severityMarks[severity] : item.mark;
  const sign: Line = mark ? [{ kind: 'mark', mark }, ' '] : [];
  const place = placesText(places, morePlaces, page);
  const id = rule === undefined ? '' : ` ${ruleLink(rule, page)}`;
  return `- ${markdownLine([...sign, ...line], page)}${place === '' ? '' : ` · ${place}`}${id}`;
}

const maxPlaces = 5;

/** The first places, with a count of the rest. */
function placesText(places: FindingEntry['places'], more: number, page: PageLinks): string {
  const texts = [...new Set(places.map((at) => placeLink(at, page)))];
  const shown = texts.slice(0, maxPlaces);
  const rest = texts.length - shown.length + more;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** A table without the columns that are empty in every row. */
function tableText(
  { title, columns, rows, omitted = 0 }: Table,
  page: PageLinks,
): readonly string[] {
  const used = columns.map((_, column) => rows.some((row) => (row[column]?.length ?? 0) > 0));
  const rowText = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, column) => used[column])
      .map(tableCell)
      .join(' | ')} |`;
  const lines = [
    rowText(columns).replace(/ {2,}/g, ' '),
    rowText(columns.map(() => '---')).replaceAll(' ', ''),
    ...rows.map((row) => rowText(row.map((cell) => markdownLine(cell, page)))),
  ];
  return [
    ...titleText(title, page),
    ...(rows.length > 0 ? linesOf(lines) : []),
    ...(omitted > 0 ? [`and ${omitted} more`] : []),
  ];
}

/** Lines to copy, in a fence that is longer than every run of backticks in them. */
function fence({ language, lines }: Code): string {
  const safe = lines.map((line) => neutralizeCommands(escapeInvisible(line)));
  const longest = (safe.join('\n').match(/`+/g) ?? []).reduce(
    (most, run) => Math.max(most, run.length),
    2,
  );
  const ticks = '`'.repeat(longest + 1);
  return [`${ticks}${language}`, ...safe, ticks].join('\n');
}

/** A fold; one without content is its title. */
function foldText({ title, blocks }: Details, page: PageLinks): readonly string[] {
  const content = writeBlocks(blocks, page);
  if (content.length === 0) return [markdownLine(title, page)];
  return [`<details><summary>${htmlText(title)}</summary>`, ...content, '</details>'];
}

/** A line within an element, where Markdown is not read. */
function htmlText(line: Line): string {
  const texts = line.map((span) => {
    if (typeof span === 'string') return span;
    return 'text' in span && span.kind !== 'command' ? escapeInvisible(plainPart(span)) : '';
  });
  return escapeXml(neutralizeCommands(texts.join('')));
}

function findingsText({ title, files, omitted = 0 }: Findings, page: PageLinks): readonly string[] {
  const entries = files.flatMap(({ findings }) => findings);
  const lines = entries.map((entry) => entryText(entry, page));
  return [...titleText(title, page), ...linesOf([...lines, ...omittedLine(omitted)])];
}

/** Where, what, and the rule; what to do, unless a step says it. */
function entryText(entry: FindingEntry, page: PageLinks): string {
  const { severity, state, message, isTitle, rule, amount, places, help, hasStep, notes } = entry;
  const mark = markdownLine([{ kind: 'mark', mark: severityMarks[severity] }], page);
  const [first] = places;
  const isAlone = amount === 1 && first;
  const place = isAlone
    ? first.path === ''
      ? ''
      : `${placeLink(first, page)} `
    : `**${amount} ×** `;
  const stateText = state === 'new' ? '' : ` (${state})`;
  const others = isAlone ? '' : `: ${placesText(places, amount - places.length, page)}`;
  const advice = [
    ...(hasStep ? [] : help.map((text) => `*help:* ${markdownMessage(text)}`)),
    ...notes.map((note) => {
      const where = note.at ? `${placeLink(note.at, page)} ` : '';
      return `*note:* ${where}${markdownMessage(note.message)}`;
    }),
  ];
  const fixable = entry.isFixable && !hasStep ? ' (fixable)' : '';
  const fact = isTitle ? '' : `${markdownMessage(message)}${stateText} `;
  const item = `- ${mark} ${place}${fact}${ruleLink(rule, page)}${fixable}${others}`;
  return advice.length === 0 ? item : `${item}<br>${advice.join(' · ')}`;
}
