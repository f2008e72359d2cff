import { wordList } from '../../model/text/word-list.ts';
import { isObject } from '../../model/value/json-object.ts';
import { isInteger, isNumber, type Json } from '../../model/value/value.ts';
import { kinds } from './schema.ts';

const annotations = new Set(
  wordList(`
  default description title $comment examples readOnly writeOnly deprecated contentEncoding
  contentMediaType contentSchema $schema $id id $anchor $dynamicAnchor $recursiveAnchor
  $vocabulary $defs definitions
`),
);

/** Whether a keyword never rejects a value. */
export function isAnnotation(keyword: string): boolean {
  return annotations.has(keyword) || keyword.startsWith('x-');
}

type Check = (value: Json) => boolean;

const isCount: Check = (value) => isInteger(value) && value >= 0;
const isSchema: Check = (value) => isObject(value) || typeof value === 'boolean';
const isList: Check = (value) => Array.isArray(value);
const isSchemaList: Check = (value) => Array.isArray(value) && value.length > 0;
const isTextList: Check = (value) => isList(value) && textCount(value) === (value as Json[]).length;
const isFlag: Check = (value) => typeof value === 'boolean';

function textCount(value: Json): number {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').length : -1;
}

/** The supported keywords, with checks of their values. */
const checks: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['type', (value) => [value].flat().every((type) => type === 'integer' || isKind(type))],
  ['enum', isList],
  ['const', () => true],
  ['nullable', isFlag],
  ...forKeywords(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], isNumber),
  ['multipleOf', (value) => isNumber(value) && value > 0],
  ...forKeywords(['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains'], isCount),
  ...forKeywords(['maxContains', 'minProperties', 'maxProperties'], isCount),
  ['pattern', (value) => typeof value === 'string'],
  ['uniqueItems', isFlag],
  ...forKeywords(['items', 'contains', 'additionalProperties', 'propertyNames', 'not'], isSchema),
  ...forKeywords(['if', 'then', 'else'], isSchema),
  ...forKeywords(['prefixItems', 'allOf', 'anyOf', 'oneOf'], isSchemaList),
  ...forKeywords(['properties', 'patternProperties', 'dependentSchemas'], isObject),
  ['required', isTextList],
  ['dependentRequired', (value) => isObject(value) && Object.values(value).every(isTextList)],
]);

function forKeywords(keywords: readonly string[], check: Check): [string, Check][] {
  return keywords.map((keyword) => [keyword, check]);
}

function isKind(type: Json): boolean {
  return kinds.some((kind) => kind === type);
}

/** Keywords of JSON Schema with unsupported effects on other keywords. */
const contextualKeywords = new Set(
  wordList(`
  $ref $dynamicRef $recursiveRef unevaluatedItems unevaluatedProperties additionalItems
  dependencies discriminator extends disallow divisibleBy
`),
);

/** The class of a keyword. */
export type KeywordClass = 'evaluated' | 'annotation' | 'unchecked' | 'opaque';

/**
 * The class of a keyword with a value; keywords outside JSON Schema are `unchecked`, because most validators
 * ignore them.
 */
export function classifyKeyword(keyword: string, value: Json): KeywordClass {
  const check = checks.get(keyword);
  if (check) return check(value) ? 'evaluated' : 'opaque';
  if (isAnnotation(keyword)) return 'annotation';
  return contextualKeywords.has(keyword) ? 'opaque' : 'unchecked';
}

const groups: ReadonlyMap<string, string> = new Map([
  ...grouped('items', ['prefixItems']),
  ...grouped('contains', ['minContains', 'maxContains']),
  ...grouped('properties', ['patternProperties', 'additionalProperties']),
  ...grouped('if', ['then', 'else']),
  ...grouped('type', ['nullable']),
]);

function grouped(group: string, keywords: readonly string[]): [string, string][] {
  return keywords.map((keyword) => [keyword, group]);
}

/** The group of keywords that are parsed together, by the name of one of them. */
export function groupOf(keyword: string): string {
  return groups.get(keyword) ?? keyword;
}

/** Whether an unsupported keyword is independent of the other keywords. */
export function isSelfContained(keyword: string): boolean {
  return !contextualKeywords.has(keyword);
}
