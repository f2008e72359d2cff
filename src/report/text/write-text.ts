import type {
  Block,
  Code,
  Details,
  Document,
  Item,
  Line,
  List,
  Steps,
  Table,
} from '../document/document.ts';
import { escapeInvisible, neutralizeCommands } from '../escape.ts';
import { findingLines } from './findings.ts';
import {
  columnsOf,
  markPiece,
  type Piece,
  paintPieces,
  pieces,
  placeText,
  plain,
  type Style,
  wrapPieces,
} from './spans.ts';
import { widest } from './width.ts';

/** How a document is written to a terminal. */
export interface TextStyle extends Style {
  /** Whether blocks for `--verbose` are written. */
  readonly isVerbose: boolean;
}

/** The document as lines of a terminal, with a blank line between blocks. */
export function writeText({ blocks }: Document, style: TextStyle): string {
  const groups: string[][] = [];
  let isTitle = false;
  for (const block of blocks.filter((each) => isShown(each, style))) {
    const lines = blockGroups(block, style).filter((group) => group.length > 0);
    const [first = [], ...others] = lines;
    // What stands under the title belongs to it.
    if (isTitle && block.kind === 'paragraph')
      groups.at(-1)?.push(...first.map((line) => `  ${line}`));
    else groups.push(...(first.length > 0 ? [first] : []));
    groups.push(...others);
    isTitle =
      block.kind === 'heading' && block.level === 1 ? true : isTitle && block.kind === 'paragraph';
  }
  const written = groups.map((lines) =>
    lines.map((line) => `${neutralizeCommands(line)}\n`).join(''),
  );
  return written.join('\n');
}

function isShown({ audience }: Block, { isVerbose }: TextStyle): boolean {
  return audience === undefined || audience === 'terminal' || (audience === 'verbose' && isVerbose);
}

/** The lines of a block, in groups with blank lines between them. */
function blockGroups(block: Block, style: TextStyle): readonly string[][] {
  switch (block.kind) {
    case 'heading':
      return [headingLines(block.line, style)];
    case 'paragraph':
      return [block.lines.flatMap((line) => wrapped(pieces(line, style, ['faint']), style, ''))];
    case 'steps':
      return [stepLines(block, style)];
    case 'list':
      return [listLines(block, style)];
    case 'table':
      return [tableLines(block, style)];
    case 'code':
      return [codeLines(block)];
    case 'details':
      return detailsGroups(block, style);
    case 'findings':
      return findingLines(block, style);
  }
}

/** The title with the first lines under it, unless they are findings: those have titles of their own. */
function detailsGroups({ title: line, blocks }: Details, style: TextStyle): readonly string[][] {
  const shown = blocks.filter((each) => isShown(each, style));
  const [first = [], ...others] = shown.flatMap((each) => blockGroups(each, style));
  const heading = title(line, style);
  return shown[0]?.kind === 'findings'
    ? [[heading], first, ...others]
    : [[heading, ...first], ...others];
}

/** The title in bold; its continuation is indented under its first word. */
function headingLines(line: Line, style: Style): string[] {
  const [mark, ...rest] = line;
  const hasMark = typeof mark === 'object' && mark.kind === 'mark';
  const text = pieces(hasMark ? rest : line, style, ['strong']);
  const lines = wrapped(text, style, hasMark ? '  ' : '');
  const [first = '', ...others] = lines;
  if (!hasMark) return lines;
  return [`${paintPieces([markPiece(mark.mark)], style)} ${first.slice(2)}`, ...others];
}

function title(line: Line, style: Style): string {
  return paintPieces(pieces(line, style, ['strong']), style);
}

function titleLines(line: Line, style: Style): string[] {
  return line.length === 0 ? [] : [title(line, style)];
}

/** Wraps pieces to the width, with an indent before each line. */
export function wrapped(all: readonly Piece[], style: Style, indent: string): string[] {
  const width = Math.max(style.width - indent.length, 20);
  return wrapPieces(all, width).map((line) => indent + paintPieces(line, style));
}

/** Commands in one column, what they do in the next. */
function stepLines({ title: line, steps }: Steps, style: Style): string[] {
  const commands = steps.map(({ command }) => escapeInvisible(command));
  const columns = Math.min(widest(commands.map((command) => command.length)), 32);
  return [
    ...titleLines(line, style),
    ...steps.flatMap((step, index) => {
      const command = commands[index] ?? '';
      const indent = ' '.repeat(columns + 6);
      const [first = '', ...rest] = wrapped(pieces(step.line, style), style, indent);
      const isLong = command.length > columns;
      const start = `  ${paintPieces([plain(command, 'strong')], style)}`;
      return isLong && first !== ''
        ? [start, first, ...rest]
        : [
            `${start}${' '.repeat(Math.max(columns - command.length, 0))}    ${first.slice(indent.length)}`.trimEnd(),
            ...rest,
          ];
    }),
  ];
}

function listLines({ title: line, items, omitted = 0 }: List, style: Style): string[] {
  const rows = items.map((item) => itemRow(item, style));
  const columns = widest(rows.map((row) => columnsOf(row.text)));
  return [
    ...titleLines(line, style),
    ...rows.flatMap((row) => rowLines(row, columns, style)),
    ...(omitted > 0 ? [`  and ${omitted} more`] : []),
  ];
}

interface ItemRow {
  readonly mark: Piece;
  readonly text: readonly Piece[];
  readonly aside: readonly Piece[];
}

const maxPlaces = 8;

function itemRow(
  { mark, line, places = [], morePlaces = 0, severity, amount = 1 }: Item,
  style: Style,
): ItemRow {
  const shown = places.slice(0, maxPlaces).map((at) => placeText(at, style));
  const more = places.length - shown.length + morePlaces;
  const place = `${[...new Set(shown)].join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const level = amount > 1 ? `${amount} ${severity}s` : (severity ?? '');
  const sign = mark ? markPiece(mark) : plain('-', 'faint');
  return {
    mark: severity ? { ...sign, tones: [severity] } : sign,
    text: pieces(line, style),
    aside: [
      ...(place === '' ? [] : [plain(place, 'faint')]),
      ...(severity ? [plain(`${place === '' ? '' : '   '}${level}`, severity)] : []),
    ],
  };
}

/** An item with its place and severity in the same line where there is room, else below. */
function rowLines({ mark, text, aside }: ItemRow, columns: number, style: Style): string[] {
  const sign = `  ${paintPieces([mark], style)} `;
  const side = paintPieces(aside, style);
  const [first = '', ...rest] = wrapped(text, style, '    ');
  const fits = 4 + columns + 3 + columnsOf(aside) <= style.width;
  const lines = [`${sign}${first.slice(4)}`, ...rest];
  if (aside.length === 0) return lines;
  if (fits) return [`${sign}${first.slice(4)}${' '.repeat(columns - columnsOf(text) + 3)}${side}`];
  return [...lines, ...wrapped(aside, style, '    ')];
}

/** Rows in columns; in a narrow terminal, the last cell is wrapped below. */
function tableLines(table: Table, style: Style): string[] {
  const used = table.columns.map((_, column) =>
    table.rows.some((row) => (row[column]?.length ?? 0) > 0),
  );
  const header = table.columns.map((column): Line => [{ kind: 'strong', line: [column] }]);
  const rows = [...(table.hasHeader ? [header] : []), ...table.rows].map((row) =>
    row.filter((_, column) => used[column]).map((cell) => pieces(cell, style)),
  );
  const widths = used.map((_, column) => widest(rows.map((row) => columnsOf(row[column] ?? []))));
  const lines = rows.flatMap((row) => {
    const cells = row.slice(0, -1).map((cell, column) => {
      const pad = ' '.repeat((widths[column] ?? 0) - columnsOf(cell));
      return `${paintPieces(cell, style)}${pad}`;
    });
    const left = `  ${cells.join('  ')}`;
    const indent = 4 + widths.slice(0, row.length - 1).reduce((sum, width) => sum + width + 2, -2);
    const isWide = style.width - indent >= 30;
    const last = wrapped(row.at(-1) ?? [], style, ' '.repeat(isWide ? indent : 6));
    const [first = '', ...rest] = last;
    return isWide
      ? [`${left}  ${first.slice(indent)}`.trimEnd(), ...rest]
      : [left.trimEnd(), ...last];
  });
  const { omitted = 0 } = table;
  return [
    ...titleLines(table.title, style),
    ...lines,
    ...(omitted > 0 ? [`  and ${omitted} more`] : []),
  ];
}

function codeLines({ lines }: Code): string[] {
  return lines.map((line) => `  ${escapeInvisible(line)}`);
}
