import { type Event, parseEvents } from 'js-yaml';
import { LineMap } from '../../model/text/text.ts';
import { maximumDepth } from '../depth.ts';
import { type Parsed, type SyntaxFault, unread } from '../parsed.ts';
import { afterSpace, documentsIn } from './marks.ts';
import { faultOf, type Refusal } from './rejection.ts';
import { type Place, Reader } from './values.ts';

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
  const place: Place = (start, end) => lines.place(path, offset + start, offset + end);
  const documents = parsedDocuments(text, place);
  const first = documents.next().value;
  if (!first) return { root: null, faults: [], duplicates: [] };
  if (first.parsed.faults.length > 0) return first.parsed;
  const second = documents.next().value;
  if (!second) return first.parsed;
  const message = 'A second document begins here';
  return unread({ code: 'MULTIPLE_DOCS', message, at: place(second.start, second.start) });
}

/**
 * Reads every document of a YAML text, one after the other, each with what is wrong with it. What all of
 * them hold counts as one when it is too much, and then the rest is not read.
 */
export function* parseYamlDocuments(path: string, text: string): Iterable<Parsed> {
  const lines = new LineMap(text);
  const place: Place = (start, end) => lines.place(path, start, end);
  for (const { parsed } of parsedDocuments(text, place)) {
    yield parsed;
    if (parsed.faults[0]?.code === 'TOO_MUCH') return;
  }
}

/** The documents of a text, and where they begin. */
function* parsedDocuments(
  text: string,
  place: Place,
): Generator<{ readonly parsed: Parsed; readonly start: number }, undefined> {
  const control = controlIn(text, place);
  if (control) {
    yield { parsed: unread(control), start: 0 };
    return;
  }
  const reader = new Reader(place);
  for (const { start, end } of documentsIn(text)) {
    const document = text.slice(start, end);
    const events = eventsOf(document, (from, to) => place(start + from, start + to));
    const begin = start + afterSpace(document, 0);
    if (!Array.isArray(events)) yield { parsed: unread(events), start: begin };
    else if (events.length > 0) {
      const told = reader.duplicates.length;
      const merged = reader.merges.length;
      const root = reader.document(document, start, events);
      const duplicates = reader.duplicates.slice(told);
      const merges = reader.merges.slice(merged);
      const parsed = reader.fault ? unread(reader.fault) : { root, faults: [], duplicates, merges };
      yield { parsed, start: begin };
    }
  }
}

/** The characters outside YAML's printable set, of which lone surrogates cannot occur in UTF-8. */
const forbidden = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

function controlIn(text: string, place: Place): SyntaxFault | null {
  const control = forbidden.exec(text);
  if (!control) return null;
  const code = (control[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const message = `The control character U+${code} is not allowed`;
  return { code: 'CONTROL', message, at: place(control.index, control.index + 1) };
}

/** What the package reads in one document; it recurses, but not deeper than it is told. */
function eventsOf(text: string, place: Place): Event[] | SyntaxFault {
  const first = attempt(text);
  if (Array.isArray(first)) return first;
  const retabbed = withoutTabs(text, first);
  const last = retabbed === text ? first : attempt(retabbed);
  return Array.isArray(last) ? last : faultOf(text, last, place);
}

function attempt(text: string): Event[] | Refusal {
  try {
    return parseEvents(text, { maxDepth: maximumDepth + 1 });
  } catch (cause) {
    return cause as Refusal;
  }
}

/**
 * The package (js-yaml 5.5.0) takes a tab behind a comma for one that indents the line, so it gets blanks there;
 * the values are read from the text as it was.
 */
function withoutTabs(text: string, { reason }: Refusal): string {
  if (reason !== 'deficient indentation') return text;
  return text.replace(/\S[^\r\n]*/g, (line) => line.replaceAll('\t', ' '));
}
