import { indentOf, widthOf } from './columns.ts';

/** A fenced code block of a Markdown text; offsets refer to the text. */
export interface FencedBlock {
  /** The first word of the info string. */
  readonly info: string;
  /** The whole info string. */
  readonly infoString: string;
  /** The start and end of the opening fence's line. */
  readonly openingLine: { readonly start: number; readonly end: number };
  /** The start and end of the content. */
  readonly start: number;
  readonly end: number;
  /** Whether it has a closing fence; otherwise it ends with the text. */
  readonly closed: boolean;
}

interface OpenBlock extends Omit<FencedBlock, 'end' | 'closed'> {
  readonly fenceRun: string;
  /** The container of the block. */
  readonly container: 'document' | 'quotation' | 'item';
  /** The column where the text of that list item starts. */
  readonly margin: number;
}

const openingFence = /^[ \t]*((?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]?)*)(`{3,}|~{3,})(.*)/;
const closingFence = /^[ \t>]*(`{3,}|~{3,})$/;
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)[ \t]{0,4}/;
const thematicBreak = /^[ \t]*([-*_])(?:[ \t]*\1){2,}$/;
const htmlBlock = /^ {0,3}<(?:(!--)|(pre|script|style|textarea)(?=[\s>]|$))/i;

/**
 * The top-level fenced blocks of a Markdown text according to CommonMark, outside of other fences, list
 * items, quotations, indented blocks and HTML comments. Linear time.
 */
export function fencedBlocks(text: string): readonly FencedBlock[] {
  const scanner = new Scanner();
  for (let index = 0; index < text.length; ) {
    const next = text.indexOf('\n', index) + 1 || text.length;
    scanner.scanLine(text.slice(index, next).trimEnd(), index, next);
    index = next;
  }
  return scanner.finish(text.length);
}

class Scanner {
  readonly #blocks: FencedBlock[] = [];
  #open: OpenBlock | null = null;
  /** The end marker of the current HTML block. */
  #htmlEnd: string | null = null;
  /** The text columns of the open list items, outermost first. */
  readonly #margins: number[] = [];
  #afterBlank = true;

  /** Scans the next line, without trailing blanks. */
  scanLine(line: string, start: number, next: number): void {
    if (this.#htmlEnd !== null) {
      if (line.toLowerCase().includes(this.#htmlEnd)) this.#htmlEnd = null;
      return;
    }
    if (this.#open && this.#continuesBlock(this.#open, line, start)) return;
    if (line !== '' && !this.#opensHtml(line) && !this.#opensBlock(line, start, next)) {
      this.#trackListItem(line);
    }
    this.#afterBlank = line === '';
  }

  finish(end: number): readonly FencedBlock[] {
    if (this.#open) this.#close(this.#open, end, false);
    return this.#blocks;
  }

  /** Whether a line belongs to the open block, its closing fence included. */
  #continuesBlock(open: OpenBlock, line: string, start: number): boolean {
    const isOutside =
      (open.container === 'quotation' && !/^\s{0,3}>/.test(line)) ||
      (open.container === 'item' && line !== '' && indentOf(line) < open.margin);
    if (isOutside) this.#close(open, start, false);
    else if (isClosingFence(open, line)) this.#close(open, start, true);
    return !isOutside;
  }

  #close(
    { fenceRun: _run, container, margin: _margin, ...block }: OpenBlock,
    end: number,
    closed: boolean,
  ) {
    if (container === 'document') this.#blocks.push({ ...block, end, closed });
    this.#open = null;
  }

  #opensHtml(line: string): boolean {
    const match = htmlBlock.exec(line);
    if (!match) return false;
    const end = match[1] ? '-->' : `</${match[2]?.toLowerCase()}`;
    if (!line.toLowerCase().includes(end, 2)) this.#htmlEnd = end;
    return true;
  }

  #opensBlock(line: string, start: number, next: number): boolean {
    const [, prefix = '', fenceRun = '', infoString = ''] = openingFence.exec(line) ?? [];
    if (fenceRun === '' || (fenceRun.startsWith('`') && infoString.includes('`'))) return false;
    if (indentOf(line) > this.#leaveItems(indentOf(line)) + 3) return false;
    if (prefix !== '') this.#trackListItem(line);
    const margin = this.#margins.at(-1) ?? 0;
    const container = prefix.includes('>') ? 'quotation' : margin > 0 ? 'item' : 'document';
    const whole = infoString.trim();
    const info = whole.split(/\s/, 1)[0] ?? '';
    const openingLine = { start, end: start + line.length };
    this.#open = { info, infoString: whole, openingLine, start: next, fenceRun, container, margin };
    return true;
  }

  /** Tracks open list items; a paragraph may continue on a line with less indentation. */
  #trackListItem(line: string): void {
    const indent = indentOf(line);
    const startsItem = listItem.test(line) && !thematicBreak.test(line);
    const endsParagraph =
      this.#afterBlank || startsItem || /^ {0,3}#/.test(line) || thematicBreak.test(line);
    const margin = endsParagraph ? this.#leaveItems(indent) : 0;
    if (!startsItem || indent > margin + 3) return;
    const marker = listItem.exec(line)?.[0] ?? '';
    this.#margins.push(Math.max(widthOf(marker), indent + 2));
  }

  /** Closes list items with text right of `indent`; returns the text column of the item that remains. */
  #leaveItems(indent: number): number {
    while ((this.#margins.at(-1) ?? 0) > indent) this.#margins.pop();
    return this.#margins.at(-1) ?? 0;
  }
}

function isClosingFence({ fenceRun, container }: OpenBlock, line: string): boolean {
  const found = closingFence.exec(line)?.[1];
  if (!found?.startsWith(fenceRun)) return false;
  return container !== 'document' || (indentOf(line) <= 3 && !line.includes('>'));
}
