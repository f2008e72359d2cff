import { type Event, parseEvents } from 'js-yaml';
import { code } from '../../model/message.ts';
import { LineMap } from '../../model/text/text.ts';
import { maxDepth } from '../depth.ts';
import { faultIn, type Parsed, parseFailure, type SyntaxFault } from '../parsed.ts';
import { explainRejection, type ParserRejection } from './rejection.ts';
import { documentsIn, skipSpace } from './scan.ts';
import { type Locate, Reader } from './values.ts';

const yaml = faultIn('YAML');

/**
 * Parses one YAML 1.2 document (or JSON) with the location of every key and value. Never throws. For a text
 * inside a larger file, pass its `offset` and the file's `lines`.
 */
export function parseYaml(
  path: string,
  text: string,
  offset = 0,
  lines = new LineMap(text),
): Parsed {
  const locate: Locate = (start, end) => lines.locate(path, offset + start, offset + end);
  const documents = parsedDocuments(text, locate);
  const firstResult = documents.next().value;
  if (!firstResult) return { root: null, faults: [], duplicates: [] };
  if (firstResult.parsed.faults.length > 0) return firstResult.parsed;
  const second = documents.next().value;
  if (!second) return firstResult.parsed;
  const message = yaml`a second document begins here`;
  return parseFailure({ code: 'MULTIPLE_DOCS', message, at: locate(second.start, second.start) });
}

/**
 * Parses every document of a YAML text lazily, each with its faults. Size limits apply to all documents
 * together; parsing stops at the limit.
 */
export function* parseYamlDocuments(path: string, text: string): Iterable<Parsed> {
  const lines = new LineMap(text);
  const locate: Locate = (start, end) => lines.locate(path, start, end);
  for (const { parsed } of parsedDocuments(text, locate)) {
    yield parsed;
    if (parsed.faults[0]?.code === 'TOO_MUCH') return;
  }
}

/** The documents of a text, and their start offsets. */
function* parsedDocuments(
  text: string,
  locate: Locate,
): Generator<{ readonly parsed: Parsed; readonly start: number }, undefined> {
  const controlFault = findControlCharacter(text, locate);
  if (controlFault) {
    yield { parsed: parseFailure(controlFault), start: 0 };
    return;
  }
  const reader = new Reader(locate);
  for (const { start, end } of documentsIn(text)) {
    const document = text.slice(start, end);
    const events = parseToEvents(document, (from, to) => locate(start + from, start + to));
    const contentStart = start + skipSpace(document, 0);
    if (!Array.isArray(events)) yield { parsed: parseFailure(events), start: contentStart };
    else if (events.length > 0) {
      const duplicateCount = reader.duplicates.length;
      const mergeCount = reader.merges.length;
      const root = reader.document(document, start, events);
      const duplicates = reader.duplicates.slice(duplicateCount);
      const merges = reader.merges.slice(mergeCount);
      const parsed = reader.fault
        ? parseFailure(reader.fault)
        : { root, faults: [], duplicates, merges };
      yield { parsed, start: contentStart };
    }
  }
}

/** The characters outside YAML's printable set; lone surrogates cannot occur in UTF-8. */
const forbiddenCharacters = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/;

function findControlCharacter(text: string, locate: Locate): SyntaxFault | null {
  const controlFault = forbiddenCharacters.exec(text);
  if (!controlFault) return null;
  const point = (controlFault[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const message = yaml`control character ${code(`U+${point}`)}`;
  return { code: 'CONTROL', message, at: locate(controlFault.index, controlFault.index + 1) };
}

/** The events of one document; the package recurses up to the depth limit. */
function parseToEvents(text: string, locate: Locate): Event[] | SyntaxFault {
  const firstResult = tryParse(text);
  if (Array.isArray(firstResult)) return firstResult;
  const untabbed = withoutTabs(text, firstResult);
  const untabbedResult = untabbed === text ? firstResult : tryParse(untabbed);
  return Array.isArray(untabbedResult)
    ? untabbedResult
    : explainRejection(text, untabbedResult, locate);
}

function tryParse(text: string): Event[] | ParserRejection {
  try {
    return parseEvents(text, { maxDepth: maxDepth + 1 });
  } catch (cause) {
    return cause as ParserRejection;
  }
}

/**
 * The package (js-yaml 5.5.0) treats a tab after a comma as indentation, so it gets blanks; values are read
 * from the original text.
 */
function withoutTabs(text: string, { reason }: ParserRejection): string {
  if (reason !== 'deficient indentation') return text;
  return text.replace(/\S[^\r\n]*/g, (line) => line.replaceAll('\t', ' '));
}
