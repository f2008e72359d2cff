import type { Pattern } from '../pattern/pattern.ts';
import { membersOf } from '../schema/read-schema.ts';
import { type Schema, top } from '../schema/schema.ts';
import type { Context } from './outcome.ts';
import { inverseTerm, kindTerm, schemaTerm, type Term } from './terms.ts';

/** Property names with equal constraints on their values. */
export interface NameClass {
  /** Some of the names. */
  readonly names: readonly string[];
  /** The constraints on the values. */
  readonly terms: readonly Term[];
}

const maxPatterns = 5;
const commonNames = [
  'other',
  'extra',
  'more',
  'z',
  'y1',
  'y2',
  'y3',
  'y4',
  'y5',
  'y6',
  'y7',
  'y8',
  'y9',
];

/**
 * The undeclared names of some schemas, in classes by matching patterns; `nameSchema` restricts the names
 * further. Null for too many patterns.
 */
export function nameClasses(
  schemas: readonly Schema[],
  declaredNames: readonly string[],
  nameSchema: Schema | null,
  context: Context,
): readonly NameClass[] | null {
  const patterns = new Map<string, Pattern>();
  for (const { namePatterns } of schemas) {
    for (const { pattern } of namePatterns) patterns.set(pattern.source, pattern);
  }
  if (patterns.size > maxPatterns) return null;
  const propertyNames = schemas.flatMap(({ names }) => names ?? []);
  const nameSchemas = nameSchema ? [...propertyNames, nameSchema] : propertyNames;
  const classes: NameClass[] = [];
  for (let mask = 0; mask < 2 ** patterns.size; mask++) {
    const matched = new Set([...patterns.keys()].filter((_, index) => mask & (1 << index)));
    const names = namesOf(patterns, matched, declaredNames, nameSchemas, context);
    if (names) classes.push({ names, terms: termsOf(schemas, matched) });
  }
  return classes;
}

/** Names that match exactly some of the patterns; null if there are none. */
function namesOf(
  patterns: ReadonlyMap<string, Pattern>,
  matched: ReadonlySet<string>,
  declaredNames: readonly string[],
  nameSchemas: readonly Schema[],
  { solve }: Context,
): readonly string[] | null {
  if (patterns.size === 0 && nameSchemas.length === 0) {
    return commonNames.filter((name) => !declaredNames.includes(name));
  }
  const terms: Term[] = [...patterns].map(([source, pattern]) =>
    matched.has(source)
      ? kindTerm('string', { pattern })
      : inverseTerm('string', { notPattern: pattern }),
  );
  const excluded = membersOf(declaredNames);
  const { empty, values } = solve(
    [
      kindTerm('string'),
      schemaTerm({ inverse: { excluded } }),
      ...terms,
      ...nameSchemas.map((schema) => ({ is: schema })),
    ],
    12,
  );
  return empty ? null : values.filter((value) => typeof value === 'string');
}

function termsOf(schemas: readonly Schema[], matched: ReadonlySet<string>): readonly Term[] {
  return schemas.flatMap(({ namePatterns, additional }) => {
    const matching = namePatterns.filter(({ pattern }) => matched.has(pattern.source));
    if (matching.length > 0) return matching.map(({ schema }) => ({ is: schema }));
    return [{ is: additional ?? top }];
  });
}
