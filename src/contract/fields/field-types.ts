import type { Json } from '../../model/value/value.ts';
import { prose } from './field-prose.ts';
import { typeWord } from './field-type-words.ts';

/** Deeper descriptions are prose. */
const maxDepth = 8;

/** A longer description is prose. */
const maxLength = 2000;

/** Reads a part of a type; undefined where a part says no type at the outermost level. */
type Inner = (text: string) => Json | undefined;

/**
 * The schema of a type in the notation of Skill Manifest v2 and those of common languages: `string | null`,
 * `array of {id, title}`, `{id: integer}`, `{…}`, `string[]`, `Array<string>`, `map of string to integer`,
 * `dict[str, int]`; undefined for prose.
 */
export function parseFieldType(text: string): Json | undefined {
  return text.length > maxLength ? undefined : parseUnion(text, 0);
}

/** A part that says no type is `prose`, and undefined at the outermost level. */
function parseUnion(text: string, depth: number): Json | undefined {
  const unknown = depth > 0 ? prose : undefined;
  if (depth > maxDepth) return unknown;
  const parts = splitOutside(text.trim(), '|');
  const alternatives = parts.length > 1 ? parts : text.trim().split(/\s+or\s+/);
  const schemas = alternatives.map((part) => parseType(part.trim(), depth));
  const known = schemas.filter((schema) => schema !== undefined);
  return known.length < schemas.length || known.includes(prose) ? unknown : anyOf(known);
}

function anyOf(schemas: readonly Json[]): Json | undefined {
  const types = schemas.map((schema) => (typeof schema === 'string' ? schema : undefined));
  if (types.every((type) => type !== undefined)) {
    return types.includes('json') ? {} : { type: [...new Set(types)] };
  }
  const asSchema = (type: Json) =>
    typeof type !== 'string' ? type : type === 'json' ? {} : { type };
  return schemas.length === 1 ? schemas[0] : { anyOf: schemas.map(asSchema) };
}

/** A type word as itself, every other type as a schema. */
function parseType(text: string, depth: number): Json | undefined {
  const word = typeWord(text, depth > 0);
  if (word !== undefined) return word;
  const inner: Inner = (part) => parseUnion(part, depth + 1);
  const quoted = depth > 0 ? /^(["'`])([^"'`]*)\1$/s.exec(text)?.[2] : undefined;
  if (quoted !== undefined) return typeWord(quoted, true) ?? { const: quoted };
  const [, group] = /^\((.*)\)$/s.exec(text) ?? [];
  if (group !== undefined) return inner(group);
  return (
    parseMap(text, inner) ??
    parseList(text, inner) ??
    parseObject(text, inner) ??
    parseNullable(text, inner) ??
    parseRemarked(text, depth)
  );
}

/** `map of string to integer`, `map of integers`, `Record<string, T>`, `dict[str, T]`, `map[string]T`, `{[key: string]: T}`. */
function parseMap(text: string, inner: Inner): Json | undefined {
  const [, value] =
    /^(?:map|dict|dictionary|mapping|record|hash)\s*[<[]\s*["'\w]+\s*,(.*)[>\]]$/is.exec(text) ??
    /^map\[\w+\](.+)$/is.exec(text) ??
    /^\{\s*\[\s*\w+\s*(?::|\bin\b)\s*\w+\s*\]\s*:(.*?)[;,]?\s*\}$/s.exec(text) ??
    /^(?:an? )?(?:map|dict|dictionary|mapping|record|hash|object)s? (?:of|from) [\w-]+ to (.+)$/is.exec(
      text,
    ) ??
    /^(?:an? )?(?:map|dict|dictionary|mapping|hash)s? of (.+)$/is.exec(text) ??
    [];
  const schema = value === undefined ? undefined : inner(value);
  return schema === undefined ? undefined : { type: 'object', additionalProperties: schema };
}

/** `array of T`, `T[]`, `Array<T>`, `list[T]`, `[T]`. */
function parseList(text: string, inner: Inner): Json | undefined {
  const [, element] =
    /^(?:an? )?(?:array|list|set|sequence)s? of (.+)$/is.exec(text) ??
    /^(?:readonly )?(?:array|readonlyarray|list|set|sequence|iterable|vec)\s*[<[](.*)[>\]]$/is.exec(
      text,
    ) ??
    /^\[(.*)\]$/s.exec(text) ??
    /^(?:readonly )?(.+)\[\]$/s.exec(text) ??
    [];
  if (element === undefined) return undefined;
  const [first = '', ...others] = splitOutside(element, ',').map((part) => part.trim());
  const isTuple = others.some((part) => !/^(?:\.\.\.|…)?$/.test(part));
  if (first === '') return { type: 'array' };
  if (isTuple && text.startsWith('['))
    return { type: 'array', prefixItems: [first, ...others].map((part) => inner(part) ?? prose) };
  const items = inner(isTuple ? element : first);
  return items === undefined ? undefined : { type: 'array', items };
}

/** `{id, title?}`, `{id: integer; title: string}`, `object {id (integer)}`, with words after it. */
function parseObject(text: string, inner: Inner): Json | undefined {
  const [, body] =
    /^(?:(?:an? )?(?:object|record|dict|struct)s?:?\s*(?:with |of )?)?\{(.*)\}(?:[\s,:]+[a-z(–—-].*)?$/is.exec(
      text,
    ) ?? [];
  if (body === undefined) return undefined;
  if (/^\s*(?:\.\.\.|…)?\s*$/.test(body)) return { type: 'object' };
  const properties: Record<string, Json> = Object.create(null);
  const required: string[] = [];
  for (const part of splitOutside(body.replace(/[;,]\s*$/, ''), ',', ';')) {
    const [, name, mark, type, remark] =
      /^\s*["'`]?([\w-]+)["'`]?(\?)?\s*(?::(.*)|\((.*)\)\s*)?$/s.exec(part) ?? [];
    if (name === undefined || name in properties) return undefined;
    const said = (type ?? remark)?.replace(/,?\s*\boptional\b\s*,?/i, '').trim();
    properties[name] = said ? (inner(said) ?? prose) : {};
    if (mark === undefined && !/\boptional\b/i.test(remark ?? '')) required.push(name);
  }
  return { type: 'object', properties, required };
}

/** `T?`, `Optional[T]`, `nullable T`, `Union[A, B]`. */
function parseNullable(text: string, inner: Inner): Json | undefined {
  const [, union] = /^union\s*[<[](.*)[>\]]$/is.exec(text) ?? [];
  if (union !== undefined) return inner(splitOutside(union, ',').join('|'));
  const [, type] =
    /^(?:optional|nullable|maybe|option)\s*[<[](.*)[>\]]$/is.exec(text) ??
    /^(?:optional|nullable) (.+)$/is.exec(text) ??
    /^(\S+)\?$/s.exec(text) ??
    [];
  const schema = type === undefined ? undefined : inner(`${type} | null`);
  return schema === prose ? undefined : schema;
}

/** A type with words after it: `integer (1-10)`, `string: the id`, `string - the id`. */
function parseRemarked(text: string, depth: number): Json | undefined {
  const [, type] = /^([^(:–—]*?)\s*(?:\(.*\)|:\s.*|\s[-–—]\s.*)$/s.exec(text) ?? [];
  const schema = type ? parseType(type, depth) : undefined;
  return schema === prose ? undefined : schema;
}

/** Splits a text at separators outside brackets; `<` opens one only after a word. */
function splitOutside(text: string, ...separators: readonly string[]): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let angles = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    if ('{[('.includes(character)) depth++;
    else if ('}])'.includes(character)) depth--;
    else if (character === '<' && /\w/.test(text[index - 1] ?? '')) angles++;
    else if (character === '>' && angles > 0) angles--;
    else if (separators.includes(character) && depth === 0 && angles === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
}
