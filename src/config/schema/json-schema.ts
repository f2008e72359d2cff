import { invalidGlobPatterns } from '../../syntax/glob/glob-fault.ts';
import { maxTextLength } from './reader.ts';

/** A JSON Schema, as far as the one of the configuration needs. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A schema with the sentence that editors show. */
export function described(description: string, schema: JsonSchema): JsonSchema {
  return { description, ...schema };
}

/** A list of values that all match one schema. */
export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** A mapping with these keys and no other. */
export function tableOf(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema {
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** One glob. */
export const globSchema: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: maxTextLength,
  pattern: `^(?!${Object.values(invalidGlobPatterns).join('|')})`,
};

/** A list of globs; the published schema defines `glob` once. */
export const globsSchema: JsonSchema = listOf({ $ref: '#/$defs/glob' });

/** A list of other texts. */
export const textsSchema: JsonSchema = listOf({
  type: 'string',
  minLength: 1,
  maxLength: maxTextLength,
});
