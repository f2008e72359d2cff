/** A fenced code block of a Markdown text; offsets are those of the text. */
export interface FencedBlock {
  /** The first word behind the opening fence. */
  readonly info: string;
  /** Where the line of the opening fence begins and ends. */
  readonly opening: { readonly start: number; readonly end: number };
  /** Where its content begins and ends. */
  readonly start: number;
  readonly end: number;
  /** Whether a closing fence ends it; else the text does. */
  readonly closed: boolean;
}

interface Open extends Omit<FencedBlock, 'end' | 'closed'> {
  readonly run: string;
  /** What holds the block: the document, a quotation, or a list item whose text begins at `margin`. */
  readonly holder: 'document' | 'quotation' | 'item';
  readonly margin: number;
}

const fence = /^([ \t]*)((?:(?:[-*+]|\d{1,9}[.)])[ \t]+|>[ \t]?)*)(`{3,}|~{3,})([^\r]*)/;
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)[ \t]{0,4}/;
const html = /^ {0,3}<(?:(!--)|(pre|script|style|textarea)(?=[\s>]))/i;

/**
 * The fenced blocks that stand at the top level of a Markdown text, as CommonMark reads it: not inside
 * another fence, a list item, a quotation, an indented block, or an HTML comment. Linear in the text.
 */
export function fencedBlocks(text: string): readonly FencedBlock[] {
  const scanner = new Scanner();
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at) + 1 || text.length;
    scanner.line(text.slice(at, next).trimEnd(), at, next);
    at = next;
  }
  return scanner.finish(text.length);
}

class Scanner {
  readonly #blocks: FencedBlock[] = [];
  #open: Open | null = null;
  /** What ends the HTML that is being passed over. */
  #htmlEnd: string | null = null;
  #margin = 0;
  #afterBlank = true;

  line(line: string, start: number, next: number): void {
    if (this.#htmlEnd !== null) {
      if (line.toLowerCase().includes(this.#htmlEnd)) this.#htmlEnd = null;
      return;
    }
    if (this.#open && this.#stays(this.#open, line, start)) return;
    if (line === '') {
      this.#afterBlank = true;
      return;
    }
    if (!this.#opens(line, start, next)) this.#follow(line);
    this.#afterBlank = false;
  }

  finish(end: number): readonly FencedBlock[] {
    if (this.#open) this.#close(this.#open, end, false);
    return this.#blocks;
  }

  /** Whether a line belongs to the open block, be it as its closing fence. */
  #stays(open: Open, line: string, start: number): boolean {
    const run = closing.exec(line)?.[1];
    const left =
      (open.holder === 'quotation' && !/^\s{0,3}>/.test(line)) ||
      (open.holder === 'item' && line !== '' && indentOf(line) < open.margin);
    const indented = open.holder === 'document' && indentOf(line) > 3;
    if (left) this.#close(open, start, false);
    else if (
      run?.startsWith(open.run) &&
      !indented &&
      !(open.holder === 'document' && />/.test(line))
    )
      this.#close(open, start, true);
    return !left;
  }

  #close({ run: _run, holder, margin: _margin, ...block }: Open, end: number, closed: boolean) {
    if (holder === 'document') this.#blocks.push({ ...block, end, closed });
    this.#open = null;
  }

  #opens(line: string, start: number, next: number): boolean {
    const passed = html.exec(line);
    if (passed) {
      const end = passed[1] ? '-->' : `</${passed[2]?.toLowerCase()}`;
      if (!line.toLowerCase().includes(end, passed[0].length)) this.#htmlEnd = end;
      return true;
    }
    const [, blanks = '', prefix = '', run = '', rest = ''] = fence.exec(line) ?? [];
    if (run === '' || (run.startsWith('`') && rest.includes('`'))) return false;
    const indent = widthOf(blanks);
    const inItem = prefix === '' && this.#margin > 0 && indent >= this.#margin;
    if (prefix === '' && !inItem && indent > 3) return false;
    const holder = prefix.includes('>') ? 'quotation' : prefix || inItem ? 'item' : 'document';
    if (prefix !== '') this.#follow(line);
    const info = rest.trim().split(/\s/, 1)[0] ?? '';
    const opening = { start, end: start + line.length };
    this.#open = { info, opening, start: next, run, holder, margin: this.#margin };
    return true;
  }

  /** Keeps track of the list item the text is in. */
  #follow(line: string): void {
    const indent = indentOf(line);
    const marker = indent < this.#margin + 4 ? item.exec(line)?.[0] : undefined;
    if (marker !== undefined) this.#margin = Math.max(widthOf(marker), indent + 2);
    else if (indent === 0 && (this.#afterBlank || /^#|^(?:---|\*\*\*|___)/.test(line)))
      this.#margin = 0;
  }
}

function indentOf(line: string): number {
  return widthOf(line.slice(0, line.length - line.trimStart().length));
}

/** How wide a text is, tabs reaching to the next multiple of four. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += sign === '\t' ? 4 - (width % 4) : 1;
  return width;
}
