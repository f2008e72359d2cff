import {
  boolCoreTag,
  floatCoreTag,
  intCoreTag,
  NOT_RESOLVED,
  nullCoreTag,
  SCALAR_STYLE,
  type ScalarEvent,
  type ScalarTagDefinition,
} from 'js-yaml';

const coreTags: readonly ScalarTagDefinition[] = [
  nullCoreTag,
  boolCoreTag,
  intCoreTag,
  floatCoreTag,
];

/** Tags by the first character of their plain scalars; '' for the empty text. */
const tagsByFirst = new Map<string, ScalarTagDefinition[]>();
for (const tag of coreTags) {
  for (const first of tag.implicitFirstChars ?? []) {
    tagsByFirst.set(first, [...(tagsByFirst.get(first) ?? []), tag]);
  }
}

/**
 * The value of a scalar in YAML 1.2's core schema: null, a boolean, a number, or its text. `source` is that
 * text, `tag` the written tag or ''. Ignores tags outside the schema.
 */
export function resolveScalar({ style }: ScalarEvent, source: string, tag: string): unknown {
  if (tag !== '') return resolveTagged(source, tag);
  return style === SCALAR_STYLE.PLAIN ? resolvePlain(source) : source;
}

function resolvePlain(source: string): unknown {
  for (const tag of tagsByFirst.get(source.charAt(0)) ?? []) {
    const value = tag.resolve(source, false, tag.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  // Beyond doubles: the package returns text, but readers of manifests a number.
  return /^[-+]?\d/.test(source) && Math.abs(Number(source)) === Infinity ? Number(source) : source;
}

function resolveTagged(source: string, writtenTag: string): unknown {
  const value = resolvedBy(source, fullTag(writtenTag));
  return value === NOT_RESOLVED ? source : value;
}

function resolvedBy(source: string, name: string): unknown {
  const tag = coreTags.find(({ tagName }) => tagName === name);
  return tag ? tag.resolve(source, true, name) : NOT_RESOLVED;
}

const standardPrefix = 'tag:yaml.org,2002:';

function fullTag(writtenTag: string): string {
  return writtenTag.replace(/^!<(.*)>$/s, '$1').replace(/^!!/, standardPrefix);
}

/** The tag of a scalar, if some readers turn it into another value than its text; else undefined. */
export function foreignTag(writtenTag: string, source: string): string | undefined {
  if (writtenTag === '' || writtenTag === '!') return undefined;
  const name = fullTag(writtenTag);
  if (name === `${standardPrefix}str`) return undefined;
  return resolvedBy(source, name) === NOT_RESOLVED ? writtenTag : undefined;
}

/**
 * Whether some reader treats a key as the merge key of YAML 1.1: `<<` (Ruby and Rust readers also accept it
 * quoted), or any key with the merge tag.
 */
export function isMergeKey(source: string, writtenTag: string): boolean {
  if (writtenTag === '' || writtenTag === '!') return source === '<<';
  return fullTag(writtenTag.replace(/%([\da-f]{2})/gi, decodePercent)) === `${standardPrefix}merge`;
}

function decodePercent(_: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}

/** The tag of a collection, if not the default of its kind. */
export function foreignCollectionTag(tag: string, kind: 'seq' | 'map'): { tag?: string } {
  return ['', '!', `!!${kind}`].includes(tag) ? {} : { tag };
}
