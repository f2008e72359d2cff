import { canonical } from '../../model/value/canonical.ts';
import { isObject } from '../../model/value/json-object.ts';
import type { Json } from '../../model/value/value.ts';
import { mapNested } from '../schema/nested.ts';
import { hasReference, withoutReferences } from '../schema/references.ts';
import { isAnnotation } from '../schema/schema-keywords.ts';

/** A schema that shall accept what another one accepts. */
export type Obligation = readonly [wider: Json, narrower: Json];

/** A keyword that nothing evaluates and that equal schemas have alike: it stands for a definition within itself. */
const symbol = 'extends';

/** Keywords that the symbol could be taken for, that move references elsewhere, or that see what others accept. */
const ambiguous = new RegExp(`"(?:${symbol}|\\$id|id|unevaluated\\w+|\\$dynamicRef)":`);

/**
 * What has to hold so that one document accepts all that another one does, whose definitions contain themselves. By
 * induction over the size of a value: where the parts of a value fit the new definitions if they fit the old ones, so
 * does the value. Null if a definition does not only add constraints on parts, as below `not`.
 */
export function inductionOf(wider: Json, narrower: Json): readonly Obligation[] | null {
  if (ambiguous.test(canonical([wider, narrower]))) return null;
  const obligations: Obligation[] = [];
  const pointers = new Set<string>();
  const root = [replaced(wider, pointers), replaced(narrower, pointers)] as const;
  if (root[0] === null || root[1] === null) return null;
  obligations.push([root[0], root[1]]);
  for (const pointer of pointers) {
    const [outer, inner] = [wider, narrower].map((source) => definition(source, pointer, pointers));
    if (outer === undefined || inner === undefined || outer === null || inner === null) return null;
    obligations.push([outer, inner]);
  }
  return obligations;
}

/** A definition of a document, with symbols for those that are within themselves; null if that is not possible. */
function definition(source: Json, pointer: string, pointers: Set<string>): Json | null {
  if (!isObject(source)) return null;
  const { $defs, definitions } = source;
  const own = pointer === '#' ? source : { $ref: pointer, $defs, definitions };
  const resolved = replaced(own as Json, pointers);
  return resolved === null || isOpen(resolved) ? null : resolved;
}

function replaced(source: Json, pointers: Set<string>): Json | null {
  const result = withSymbols(withoutReferences(source), pointers, 0);
  return hasReference(result) ? null : result;
}

const maxDepth = 64;

/** Symbols in place of references in parts of the value; others stay. */
function withSymbols(schema: Json, pointers: Set<string>, depth: number): Json {
  if (!isObject(schema) || depth > maxDepth) return schema;
  const { $defs: _, definitions: __, $ref: pointer, ...rest } = schema;
  if (typeof pointer === 'string') {
    if (!Object.keys(rest).every(isAnnotation)) return schema;
    pointers.add(pointer);
    return { [symbol]: pointer };
  }
  return mapNested(rest, (nested) =>
    nested.keys[0] === 'oneOf' ? nested.schema : withSymbols(nested.schema, pointers, depth + 1),
  );
}

/** Whether a symbol is about the value itself, not a part of it. */
function isOpen(schema: Json): boolean {
  if (!isObject(schema)) return false;
  const branches = [schema['allOf'] ?? [], schema['anyOf'] ?? []].flat() as readonly Json[];
  return Object.hasOwn(schema, symbol) || branches.some(isOpen);
}
