import { patternPackage } from '../../model/packages.cjs';
import { conjunction, negation } from '../truth.ts';
import { findsMatch } from './backtrack.ts';
import type { PatternFault } from './fault.ts';
import { needsOrder, regularOf, relaxedOf, type Tree } from './irregular.ts';
import { splitLookaheads } from './lookaheads.ts';
import { isFault, parsePattern } from './parse.ts';
import { type Regex, toRe2 } from './regex.ts';

/** A `pattern` of a schema, ready for tests. */
export interface Pattern {
  readonly source: string;
  /** The parsed expression; null if unsupported. */
  readonly regex: Regex | null;
  /** An expression that matches every text that an unsupported pattern matches, if one is known. */
  readonly relaxed: Regex | null;
  readonly fault: PatternFault | null;
  /** The meaning of an unsupported pattern with lookaheads: all of `found` match, none of `absent`. */
  readonly parts: {
    readonly found: readonly Pattern[];
    readonly absent: readonly Pattern[];
  } | null;
  /** Whether it matches somewhere in a text; null if unknown. */
  test(text: string): boolean | null;
}

const maxTextLength = 65_536;

/** Parses a pattern of a manifest. It runs in linear time, never in the native engine. */
export function parsePatternKeyword(source: string): Pattern {
  const read = parsePattern(source);
  if (isFault(read)) return splitGuarded(source, read) ?? unreadPattern(source, read);
  const regex = regularOf(read);
  if (regex === null) return irregularPattern(source, read);
  let compiled: Engine | null | undefined;
  return {
    source,
    regex,
    relaxed: null,
    fault: null,
    parts: null,
    test: (text) => {
      if (text.length > maxTextLength || /\p{Surrogate}/u.test(text)) return null;
      // Compiling costs more than parsing, and most patterns are never tested.
      compiled = compiled === undefined ? compile(regex) : compiled;
      return compiled ? compiled.test(text) : null;
    },
  };
}

const irregular: PatternFault = { kind: 'unsupported', reason: 'refers back or looks around' };

/** A pattern that no automaton reads: texts are tried one by one. */
function irregularPattern(source: string, tree: Tree): Pattern {
  const guarded = splitGuarded(source, irregular);
  if (guarded) return guarded;
  const isTried = !needsOrder(tree);
  return {
    source,
    regex: null,
    relaxed: relaxedOf(tree),
    fault: irregular,
    parts: null,
    test: (text) => (isTried && !/\p{Surrogate}/u.test(text) ? findsMatch(tree, text) : null),
  };
}

function unreadPattern(source: string, fault: PatternFault): Pattern {
  return { source, regex: null, relaxed: null, fault, parts: null, test: () => null };
}

/** A pattern that is unsupported as one expression, but supported as several; null for others. */
function splitGuarded(source: string, fault: PatternFault): Pattern | null {
  const guarded = fault.kind === 'unsupported' ? splitLookaheads(source) : null;
  if (!guarded) return null;
  const patterns = (negated: boolean) =>
    guarded.lookaheads.filter((guard) => guard.isNegated === negated).map((guard) => guard.source);
  const found = [...patterns(false), guarded.remainder].map(parsePatternKeyword);
  const absent = patterns(true).map(parsePatternKeyword);
  const test = (text: string) =>
    conjunction([
      ...found.map((pattern) => pattern.test(text)),
      ...absent.map((pattern) => negation(pattern.test(text))),
    ]);
  return { source, regex: null, relaxed: null, fault, parts: { found, absent }, test };
}

interface Engine {
  test(text: string): boolean;
}

function compile(regex: Regex): Engine | null {
  try {
    return patternPackage().RE2JS.compile(toRe2(regex));
  } catch {
    // The engine throws if a program is too large.
    return null;
  }
}
