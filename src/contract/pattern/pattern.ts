import { patternPackage } from '../../model/packages.cjs';
import { isFault, type PatternFault, parsePattern } from './parse.ts';
import { type Regex, toRe2 } from './regex.ts';

/** A `pattern` of a schema, ready to be asked. */
export interface Pattern {
  readonly source: string;
  /** What it matches; null when it could not be read. */
  readonly regex: Regex | null;
  readonly fault: PatternFault | null;
  /** Whether it is found anywhere in a text; null when that cannot be told. */
  test(text: string): boolean | null;
}

const maximumText = 65_536;

/** Reads a pattern of a manifest. It is run in linear time, never by the native engine. */
export function readPattern(source: string): Pattern {
  const read = parsePattern(source);
  if (isFault(read)) return { source, regex: null, fault: read, test: () => null };
  let compiled: Engine | null | undefined;
  return {
    source,
    regex: read,
    fault: null,
    test: (text) => {
      if (text.length > maximumText || /\p{Surrogate}/u.test(text)) return null;
      // Compiling costs more than reading, and most patterns are never asked.
      compiled = compiled === undefined ? compile(read) : compiled;
      return compiled ? compiled.test(text) : null;
    },
  };
}

interface Engine {
  test(text: string): boolean;
}

function compile(regex: Regex): Engine | null {
  try {
    return patternPackage().RE2JS.compile(toRe2(regex));
  } catch {
    // The engine throws where it gives up on a program that would be too large.
    return null;
  }
}
