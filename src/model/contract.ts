import type { Successors } from './successors.ts';
import type { Location } from './text/text.ts';
import type { Json } from './value/value.ts';

/**
 * Everything that callers may rely on, in one vocabulary for all dialects. A new dialect adds a kind only for
 * a concept without an existing kind.
 */
export type Kind =
  // the skill itself and its manifests
  | 'skill'
  | 'manifest'
  // the interface: calls, arguments and results
  | 'operation'
  | 'entrypoint'
  | 'input'
  | 'arguments'
  | 'output'
  | 'artifact'
  | 'result'
  | 'result-field'
  | 'stdout'
  | 'recipe'
  | 'recipe-parameter'
  | 'recipe-step'
  | 'export'
  | 'module'
  | 'provides'
  | 'feature'
  // what the scripts of the skill accept
  | 'script-option'
  | 'script-argument'
  | 'script-command'
  | 'script-variable'
  // requirements on the caller's machine
  | 'environment'
  | 'command'
  | 'file'
  | 'compatibility'
  | 'platform'
  | 'tool'
  | 'host'
  | 'dependency'
  // permissions and behaviour of the skill
  | 'allowed-tools'
  | 'effect'
  | 'power'
  | 'confirmation'
  | 'execution'
  | 'sensitive'
  // metadata for readers and indexes
  | 'display-name'
  | 'description'
  | 'license'
  | 'metadata'
  | 'tag'
  | 'topic'
  | 'keyword'
  | 'knowledge'
  | 'suggestion'
  // other
  | 'body'
  | 'bundle'
  | 'field';

/** A value of an item; `type` selects the comparison. */
export type Shape =
  | { readonly type: 'flag'; readonly value: boolean }
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'json'; readonly value: Json }
  /** A dotted number, compared part by part. */
  | { readonly type: 'version'; readonly value: string }
  /** A version range of the skill.toml contract, compared by the versions in it. */
  | { readonly type: 'range'; readonly value: string }
  /** A JSON Schema of the subset of ADR-002, compared by subsumption. */
  | { readonly type: 'schema'; readonly value: Json }
  /** Ordered, unique names, command lines, paths, domains or variables, compared by coverage. */
  | {
      readonly type: 'entries';
      readonly of: 'name' | 'command' | 'path' | 'domain' | 'variable';
      /** The meaning of an empty list. */
      readonly empty: 'all' | 'none';
      readonly value: readonly string[];
    }
  /** Names in the order in which callers pass their values. */
  | { readonly type: 'positions'; readonly value: readonly string[] }
  /** Permission entries such as `Bash(git:*)`, compared by coverage. */
  | { readonly type: 'tools'; readonly value: readonly string[] };

/** One property of an item, with the location of its value. */
export interface Facet {
  readonly shape: Shape;
  readonly at: Location;
}

/** One line of a contract. Kind, owner and name identify it within its skill. */
export interface Item {
  readonly kind: Kind;
  /** The operation or recipe that the item is a part of; '' for a part of the whole skill. */
  readonly owner: string;
  readonly name: string;
  /** The dialect of the manifest that declares the item. */
  readonly dialect: string;
  /** The position in that manifest, as an RFC 6901 pointer. */
  readonly pointer: string;
  /** The location of the item's key or name. */
  readonly at: Location;
  readonly facets: ReadonlyMap<string, Facet>;
}

/** Everything that callers may rely on, from all manifests of a skill. */
export interface Contract {
  readonly items: readonly Item[];
}

/** How the set of accepted, produced or required values changed. */
export type Verdict = 'widened' | 'narrowed' | 'incomparable' | 'unknown' | 'equivalent';

/** One difference between two contracts. */
export interface Change {
  readonly kind: Kind;
  readonly action: 'added' | 'removed' | 'changed' | 'renamed' | 'moved';
  /** The changed property; null if the whole item was added or removed. */
  readonly facet: string | null;
  /** How the values compare; null if the shape has no order. */
  readonly verdict: Verdict | null;
  /**
   * What rules need to know beyond the verdict; null if nothing. One of:
   * - the changed keyword or part of a schema (`pattern`, `items.minimum`, `default`) or of a command (`code`,
   *   `interpreter`, `text`, `type`, `changed`),
   * - what happened to a part: `added`, `removed`, `moved`, `emptied`, `filled`, `raised`, `lowered`, `disjoint`,
   *   `unfilled`, `renamed`, or one of these after `property-`, `literal-` or `placeholder-` (also `-dropped`, `-new`),
   * - `disclosed` for a permission from an added manifest, `beside` for a manifest that joins others.
   */
  readonly detail: string | null;
  readonly before: Item | null;
  readonly after: Item | null;
  readonly from: Json;
  readonly to: Json;
  /** A value that one side accepts and the other rejects, as proof of the verdict. */
  readonly witness: { readonly value: Json } | null;
  /** The location in head; for a removed item, the location of the fix. */
  readonly at: Location;
  /** The location in base; null for an added item. */
  readonly was: Location | null;
  /** The skills that a removed skill may have become. */
  readonly successors?: Successors | undefined;
  /** Of a removed, renamed or moved thing: the places in head that still use it. */
  readonly callers?: readonly Location[] | undefined;
  /** Its names at base and now, `plugin:name`, where it belongs to another plugin. */
  readonly fullNames?: readonly [before: string, after: string] | undefined;
}

/** The value of a facet; undefined if the item lacks it. */
export function facetValue(item: Item | null, facet: string): Json | undefined {
  return item?.facets.get(facet)?.shape.value;
}

/** The entries of a facet that lists texts; none for any other. */
export function facetTexts(item: Item, facet = 'value'): readonly string[] {
  const value = facetValue(item, facet);
  return Array.isArray(value) ? value.map(String) : [];
}

/** Whether a flag facet is set; false if the item lacks it. */
export function isSet(item: Item | null, facet: string): boolean {
  return facetValue(item, facet) === true;
}
