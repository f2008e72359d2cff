import type { Pattern } from '../pattern/pattern.ts';
import { membersOf } from '../schema/read-schema.ts';
import { type Schema, top } from '../schema/schema.ts';
import type { Context } from './outcome.ts';
import { is, isInverse, isKind, type Term } from './terms.ts';

/** Property names with equal constraints on their values. */
export interface NameClass {
  /** Some of the names. */
  readonly names: readonly string[];
  /** The constraints on the values. */
  readonly terms: readonly Term[];
}

const maximumPatterns = 5;
const usual = ['other', 'extra', 'more', 'z', 'y1', 'y2', 'y3', 'y4', 'y5', 'y6', 'y7', 'y8', 'y9'];

/**
 * The undeclared names of some schemas, in classes by matching patterns; `nameSchema` restricts the names
 * further. Null for too many patterns.
 */
export function nameClasses(
  schemas: readonly Schema[],
  named: readonly string[],
  wanted: Schema | null,
  context: Context,
): readonly NameClass[] | null {
  const patterns = new Map<string, Pattern>();
  for (const { namePatterns } of schemas) {
    for (const { pattern } of namePatterns) patterns.set(pattern.source, pattern);
  }
  if (patterns.size > maximumPatterns) return null;
  const rules = schemas.flatMap(({ names }) => names ?? []);
  const asked = wanted ? [...rules, wanted] : rules;
  const classes: NameClass[] = [];
  for (let chosen = 0; chosen < 2 ** patterns.size; chosen++) {
    const matched = new Set([...patterns.keys()].filter((_, at) => chosen & (1 << at)));
    const names = namesOf(patterns, matched, named, asked, context);
    if (names) classes.push({ names, terms: termsOf(schemas, matched) });
  }
  return classes;
}

/** Names that match exactly some of the patterns; null if there are none. */
function namesOf(
  patterns: ReadonlyMap<string, Pattern>,
  matched: ReadonlySet<string>,
  named: readonly string[],
  asked: readonly Schema[],
  { solve }: Context,
): readonly string[] | null {
  if (patterns.size === 0 && asked.length === 0) {
    return usual.filter((name) => !named.includes(name));
  }
  const terms: Term[] = [...patterns].map(([source, pattern]) =>
    matched.has(source)
      ? isKind('string', { pattern })
      : isInverse('string', { notPattern: pattern }),
  );
  const excluded = membersOf(named);
  const { empty, values } = solve(
    [
      isKind('string'),
      is({ inverse: { excluded } }),
      ...terms,
      ...asked.map((one) => ({ is: one })),
    ],
    12,
  );
  return empty ? null : values.filter((value) => typeof value === 'string');
}

function termsOf(schemas: readonly Schema[], matched: ReadonlySet<string>): readonly Term[] {
  return schemas.flatMap(({ namePatterns, additional }) => {
    const found = namePatterns.filter(({ pattern }) => matched.has(pattern.source));
    if (found.length > 0) return found.map(({ schema }) => ({ is: schema }));
    return [{ is: additional ?? top }];
  });
}
