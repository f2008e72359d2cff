import type { Problem } from '../model/finding.ts';
import { quoted } from '../model/format-value.ts';
import { LineMap, type Location } from '../model/text/text.ts';
import type { Field, Table } from '../model/value.ts';
import { parseJson } from '../syntax/json/json.ts';

/** A JSON file that lists skills, as far as it can be read. */
export interface Document {
  /** Null where the file is no JSON object, or says a thing twice. */
  readonly root: Table | null;
  readonly problems: readonly Problem[];
}

/** What a kind of file is called, what breaks without it, and which of its keys stand once; null for all. */
export interface DocumentKind {
  readonly rule: string;
  readonly name: string;
  readonly loss: string;
  readonly unique: readonly string[] | null;
}

/** Reads a JSON file that is to be one object. */
export function readDocument(path: string, text: string, kind: DocumentKind): Document {
  const { rule, name, loss, unique } = kind;
  const problem = (message: string, at: Location, about = 'json'): Document => {
    return {
      root: null,
      problems: [{ rule, message: `The ${name} ${message}; ${loss}.`, at, about }],
    };
  };
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const lines = new LineMap(text);
  if (text.slice(mark).trim() === '') return problem('is empty', { path });
  const conflict = /^<{7} /m.exec(text);
  if (conflict) {
    const at = lines.place(path, conflict.index, conflict.index + 7);
    return problem('holds the marker of an unresolved merge conflict', at, 'conflict');
  }
  const { root, faults, duplicates } = parseJson(path, text.slice(mark), mark, lines);
  const [fault] = faults;
  if (fault) return problem(`is not JSON: ${fault.message}`, fault.at);
  if (root?.kind !== 'table') return problem('is no JSON object', root?.at ?? { path });
  const repeated = duplicates.filter(({ key }) => !unique || unique.includes(key));
  if (repeated.length === 0) return { root, problems: [] };
  return { root: null, problems: repeated.map((field) => repeatedKey(rule, field)) };
}

function repeatedKey(rule: string, { key, keyAt }: Field): Problem {
  const message = `Key ${quoted(key)} stands here a second time; only the last one counts, and what the first one says is lost.`;
  return { rule, message, at: keyAt, about: `duplicate\0${key}` };
}
