import type { Problem } from '../model/finding.ts';
import { LineMap, type Location } from '../model/text/text.ts';
import { code } from '../model/value/format-value.ts';
import type { Field, Table } from '../model/value/value.ts';
import { parseJson } from '../syntax/json/json.ts';

/** A parsed JSON file that lists skills. */
export interface ListingDocument {
  /** Null if the file is not a JSON object or has duplicate keys. */
  readonly root: Table | null;
  readonly problems: readonly Problem[];
}

/** The name of a kind of file, the consequence of a fault, and the keys that must be unique; null for all. */
export interface ListingKind {
  readonly rule: string;
  readonly name: string;
  readonly consequence: string;
  readonly uniqueKeys: readonly string[] | null;
}

/** Parses a JSON file; its root must be an object. */
export function readDocument(path: string, text: string, kind: ListingKind): ListingDocument {
  const { rule, name, consequence, uniqueKeys } = kind;
  const problem = (message: string, at: Location, about = 'json'): ListingDocument => {
    return {
      root: null,
      problems: [{ rule, message: `The ${name} ${message}. ${consequence}.`, at, about }],
    };
  };
  const bomLength = text.startsWith('\ufeff') ? 1 : 0;
  const lines = new LineMap(text);
  if (text.slice(bomLength).trim() === '') return problem('is empty', { path });
  const conflict = /^<{7} /m.exec(text);
  if (conflict) {
    const at = lines.locate(path, conflict.index, conflict.index + 7);
    return problem('has the marker of an unresolved merge conflict', at, 'conflict');
  }
  const { root, faults, duplicates } = parseJson(path, text.slice(bomLength), bomLength, lines);
  const [fault] = faults;
  if (fault) return problem(`is not JSON: ${fault.message}`, fault.at);
  if (root?.kind !== 'table') return problem('is not a JSON object', root?.at ?? { path });
  const duplicateKeys = duplicates.filter(({ key }) => !uniqueKeys || uniqueKeys.includes(key));
  if (duplicateKeys.length === 0) return { root, problems: [] };
  return { root: null, problems: duplicateKeys.map((field) => duplicateKeyProblem(rule, field)) };
}

function duplicateKeyProblem(rule: string, { key, keyAt }: Field): Problem {
  const message = `Key ${code(key)} is a duplicate. Only the last one counts, and the value of the first one is lost.`;
  return { rule, message, at: keyAt, about: `duplicate\0${key}` };
}
