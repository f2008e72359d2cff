import type { Problem } from '../model/finding.ts';
import { code, type Message, msg, words } from '../model/message.ts';
import { LineMap, type Location } from '../model/text/text.ts';
import type { Table } from '../model/value/value.ts';
import { parseJson } from '../syntax/json/json.ts';
import type { Repeated } from '../syntax/parsed.ts';

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
  readonly consequence: Message;
  readonly uniqueKeys: readonly string[] | null;
}

/** Parses a JSON file; its root must be an object. */
export function readDocument(path: string, text: string, kind: ListingKind): ListingDocument {
  const { rule, name, consequence, uniqueKeys } = kind;
  const problem = (message: Message, at: Location, about = 'json', help?: Message) => {
    const notes = [{ message: consequence }];
    return { root: null, problems: [{ rule, message, help, notes, at, about }] };
  };
  const bomLength = text.startsWith('\ufeff') ? 1 : 0;
  const lines = new LineMap(text);
  if (text.slice(bomLength).trim() === '')
    return problem(msg`The ${words(name)} is empty.`, { path });
  const conflict = /^<{7} /m.exec(text);
  if (conflict) {
    const at = lines.locate(path, conflict.index, conflict.index + 7);
    return problem(msg`Unresolved merge conflict.`, at, 'conflict');
  }
  const { root, faults, duplicates } = parseJson(path, text.slice(bomLength), bomLength, lines);
  const [fault] = faults;
  if (fault) return problem(fault.message, fault.at, undefined, fault.help);
  if (root?.kind !== 'table')
    return problem(msg`The ${words(name)} is not a JSON object.`, root?.at ?? { path });
  const duplicateKeys = duplicates.filter(({ key }) => !uniqueKeys || uniqueKeys.includes(key));
  if (duplicateKeys.length === 0) return { root, problems: [] };
  return { root: null, problems: duplicateKeys.map((field) => duplicateKeyProblem(rule, field)) };
}

function duplicateKeyProblem(rule: string, { key, keyAt, first }: Repeated): Problem {
  const message = msg`Duplicate key ${code(key)}. Only the last one counts.`;
  const notes = [{ message: msg`First declared here.`, at: first.keyAt }];
  return { rule, message, notes, at: keyAt, about: `duplicate\0${key}` };
}
