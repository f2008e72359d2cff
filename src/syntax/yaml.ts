import { Composer, type CST, type Document, Parser } from 'yaml';
import { LineMap, type Location } from '../model/text.ts';
import { type Parsed, unread } from './parsed.ts';
import { maximumDepth, Reader, tooDeep } from './yaml-values.ts';

export { scalar } from './yaml-values.ts';

/**
 * Reads one YAML 1.2 document (so also JSON) with the place of every key and value. Never throws.
 * `offset` and `lines` place a text that is part of a larger file.
 */
export function parseYaml(
  path: string,
  text: string,
  offset = 0,
  lines = new LineMap(text),
): Parsed {
  const place = (start: number, end: number): Location => ({
    path,
    range: lines.range(offset + start, offset + end),
  });
  const composed = compose(text);
  if ('code' in composed) {
    const { code, message, start, end } = composed;
    return unread({ code, message, at: place(start, end) });
  }
  const reader = new Reader(text, place);
  const root = reader.document(composed);
  if (reader.fault) return unread(reader.fault);
  return { root, faults: [], duplicates: reader.duplicates };
}

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The one document of a text. The library gets only what it can bear: it recurses, to the point of
 * aborting the process, and it takes some control characters for tokens of its own.
 */
function compose(text: string): Document | Refusal {
  const control = forbidden.exec(text);
  if (control) {
    const code = (control[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `The control character U+${code} is not allowed`;
    return { code: 'CONTROL', message, start: control.index, end: control.index + 1 };
  }
  try {
    const tokens = [...new Parser().parse(text)];
    const deep = deepToken(tokens);
    if (deep !== null) return { code: 'TOO_MUCH', message: tooDeep, start: deep, end: deep + 1 };
    return only(composeAll(tokens, text.length));
  } catch {
    // No input is known to get here; one that does must not hide every other skill.
    return { code: 'UNKNOWN', message: 'The parser gave up', start: 0, end: 0 };
  }
}

/** The characters outside YAML's printable set, of which lone surrogates cannot occur in UTF-8. */
const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

/** The first two documents, which tell whether there is one. */
function composeAll(tokens: readonly CST.Token[], end: number): Document[] {
  const options = { logLevel: 'silent', prettyErrors: false, uniqueKeys: false } as const;
  const documents: Document[] = [];
  for (const document of new Composer(options).compose(tokens, true, end)) {
    documents.push(document as Document);
    if (documents.length === 2) break;
  }
  return documents;
}

function only([first, second]: readonly Document[]): Document | Refusal {
  if (!first) return { code: 'UNKNOWN', message: 'There is no document', start: 0, end: 0 };
  const error = first.errors.reduce<(typeof first.errors)[number] | undefined>(
    (least, one) => (least && least.pos[0] <= one.pos[0] ? least : one),
    undefined,
  );
  if (error) {
    const [start, end] = error.pos;
    return { code: error.code, message: error.message, start, end: Math.max(start, end) };
  }
  if (!second) return first;
  const [start] = second.range ?? [0];
  const message = 'A second document begins here';
  return { code: 'MULTIPLE_DOCS', message, start, end: start };
}

/** Where values first nest too deep; null when they do not. */
function deepToken(tokens: readonly CST.Token[]): number | null {
  const left = tokens.map((token) => ({ token, depth: 0 }));
  let first: number | null = null;
  for (let next = left.pop(); next; next = left.pop()) {
    const { token, depth } = next;
    if (depth > maximumDepth) {
      first = first === null ? token.offset : Math.min(first, token.offset);
      continue;
    }
    if (token.type === 'document' && token.value) left.push({ token: token.value, depth });
    if (!('items' in token)) continue;
    for (const { key, value } of token.items as readonly CST.CollectionItem[]) {
      if (key) left.push({ token: key, depth: depth + 1 });
      if (value) left.push({ token: value, depth: depth + 1 });
    }
  }
  return first;
}
