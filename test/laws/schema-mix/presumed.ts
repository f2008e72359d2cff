import type { Json } from '../../../src/model/value/value.ts';
import { isNode } from './edit.ts';

/** Keywords that determine additional properties explicitly. */
const decidingKeywords = [
  ...['patternProperties', 'additionalProperties', 'propertyNames', 'enum', 'const', '$ref'],
  ...['dependentRequired', 'dependentSchemas', 'allOf', 'anyOf', 'oneOf', 'not', 'if'],
  ...['unevaluatedProperties', 'contains', 'prefixItems', 'unevaluatedItems'],
];

/**
 * True if a value has a property that mode `declared-properties` assumes to be unsent: listed only by the new schema, while the
 * old one lists other properties.
 */
export function holdsPresumed(oldSchema: Json, newSchema: Json, value: Json): boolean {
  if (
    !isNode(oldSchema) ||
    !isNode(newSchema) ||
    decidingKeywords.some((keyword) => oldSchema[keyword] !== undefined)
  ) {
    return false;
  }
  if (Array.isArray(value)) {
    const [before, after] = [oldSchema['items'] ?? true, newSchema['items'] ?? true];
    return value.some((item: Json) => holdsPresumed(before, after, item));
  }
  const [before, after] = [oldSchema['properties'], newSchema['properties']];
  if (!isNode(value) || !isNode(before) || !isNode(after)) return false;
  const required = (oldSchema['required'] ?? []) as readonly string[];
  const declared = Object.keys(before);
  if (declared.length === 0 || Number(oldSchema['minProperties'] ?? 0) > declared.length)
    return false;
  return Object.keys(value).some((name) => {
    const [old, fresh, inner] = [before[name], after[name], value[name]];
    if (fresh === undefined || inner === undefined) return false;
    return old === undefined ? !required.includes(name) : holdsPresumed(old, fresh, inner);
  });
}
