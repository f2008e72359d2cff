import type { Body } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import { withoutCode } from './markdown.ts';

/** The destination of a Markdown link, image or reference definition, and where it is written. */
export interface Link {
  /** As written, with backslash escapes taken back and without `<` and `>`. */
  readonly target: string;
  readonly at: Location;
}

/** No path is longer; what goes on behind that is no link. */
const maxLength = 2000;

/** The links of a Markdown body; code and comments hold none. */
export function linksOf(body: Body): readonly Link[] {
  if (!body.text.includes('](') && !body.text.includes(']:')) return [];
  const text = withoutCode(body.text);
  return [...inlineLinks(text), ...linkDefinitions(text)]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({
      target: text.slice(start, end).replace(/\\([!-/:-@[-`{-~])/g, '$1'),
      at: body.locate(start, end),
    }));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** `[text](destination "title")`, images alike. */
function* inlineLinks(text: string): Iterable<Span> {
  const delimiters = /\\.|[[\]]|\n[ \t\r]*\n/gs;
  let depth = 0;
  for (let delimiter = delimiters.exec(text); delimiter; delimiter = delimiters.exec(text)) {
    if (delimiter[0] === '[') depth++;
    else if (delimiter[0].startsWith('\n')) depth = 0;
    else if (delimiter[0] === ']' && depth > 0) {
      depth--;
      const at = delimiter.index;
      const target = text[at + 1] === '(' ? destination(text, at + 2) : undefined;
      if (target && closes(text, target.next)) yield target;
    }
  }
}

/** `[label]: destination`, for labels that some link uses. */
function* linkDefinitions(text: string): Iterable<Span> {
  const lines = /^ {0,3}\[([^[\]\n^]{1,200})\]:[ \t]*/gm;
  let usedLabels: ReadonlySet<string> | undefined;
  for (let line = lines.exec(text); line; line = lines.exec(text)) {
    const target = destination(text, lines.lastIndex);
    if (!target || !endsLine(text, target.next)) continue;
    usedLabels ??= collectUsedLabels(text);
    if (usedLabels.has(normalizeLabel(line[1] ?? ''))) yield target;
  }
}

function collectUsedLabels(text: string): ReadonlySet<string> {
  const labels = new Set<string>();
  for (const [, label = ''] of text.matchAll(/\[([^[\]\n]{1,200})\](?!:)/g)) {
    labels.add(normalizeLabel(label));
  }
  return labels;
}

function normalizeLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The destination that begins behind `from`, and where the text goes on behind it. */
function destination(text: string, from: number): (Span & { next: number }) | undefined {
  const start = skipBlanks(text, from);
  if (text[start] === '<') {
    for (let at = start + 1; at < text.length && at < start + maxLength; at++) {
      const delimiter = text[at];
      if (delimiter === '>') return { start: start + 1, end: at, next: at + 1 };
      if (delimiter === '<' || delimiter === '\n') return undefined;
      if (delimiter === '\\') at++;
    }
    return undefined;
  }
  let depth = 0;
  for (let at = start; at < start + maxLength; at++) {
    const delimiter = text[at] ?? ' ';
    if (delimiter === '\\') at++;
    else if (delimiter === '(' && ++depth > 32) return undefined;
    else if (delimiter <= ' ' || (delimiter === ')' && depth-- === 0)) {
      return at > start && depth <= 0 ? { start, end: at, next: at } : undefined;
    }
  }
  return undefined;
}

/** Whether a link closes at `from`, perhaps behind a title. */
function closes(text: string, from: number): boolean {
  const at = skipBlanks(text, from);
  if (text[at] === ')') return true;
  const close = titleEnd(text, at);
  return close !== undefined && at > from && text[skipBlanks(text, close)] === ')';
}

function endsLine(text: string, from: number): boolean {
  if (isBlank(text, from)) return true;
  const at = skipBlanks(text, from);
  const close = titleEnd(text, at);
  return close !== undefined && isBlank(text, close);
}

/** The offset behind the title that begins at `at`. */
function titleEnd(text: string, at: number): number | undefined {
  const close = { '"': '"', "'": "'", '(': ')' }[text[at] ?? ''];
  if (close === undefined) return undefined;
  const end = Math.min(text.length, at + maxLength);
  for (let next = at + 1; next < end; next++) {
    if (text[next] === '\\') next++;
    else if (text[next] === close) return next + 1;
  }
  return undefined;
}

/** Behind blanks and at most one line end. */
function skipBlanks(text: string, from: number): number {
  let at = from;
  let lineEnds = 0;
  const end = Math.min(text.length, from + maxLength);
  while (at < end && ' \t\r\n'.includes(text[at] ?? 'x')) {
    if (text[at] === '\n' && ++lineEnds > 1) break;
    at++;
  }
  return at;
}

/** Whether only blanks stand between `from` and the end of its line. */
function isBlank(text: string, from: number): boolean {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at++;
  return at >= text.length || text[at] === '\n';
}
