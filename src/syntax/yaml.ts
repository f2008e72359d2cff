import type { CST, Document } from 'yaml';
import { yamlPackage } from '../model/packages.cjs';
import { LineMap } from '../model/text.ts';
import { type Parsed, type SyntaxFault, unread } from './parsed.ts';
import { maximumDepth, type Place, Reader, tooDeep } from './yaml-values.ts';

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
  const place: Place = (start, end) => ({ path, range: lines.range(offset + start, offset + end) });
  const documents = documentsIn(text, 2);
  if ('code' in documents) return unread(faultOf(documents, place));
  const [first, second] = documents;
  if (!first) return unread(faultOf(nothing, place));
  const parsed = readDocument(first, new Reader(text, place), place);
  if (!second || parsed.faults.length > 0) return parsed;
  const [start] = second.range ?? [0];
  const message = 'A second document begins here';
  return unread(faultOf({ code: 'MULTIPLE_DOCS', message, start, end: start }, place));
}

/**
 * Reads every document of a YAML text, one after the other, each with what is wrong with it. What all of
 * them hold counts as one when it is too much, and then the rest is not read.
 */
export function* parseYamlDocuments(path: string, text: string): Iterable<Parsed> {
  const lines = new LineMap(text);
  const place: Place = (start, end) => ({ path, range: lines.range(start, end) });
  const documents = documentsIn(text, Number.POSITIVE_INFINITY);
  if ('code' in documents) {
    yield unread(faultOf(documents, place));
    return;
  }
  const reader = new Reader(text, place);
  for (const document of documents) {
    yield readDocument(document, reader, place);
    if (reader.fault?.code === 'TOO_MUCH') return;
  }
}

function readDocument(document: Document, reader: Reader, place: Place): Parsed {
  const error = firstError(document);
  if (error) return unread(faultOf(error, place));
  const told = reader.duplicates.length;
  const root = reader.document(document);
  if (reader.fault) return unread(reader.fault);
  return { root, faults: [], duplicates: reader.duplicates.slice(told) };
}

function faultOf({ code, message, start, end }: Refusal, place: Place): SyntaxFault {
  return { code, message, at: place(start, end) };
}

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

const nothing: Refusal = { code: 'UNKNOWN', message: 'There is no document', start: 0, end: 0 };

/**
 * The first documents of a text. The library gets only what it can bear: it recurses, to the point of
 * aborting the process, and it takes some control characters for tokens of its own.
 */
function documentsIn(text: string, most: number): readonly Document[] | Refusal {
  const control = forbidden.exec(text);
  if (control) {
    const code = (control[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const message = `The control character U+${code} is not allowed`;
    return { code: 'CONTROL', message, start: control.index, end: control.index + 1 };
  }
  try {
    const { Parser } = yamlPackage();
    const tokens = [...new Parser().parse(text)];
    const deep = deepToken(tokens);
    if (deep !== null) return { code: 'TOO_MUCH', message: tooDeep, start: deep, end: deep + 1 };
    return composeAll(tokens, text.length, most);
  } catch {
    // No input is known to get here; one that does must not hide every other skill.
    return { ...nothing, message: 'The parser gave up' };
  }
}

/** The characters outside YAML's printable set, of which lone surrogates cannot occur in UTF-8. */
const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

function composeAll(tokens: readonly CST.Token[], end: number, most: number): Document[] {
  const options = { logLevel: 'silent', prettyErrors: false, uniqueKeys: false } as const;
  const documents: Document[] = [];
  const { Composer } = yamlPackage();
  for (const document of new Composer(options).compose(tokens, true, end)) {
    documents.push(document as Document);
    if (documents.length >= most) break;
  }
  return documents;
}

function firstError({ errors }: Document): Refusal | null {
  const [first, ...others] = errors;
  if (!first) return null;
  const error = others.reduce((least, one) => (one.pos[0] < least.pos[0] ? one : least), first);
  const [start, end] = error.pos;
  return { code: error.code, message: error.message, start, end: Math.max(start, end) };
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
