import type { Json } from '../../model/value/value.ts';
import type { Pattern } from '../pattern/pattern.ts';

/** The types of JSON values; integers are numbers. */
export type Kind = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/** The values of an `enum`. */
interface Members {
  readonly values: readonly Json[];
  /** Their canonical texts. */
  readonly texts: ReadonlySet<string>;
}

/** The number of list entries that must match a schema. */
export interface Contains {
  readonly schema: Schema;
  readonly min: number;
  readonly max: number;
}

/** An entry of `patternProperties`. */
interface NamePattern {
  readonly pattern: Pattern;
  readonly schema: Schema;
}

/** The branches of `if`. */
interface Condition {
  readonly test: Schema;
  readonly thenSchema: Schema;
  readonly elseSchema: Schema;
}

/** A parsed schema of JSON Schema 2020-12. */
export interface Schema {
  readonly source: Json;
  readonly allowedKinds: ReadonlySet<Kind>;
  readonly integersOnly: boolean;
  readonly members: Members | null;
  readonly minimum: number;
  readonly maximum: number;
  readonly exclusiveMinimum: number;
  readonly exclusiveMaximum: number;
  readonly multipleOf: number | null;
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: Pattern | null;
  readonly minItems: number;
  readonly maxItems: number;
  readonly uniqueItems: boolean;
  readonly prefix: readonly Schema[];
  readonly items: Schema | null;
  readonly contains: Contains | null;
  readonly minProperties: number;
  readonly maxProperties: number;
  readonly required: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly namePatterns: readonly NamePattern[];
  readonly additional: Schema | null;
  readonly names: Schema | null;
  /** The constraints on objects that have a property. */
  readonly dependents: readonly (readonly [name: string, schema: Schema])[];
  readonly allOf: readonly Schema[];
  readonly anyOf: readonly Schema[] | null;
  readonly oneOf: readonly Schema[] | null;
  readonly not: Schema | null;
  readonly condition: Condition | null;
  /** Keywords that validators may or may not check, such as `format`, with their canonical values. */
  readonly unchecked: ReadonlyMap<string, string>;
  /** Unsupported constraints by keyword, with their canonical values or ''. */
  readonly opaque: ReadonlyMap<string, string>;
  /** Constraints that only negated keywords express. */
  readonly inverse: Inverse | null;
}

/** Negations of keywords without an equivalent keyword; each one is an additional constraint. */
export interface Inverse {
  /** Texts that the pattern does not match. */
  readonly notPattern?: Pattern;
  /** Numbers that are not integers. */
  readonly notInteger?: true;
  /** Numbers that are not multiples. */
  readonly notMultipleOf?: number;
  /** Values that are not listed. */
  readonly excluded?: Members;
  /** Lists with two equal entries. */
  readonly hasDuplicates?: true;
  /** Lists with such an entry at some index from `from` on. */
  readonly someItem?: { readonly from: number; readonly schema: Schema };
  /** Objects with such a property. */
  readonly someProperty?: { readonly name: Schema; readonly value: Schema };
  /** Values that an unsupported keyword rejects. */
  readonly rejectedBy?: string;
}

/** In the order of the search for witnesses: the clearest first. */
export const kinds: readonly Kind[] = ['string', 'number', 'boolean', 'array', 'object', 'null'];

const infinity = Number.POSITIVE_INFINITY;

/** The schema that accepts every value. */
export const top: Schema = {
  source: {},
  allowedKinds: new Set(kinds),
  integersOnly: false,
  members: null,
  minimum: -infinity,
  maximum: infinity,
  exclusiveMinimum: -infinity,
  exclusiveMaximum: infinity,
  multipleOf: null,
  minLength: 0,
  maxLength: infinity,
  pattern: null,
  minItems: 0,
  maxItems: infinity,
  uniqueItems: false,
  prefix: [],
  items: null,
  contains: null,
  minProperties: 0,
  maxProperties: infinity,
  required: new Set<string>(),
  properties: new Map(),
  namePatterns: [],
  additional: null,
  names: null,
  dependents: [],
  allOf: [],
  anyOf: null,
  oneOf: null,
  not: null,
  condition: null,
  unchecked: new Map(),
  opaque: new Map(),
  inverse: null,
};

/** The schema that accepts no value. */
export const bottom: Schema = { ...top, source: false, allowedKinds: new Set() };

/** The kind of a value. */
export function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  if (type === 'bigint') return 'number';
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}
