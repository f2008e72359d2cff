import type { Body } from '../../model/skill.ts';
import type { Location } from '../../model/text/text.ts';
import { withoutCode } from './markdown.ts';

/** The destination of a Markdown link, image or link definition, with its location. */
export interface Link {
  /** The destination without `<`, `>` and backslash escapes. */
  readonly target: string;
  readonly at: Location;
}

/** No path is longer; a longer destination is not a link. */
const maxLength = 2000;

/** The links of a Markdown body outside code and comments. */
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

/** `[text](destination "title")`, and images. */
function* inlineLinks(text: string): Iterable<Span> {
  const delimiters = /\\.|[[\]]|\n[ \t\r]*\n/gs;
  let depth = 0;
  for (let delimiter = delimiters.exec(text); delimiter; delimiter = delimiters.exec(text)) {
    if (delimiter[0] === '[') depth++;
    else if (delimiter[0].startsWith('\n')) depth = 0;
    else if (delimiter[0] === ']' && depth > 0) {
      depth--;
      const index = delimiter.index;
      const target = text[index + 1] === '(' ? destination(text, index + 2) : undefined;
      if (target && closesLink(text, target.next)) yield target;
    }
  }
}

/** `[label]: destination`, if some link uses the label. */
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

/** The destination at `from`, and the offset after it; undefined if there is none. */
function destination(text: string, from: number): (Span & { next: number }) | undefined {
  const start = skipBlanks(text, from);
  if (text[start] === '<') {
    for (let index = start + 1; index < text.length && index < start + maxLength; index++) {
      const delimiter = text[index];
      if (delimiter === '>') return { start: start + 1, end: index, next: index + 1 };
      if (delimiter === '<' || delimiter === '\n') return undefined;
      if (delimiter === '\\') index++;
    }
    return undefined;
  }
  let depth = 0;
  for (let index = start; index < start + maxLength; index++) {
    const delimiter = text[index] ?? ' ';
    if (delimiter === '\\') index++;
    else if (delimiter === '(' && ++depth > 32) return undefined;
    else if (delimiter <= ' ' || (delimiter === ')' && depth-- === 0)) {
      return index > start && depth <= 0 ? { start, end: index, next: index } : undefined;
    }
  }
  return undefined;
}

/** Whether a link closes at `from`, with an optional title. */
function closesLink(text: string, from: number): boolean {
  const index = skipBlanks(text, from);
  if (text[index] === ')') return true;
  const close = titleEnd(text, index);
  return close !== undefined && index > from && text[skipBlanks(text, close)] === ')';
}

function endsLine(text: string, from: number): boolean {
  if (isBlank(text, from)) return true;
  const index = skipBlanks(text, from);
  const close = titleEnd(text, index);
  return close !== undefined && isBlank(text, close);
}

/** The offset after the title at `index`; undefined without a title. */
function titleEnd(text: string, index: number): number | undefined {
  const close = { '"': '"', "'": "'", '(': ')' }[text[index] ?? ''];
  if (close === undefined) return undefined;
  const end = Math.min(text.length, index + maxLength);
  for (let next = index + 1; next < end; next++) {
    if (text[next] === '\\') next++;
    else if (text[next] === close) return next + 1;
  }
  return undefined;
}

/** Skips blanks and at most one line ending. */
function skipBlanks(text: string, from: number): number {
  let index = from;
  let lineEndings = 0;
  const end = Math.min(text.length, from + maxLength);
  while (index < end && ' \t\r\n'.includes(text[index] ?? 'x')) {
    if (text[index] === '\n' && ++lineEndings > 1) break;
    index++;
  }
  return index;
}

/** Whether the rest of the line at `from` is blank. */
function isBlank(text: string, from: number): boolean {
  let index = from;
  while (text[index] === ' ' || text[index] === '\t' || text[index] === '\r') index++;
  return index >= text.length || text[index] === '\n';
}
