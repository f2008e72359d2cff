import type { Location } from '../model/text/text.ts';
import type { Field, Value } from '../model/value/value.ts';

/** A syntax fault in a text. */
export interface SyntaxFault {
  readonly code: string;
  /** A clause with a capital first letter and without a full stop, like the messages of the YAML library. */
  readonly message: string;
  readonly at: Location;
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
