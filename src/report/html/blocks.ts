import type { Block, Item, Line, List, Steps, Table } from '../document/document.ts';
import { element, fragment, type Html, spaced, table } from './element.ts';
import { entryList } from './finding-item.ts';
import type { PageOptions } from './page-options.ts';
import { lineHtml, markHtml, placesHtml, ruleLink, tag } from './spans.ts';
import { formatNumber } from './text.ts';

/** The blocks of a document for a page; those for a terminal are left out. */
export function blocksHtml(blocks: readonly Block[], pageOptions: PageOptions): readonly Html[] {
  return blocks
    .filter(({ audience }) => audience !== 'terminal')
    .flatMap((block) => blockHtml(block, pageOptions));
}

function blockHtml(block: Block, pageOptions: PageOptions): readonly Html[] {
  switch (block.kind) {
    case 'heading':
      return [element(`h${block.level}`, {}, lineHtml(block.line, pageOptions))];
    case 'paragraph':
      return [element('p', {}, ...paragraph(block.lines, pageOptions))];
    case 'steps':
      return [stepsHtml(block, pageOptions)];
    case 'list':
      return [...titleHtml(block.title, pageOptions), ...listHtml(block, pageOptions)];
    case 'table':
      return [...titleHtml(block.title, pageOptions), ...tableHtml(block, pageOptions)];
    case 'details':
      return [foldHtml(lineHtml(block.title, pageOptions), blocksHtml(block.blocks, pageOptions))];
    case 'code':
      return [codeHtml(block.lines)];
    case 'findings': {
      const entries = block.files.flatMap(({ findings }) => findings);
      const title = titleHtml(block.title, pageOptions);
      return [...title, ...entryList(entries, pageOptions), ...omittedHtml(block.omitted)];
    }
  }
}

function paragraph(lines: readonly Line[], pageOptions: PageOptions): readonly (Html | string)[] {
  return lines.flatMap((line, index) => [index === 0 ? '' : ' ', lineHtml(line, pageOptions)]);
}

function titleHtml(title: Line, pageOptions: PageOptions): readonly Html[] {
  return title.length === 0 ? [] : [element('p', { class: 'title' }, lineHtml(title, pageOptions))];
}

function stepsHtml({ title, steps }: Steps, pageOptions: PageOptions): Html {
  const items = steps.map(({ command, line }) =>
    element('li', {}, spaced(element('code', {}, command), lineHtml(line, pageOptions))),
  );
  const heading = element('h2', { id: 'steps' }, lineHtml(title, pageOptions));
  const list = element('ul', {}, ...items);
  return element('section', { class: 'steps', 'aria-labelledby': 'steps' }, heading, list);
}

function listHtml({ items, omitted }: List, pageOptions: PageOptions): readonly Html[] {
  if (items.length === 0) return omittedHtml(omitted);
  const rows = items.map((item) => element('li', {}, itemHtml(item, pageOptions)));
  return [element('ul', { class: 'items' }, ...rows), ...omittedHtml(omitted)];
}

/** An item with its mark in front, and its places, severity and rule after it. */
export function itemHtml(item: Item, pageOptions: PageOptions): Html {
  const { mark, line, severity, amount = 1, rule } = item;
  return spaced(
    mark === undefined ? '' : markHtml(mark),
    lineHtml(line, pageOptions),
    placesHtml(item.places ?? [], pageOptions),
    severity === undefined || severity === 'note' ? '' : tag(severity, severity),
    amount === 1 ? '' : `×${amount}`,
    rule === undefined ? '' : ruleLink(rule, pageOptions),
  );
}

/** A column without a title, such as that of the marks, stands in front of the next one. */
function tableHtml({ columns, rows, omitted }: Table, pageOptions: PageOptions): readonly Html[] {
  const used = columns.flatMap((_, at) => (rows.some((row) => row[at]?.length) ? [at] : []));
  const isLed = used.length > 1 && columns[used[0] ?? 0] === '';
  const titles = used.map((at) => columns[at] ?? '').slice(isLed ? 1 : 0);
  const body = rows.map((row) => {
    const cells = used.map((at) => lineHtml(row[at] ?? [], pageOptions));
    const [lead, first, ...others] = cells;
    return isLed && lead && first ? [spaced(lead, first), ...others] : cells;
  });
  const omittedRows = omittedHtml(omitted);
  const scrolled = { class: 'scrolled', role: 'region', tabindex: 0, 'aria-label': 'Table' };
  if (rows.length === 0) return omittedRows;
  return [element('div', scrolled, table(titles, body)), ...omittedRows];
}

export function foldHtml(title: Html, content: readonly Html[]): Html {
  return element('details', { class: 'fold' }, element('summary', {}, title), ...content);
}

function codeHtml(lines: readonly string[]): Html {
  const rows = lines.map((text) => element('code', {}, text === '' ? ' ' : text));
  return element('div', { class: 'code' }, fragment(...rows));
}

/** How much is left out; nothing for none. */
export function omittedHtml(omitted = 0): readonly Html[] {
  if (omitted <= 0) return [];
  return [element('p', { class: 'omitted' }, `${formatNumber(omitted)} more are left out.`)];
}
