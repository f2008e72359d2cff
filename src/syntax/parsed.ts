import type { Location } from '../model/text/text.ts';
import type { Field, Value } from '../model/value/value.ts';

/** What is wrong with a text, in the words of its syntax. */
export interface SyntaxFault {
  readonly code: string;
  /** A clause that begins with a capital and ends without a full stop, as the YAML library's do. */
  readonly message: string;
  readonly at: Location;
}

/** A text in YAML, JSON or TOML, read: the value if there is one, and what is wrong with it. */
export interface Parsed {
  readonly root: Value | null;
  /** At most the first fault: what a parser says after it is mostly a consequence. */
  readonly faults: readonly SyntaxFault[];
  /** Keys written again in the same mapping. */
  readonly duplicates: readonly Repeated[];
  /** The merge keys, wherever they stand. */
  readonly merges?: readonly Field[];
}

/** A key written again, and the field that was first. */
export interface Repeated extends Field {
  readonly first: Field;
}

/** What a text holds that cannot be read. */
export function parseFailure(fault: SyntaxFault): Parsed {
  return { root: null, faults: [fault], duplicates: [] };
}

/** A text as what is wrong with it holds on to it: line ends make no difference. */
export function linesOf(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}
