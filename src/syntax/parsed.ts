import { type Message, msg, words } from '../model/message.ts';
import type { Location } from '../model/text/text.ts';
import type { Field, Value } from '../model/value/value.ts';

/** A syntax fault in a text. */
export interface SyntaxFault {
  readonly code: string;
  /** The fact, as a sentence. */
  readonly message: Message;
  readonly help?: Message | undefined;
  readonly at: Location;
}

/** A template for the faults of a language: `` Invalid JSON: missing `:` after the key. `` */
export function faultIn(language: 'JSON' | 'TOML' | 'YAML'): typeof msg {
  return (strings, ...inserts) => msg`Invalid ${words(language)}: ${msg(strings, ...inserts)}.`;
}

/** A parsed YAML, JSON or TOML text: its value, if any, and its faults. */
export interface Parsed {
  readonly root: Value | null;
  /** At most one fault: later faults are mostly consequences. */
  readonly faults: readonly SyntaxFault[];
  /** Repeated keys of a mapping. */
  readonly duplicates: readonly Repeated[];
  /** All merge keys of the text. */
  readonly merges?: readonly Field[];
}

/** A repeated key, and the first field of that key. */
export interface Repeated extends Field {
  readonly first: Field;
}

/** The result for a text that cannot be parsed. */
export function parseFailure(fault: SyntaxFault): Parsed {
  return { root: null, faults: [fault], duplicates: [] };
}

/** Normalises line endings, so a fault keeps its identity across them. */
export function normalizeLineEndings(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}
