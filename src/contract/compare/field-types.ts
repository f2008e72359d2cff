import { wordList } from '../../model/text/word-list.ts';
import type { Json } from '../../model/value/value.ts';

const typeWords = new Set(
  wordList(`
  string integer number boolean null object array json
`),
);

/** Deeper descriptions are prose. */
const maxDepth = 8;

/** Whether a word is a type by itself. */
export function isTypeWord(word: string): boolean {
  return typeWords.has(word);
}

/**
 * The schema of a type in the notation of Skill Manifest v2: `string | null`, `array of {id, title}`, `{id: integer}`,
 * `{…}`; undefined for prose.
 */
export function parseFieldType(text: string): Json | undefined {
  return parseUnion(text, 0);
}

function parseUnion(text: string, depth: number): Json | undefined {
  if (depth > maxDepth) return undefined;
  const schemas = splitOutside(text, '|').map((part) => parseType(part.trim(), depth));
  const known = schemas.filter((schema) => schema !== undefined);
  if (known.length < schemas.length) return undefined;
  const types = known.map(plainType);
  if (types.every((type) => type !== undefined)) {
    return types.includes('json') ? {} : { type: [...new Set(types)] };
  }
  const asSchema = (type: Json) =>
    typeof type !== 'string' ? type : type === 'json' ? {} : { type };
  return known.length === 1 ? known[0] : { anyOf: known.map(asSchema) };
}

/** The word of a schema of one word. */
function plainType(schema: Json): string | undefined {
  return typeof schema === 'string' ? schema : undefined;
}

/** A type word as itself, every other type as a schema. */
function parseType(text: string, depth: number): Json | undefined {
  if (typeWords.has(text)) return text;
  const list = /^(?:array|list) of (.+)$/s.exec(text)?.[1];
  if (list !== undefined) {
    const items = parseUnion(singular(list.trim()), depth + 1);
    return items === undefined ? undefined : { type: 'array', items };
  }
  const body = /^\{(.*)\}$/s.exec(text)?.[1];
  return body === undefined ? undefined : parseObject(body.trim(), depth);
}

/** A type word without its plural: `array of strings`. */
function singular(text: string): string {
  const word = text.replace(/s$/, '');
  return typeWords.has(word) ? word : text;
}

function parseObject(body: string, depth: number): Json | undefined {
  if (body === '' || body === '…' || body === '...') return { type: 'object' };
  const properties: Record<string, Json> = Object.create(null);
  const required: string[] = [];
  for (const part of splitOutside(body, ',')) {
    const [, name, optional, type] = /^\s*([\w-]+)(\?)?\s*(?::(.*))?$/s.exec(part) ?? [];
    if (name === undefined || name in properties) return undefined;
    const schema = type === undefined ? {} : parseUnion(type.trim(), depth + 1);
    if (schema === undefined) return undefined;
    properties[name] = schema;
    if (optional === undefined) required.push(name);
  }
  return { type: 'object', properties, required };
}

/** Splits a text at a separator outside braces. */
function splitOutside(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}') depth--;
    else if (text[index] === separator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}
