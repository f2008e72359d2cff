import { join } from '../../model/message.ts';
import type { FindingEntry, FindingFile, Findings } from '../document/document.ts';
import { escapeInvisible } from '../escape.ts';
import { frame } from './frame.ts';
import {
  columnsOf,
  messagePieces,
  type Piece,
  paintPieces,
  pieces,
  placeText,
  plain,
  rulePiece,
  type Style,
  wrapPieces,
} from './spans.ts';
import { widest } from './width.ts';

/** The columns of a list of findings. */
interface Layout {
  /** Of positions, right-aligned. */
  readonly position: number;
  readonly severity: number;
  /** Of messages; the id of the rule follows. */
  readonly message: number;
}

/** Below this width, a message stands under its position. */
const minMessage = 40;
/** Longer messages have their rule right after them. */
const maxMessage = 72;

/** Findings by file, one group of lines a file. */
export function findingLines({ title, files, omitted = 0 }: Findings, style: Style): string[][] {
  const layout = layoutOf(files);
  const groups = files.map((file) => fileLines(file, layout, style));
  const hasTitle =
    title.length > 0 && groups.length > 0 && files.every(({ path }) => path === null);
  const heading = hasTitle ? [paintPieces(pieces(title, style, ['strong']), style)] : [];
  return [
    ...(hasTitle ? [[...heading, ...groups.flat()]] : groups),
    ...(omitted > 0 ? [[`and ${omitted} more`]] : []),
  ];
}

function layoutOf(files: readonly FindingFile[]): Layout {
  const entries = files.flatMap(({ findings }) => findings);
  const messages = entries.map(({ message }) => columnsOf(messagePieces(message)));
  return {
    position: widest(entries.map((entry) => positionOf(entry).length)),
    severity: widest(entries.map(({ severity }) => severity.length)),
    message: widest(messages.filter((columns) => columns <= maxMessage)),
  };
}

/** Line and column, or how many findings there are. */
function positionOf({ amount, places }: FindingEntry): string {
  if (amount > 1) return `${amount} ×`;
  const [at] = places;
  const start = at?.isSubstitute ? undefined : at?.range?.start;
  return start ? `${start.line}:${start.column}` : '-';
}

function fileLines({ path, findings }: FindingFile, layout: Layout, style: Style): string[] {
  const name = path === null ? null : escapeInvisible(style.formatPath(path));
  const heading =
    name ?? (findings.some(({ amount }) => amount > 1) ? 'In several places' : 'The repository');
  return [
    paintPieces([plain(heading, 'strong')], style),
    ...findings.flatMap((entry) => entryLines(entry, path, { layout, style })),
  ];
}

interface Context {
  readonly layout: Layout;
  readonly style: Style;
}

function entryLines(entry: FindingEntry, path: string | null, context: Context): string[] {
  return [
    ...messageLines(entry, context),
    ...frameLines(entry, context),
    ...placeLines(entry, path, context),
    ...helpLines(entry, context),
    ...entry.notes.flatMap(({ message, at }) => {
      const place = at ? placeText(at, context.style) : null;
      const where = place === null ? [] : [plain(`${place}: `, 'faint')];
      return asideLines('note', [...where, ...messagePieces(message)], context);
    }),
  ];
}

/** All that can be done, in one line. */
function helpLines({ help }: FindingEntry, context: Context): string[] {
  if (help.length === 0) return [];
  return asideLines('help', messagePieces(join(help, ' ')), context);
}

function messageLines(entry: FindingEntry, { layout, style }: Context): string[] {
  const { severity, rule, isFixable, state } = entry;
  const position = positionOf(entry).padStart(layout.position + 2);
  const level = paintPieces([plain(severity, severity)], style);
  const id = rulePiece(rule, style, isFixable ? ' [*]' : '');
  const suffix = state === 'new' ? [] : [plain(` (${state})`, 'faint')];
  const message = [...messagePieces(entry.message, ['strong']), ...suffix];
  const margin = layout.position + 2 + 2 + layout.severity + 2;
  if (style.width - margin < minMessage) {
    const lines = wrapPieces([...message, plain('  '), id], Math.max(style.width - 4, 20));
    return [`${position}  ${level}`, ...lines.map((line) => `    ${paintPieces(line, style)}`)];
  }
  const start = `${position}  ${level}${' '.repeat(layout.severity - severity.length)}  `;
  const gap = Math.max(layout.message - columnsOf(message), 0) + 2;
  const isOneLine = margin + columnsOf(message) + gap + columnsOf([id]) <= style.width;
  if (isOneLine)
    return [`${start}${paintPieces(message, style)}${' '.repeat(gap)}${paintPieces([id], style)}`];
  const lines = wrapPieces([...message, plain(' '), id], style.width - margin);
  return lines.map((line, index) => {
    const text = paintPieces(line, style);
    return index === 0 ? `${start}${text}` : `${' '.repeat(margin)}${text}`;
  });
}

/** Columns before the lines under a message. */
function indentOf({ layout, style }: Context): number {
  return style.width < minMessage + 20 ? 4 : layout.position + 4;
}

function frameLines({ frame: source, severity }: FindingEntry, context: Context): string[] {
  const { layout, style } = context;
  if (source === null || source.excerpt.trim() === '') return [];
  const gutter = indentOf(context) - 1;
  const width = Math.min(Math.max(style.width, minMessage), 160) - gutter - 3;
  const { source: text, marker } = frame(source.excerpt, source.range, width);
  const line = String(source.range.start.line).padStart(Math.max(gutter - 1, layout.position));
  const blank = ' '.repeat(line.length);
  return [
    `${paintPieces([plain(`${line} │`, 'faint')], style)} ${text}`,
    `${blank} ${paintPieces([plain('│', 'faint')], style)} ${paintPieces([plain(marker, severity)], style)}`,
  ];
}

const maxPlaces = 8;

/** The places of several findings: their lines within one file, else the whole places. */
function placeLines(entry: FindingEntry, path: string | null, context: Context): string[] {
  const { amount, places } = entry;
  if (amount < 2) return [];
  const texts = places.map((at) =>
    path === null ? placeText(at, context.style) : `line ${at.range?.start.line ?? 1}`,
  );
  const shown = [...new Set(texts)].slice(0, maxPlaces);
  const more = amount - places.length + (texts.length > maxPlaces ? texts.length - maxPlaces : 0);
  const list = `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return asideLines('', [plain(list, 'faint')], context);
}

/** A line under a message, with what it is: `help: …`. */
function asideLines(label: string, text: readonly Piece[], context: Context): string[] {
  const { style } = context;
  const indent = ' '.repeat(indentOf(context));
  const start = label === '' ? [] : [plain(`${label}: `, 'faint')];
  const lines = wrapPieces([...start, ...text], Math.max(style.width - indent.length, 20));
  return lines.map((line) => `${indent}${paintPieces(line, style)}`);
}
