import type { Trace } from './removal-trace.ts';
import type { Location } from './text/text.ts';
import type { Json } from './value/value.ts';

/**
 * What callers may rely on, in one vocabulary for all dialects. A new dialect reuses these kinds
 * wherever the thing is the same, and adds a kind only for what no other dialect has.
 */
export type Kind =
  // the skill itself and its carriers
  | 'skill'
  | 'manifest'
  // what the caller calls, passes and gets
  | 'operation'
  | 'entrypoint'
  | 'input'
  | 'output'
  | 'artifact'
  | 'result'
  | 'result-field'
  | 'stdout'
  | 'recipe'
  | 'export'
  | 'module'
  | 'provides'
  | 'feature'
  // what the caller's machine provides
  | 'environment'
  | 'command'
  | 'file'
  | 'compatibility'
  | 'platform'
  | 'tool'
  | 'host'
  | 'dependency'
  // what the skill may do, and how it behaves
  | 'allowed-tools'
  | 'effect'
  | 'power'
  | 'confirmation'
  | 'execution'
  | 'sensitive'
  // what readers and indexes see
  | 'display-name'
  | 'description'
  | 'license'
  | 'metadata'
  | 'tag'
  | 'topic'
  | 'keyword'
  | 'knowledge'
  | 'suggestion'
  // the rest
  | 'body'
  | 'bundle'
  | 'field';

/** A value of an item together with how two such values compare. */
export type Shape =
  | { readonly type: 'flag'; readonly value: boolean }
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'number'; readonly value: number }
  | { readonly type: 'json'; readonly value: Json }
  /** A dotted number, compared part by part. */
  | { readonly type: 'version'; readonly value: string }
  /** A version range of the skill.toml contract, compared by the versions it takes. */
  | { readonly type: 'range'; readonly value: string }
  /** A JSON Schema of the subset of ADR-002, compared by subsumption. */
  | { readonly type: 'schema'; readonly value: Json }
  /** Names, command lines, paths, domains or variables, in order and each once, compared by what they cover. */
  | {
      readonly type: 'entries';
      readonly of: 'name' | 'command' | 'path' | 'domain' | 'variable';
      /** What a list without entries means. */
      readonly empty: 'all' | 'none';
      readonly value: readonly string[];
    }
  /** Permission entries such as `Bash(git:*)`, compared by coverage. */
  | { readonly type: 'tools'; readonly value: readonly string[] };

/** One property of an item, with the place of its value. */
export interface Facet {
  readonly shape: Shape;
  readonly at: Location;
}

/** One line of a contract. Kind, owner and name identify it within its skill. */
export interface Item {
  readonly kind: Kind;
  /** The operation the item belongs to; '' where the skill is one callable. */
  readonly owner: string;
  readonly name: string;
  /** The dialect of the manifest that states it. */
  readonly dialect: string;
  /** Where in that manifest, as an RFC 6901 pointer. */
  readonly pointer: string;
  /** The place of its key or name. */
  readonly at: Location;
  readonly facets: ReadonlyMap<string, Facet>;
}

/** Everything callers may rely on, of all manifests of a skill. */
export interface Contract {
  readonly items: readonly Item[];
}

/** How what is accepted, produced or demanded after relates to before. */
export type Verdict = 'widened' | 'narrowed' | 'incomparable' | 'unknown' | 'equivalent';

/** One difference between two contracts. */
export interface Change {
  readonly kind: Kind;
  readonly action: 'added' | 'removed' | 'changed' | 'renamed' | 'moved';
  /** The property that changed; null when the item itself came or went. */
  readonly facet: string | null;
  /** How the values compare; null where the shape has no order. */
  readonly verdict: Verdict | null;
  /**
   * What in the value changed, such as `pattern` or `minimum` of a schema; `disclosed` of a power that a manifest
   * brings along where there was none.
   */
  readonly detail: string | null;
  readonly before: Item | null;
  readonly after: Item | null;
  readonly from: Json;
  readonly to: Json;
  /** A value that one side accepts and the other refuses, proving the verdict. */
  readonly witness: { readonly value: Json } | null;
  /** In head: the thing itself, or where a removed thing is mended. */
  readonly at: Location;
  /** In base; null for what was added. */
  readonly was: Location | null;
  /** Of a skill that went: where it may have gone. */
  readonly trace?: Trace | undefined;
}

/** The value of a facet; undefined when the item lacks it. */
export function facetValue(item: Item | null, facet: string): Json | undefined {
  return item?.facets.get(facet)?.shape.value;
}

/** Whether a flag facet is set. An absent flag is not. */
export function isSet(item: Item | null, facet: string): boolean {
  return facetValue(item, facet) === true;
}
