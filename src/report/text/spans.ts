import { type Message, plainPart } from '../../model/message.ts';
import type { Location } from '../../model/text/text.ts';
import { isReachable, rulePage } from '../docs-links.ts';
import type { Line, Mark, Span } from '../document/document.ts';
import { linePart } from '../document/plain-line.ts';
import { escapeInvisible } from '../escape.ts';
import type { RenderOptions } from '../reporter.ts';
import { painter, type Tone } from './paint.ts';
import { textColumns } from './width.ts';

/** How a terminal writes text. */
export type Style = Pick<RenderOptions, 'colour' | 'width' | 'formatPath' | 'docs' | 'hyperlinks'>;

/** Escaped text with its colours, and the page that it links to. */
export interface Piece {
  readonly text: string;
  readonly tones: readonly Tone[];
  readonly href?: string;
}

const signs: Readonly<Record<Mark, readonly [sign: string, tone: Tone]>> = {
  pass: ['✓', 'good'],
  warning: ['!', 'warning'],
  fail: ['✗', 'error'],
  note: ['·', 'note'],
  added: ['+', 'warning'],
  removed: ['-', 'note'],
};

type PlaceSpan = Extract<Exclude<Span, string>, { readonly kind: 'place' }>;

/** A line as escaped pieces; names and commands stand bare where their ends are clear. */
export function pieces(line: Line, style: Style, tones: readonly Tone[] = []): readonly Piece[] {
  return line.flatMap((span) => spanPieces(span, style, tones));
}

function spanPieces(span: Span, style: Style, tones: readonly Tone[]): readonly Piece[] {
  if (typeof span === 'string') return [{ text: span, tones }];
  switch (span.kind) {
    case 'strong':
    case 'faint':
      return pieces(span.line, style, [...tones, span.kind]);
    case 'mark':
      return [markPiece(span.mark)];
    case 'place':
      return [{ text: placeSpanText(span, style), tones }];
    case 'rule':
      return [rulePiece(span.id, style)];
    case 'command':
      return [{ text: escapeInvisible(span.text), tones }];
    case 'link':
      return pieces(span.line, style, tones);
    default:
      return [{ text: escapeInvisible(linePart(span)), tones }];
  }
}

function placeSpanText({ at, label }: PlaceSpan, style: Style): string {
  if (label === undefined) return placeText(at, style);
  return escapeInvisible(linePart({ kind: 'name', text: label }));
}

export function markPiece(mark: Mark): Piece {
  const [text, tone] = signs[mark];
  return { text, tones: [tone] };
}

/** The id of a rule, as a link to its page where the terminal shows links. */
export function rulePiece(id: string, { docs, hyperlinks }: Style, mark = ''): Piece {
  const text = `${escapeInvisible(id)}${mark}`;
  return hyperlinks && isReachable(docs)
    ? { text, tones: ['faint'], href: rulePage(id, docs) }
    : { text, tones: ['faint'] };
}

/** A message as escaped pieces: each quoted part in its quotation marks. */
export function messagePieces({ parts }: Message, tones: readonly Tone[] = []): readonly Piece[] {
  return parts.map((part) => ({
    text: typeof part === 'string' ? part : escapeInvisible(plainPart(part)),
    tones,
  }));
}

/** Path and line: `skills/worklog/SKILL.md:12`. */
export function placeText({ path, range, inBaseOnly }: Location, { formatPath }: Style): string {
  if (path === '') return 'the repository';
  const line = range ? `:${range.start.line}` : '';
  return `${escapeInvisible(formatPath(path))}${line}${inBaseOnly ? ' (before)' : ''}`;
}

/** Pieces wrapped at blanks to `width` columns; longer words are not broken. */
export function wrapPieces(all: readonly Piece[], width: number): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const word of wordsOf(all)) {
    const columns = columnsOf(word);
    if (used > 0 && used + 1 + columns > width) {
      lines.push([]);
      used = 0;
    }
    const line = lines.at(-1) ?? [];
    if (used > 0) append(line, { ...(line.at(-1) ?? noPiece), text: ' ' });
    for (const piece of word) append(line, piece);
    used += columns + (used > 0 ? 1 : 0);
  }
  return lines;
}

const noPiece: Piece = { text: '', tones: [] };

/** The words between blanks, each of one or more pieces. */
function wordsOf(all: readonly Piece[]): readonly (readonly Piece[])[] {
  const words: Piece[][] = [[]];
  for (const piece of all) {
    for (const [index, text] of piece.text.split(' ').entries()) {
      if (index > 0) words.push([]);
      if (text !== '') words.at(-1)?.push({ ...piece, text });
    }
  }
  return words.filter((word) => word.length > 0);
}

function append(line: Piece[], piece: Piece): void {
  const last = line.at(-1);
  const isSame = last?.href === piece.href && last?.tones.join() === piece.tones.join();
  if (last && isSame) line[line.length - 1] = { ...last, text: last.text + piece.text };
  else line.push(piece);
}

/** The columns of pieces in a terminal. */
export function columnsOf(all: readonly Piece[]): number {
  return all.reduce((sum, { text }) => sum + textColumns(text), 0);
}

/** The pieces as text, with colour codes and links where the terminal has them. */
export function paintPieces(all: readonly Piece[], { colour }: Pick<Style, 'colour'>): string {
  const paint = painter(colour);
  return all
    .map(({ text, tones, href }) => {
      const painted = tones.reduceRight((inner, tone) => paint(tone, inner), text);
      return href === undefined ? painted : `\u001b]8;;${href}\u001b\\${painted}\u001b]8;;\u001b\\`;
    })
    .join('');
}

/** A piece of words of ours. */
export function plain(text: string, ...tones: readonly Tone[]): Piece {
  return { text, tones };
}
