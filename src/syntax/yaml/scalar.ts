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

/** The tags whose plain scalars begin with a character; '' is that of the empty text. */
const tagsByFirst = new Map<string, ScalarTagDefinition[]>();
for (const tag of coreTags) {
  for (const first of tag.implicitFirstChars ?? []) {
    tagsByFirst.set(first, [...(tagsByFirst.get(first) ?? []), tag]);
  }
}

/**
 * What a scalar of YAML 1.2's core schema stands for: null, a boolean, a number, or its text. `source` is that
 * text, `tag` what is written in front of it, if anything. A tag the schema does not have says nothing.
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
  // Beyond the doubles: to the package a text, to readers of the manifest a number.
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

const standard = 'tag:yaml.org,2002:';

function fullTag(writtenTag: string): string {
  return writtenTag.replace(/^!<(.*)>$/s, '$1').replace(/^!!/, standard);
}

/** The tag of a scalar, where readers may make another value of it than its text; else nothing. */
export function oddTag(writtenTag: string, source: string): string | undefined {
  if (writtenTag === '' || writtenTag === '!') return undefined;
  const name = fullTag(writtenTag);
  if (name === `${standard}str`) return undefined;
  return resolvedBy(source, name) === NOT_RESOLVED ? writtenTag : undefined;
}

/**
 * Whether some reader takes a key for the merge key of YAML 1.1: `<<`, for Ruby's and Rust's in quotes as well,
 * or any key with its tag.
 */
export function isMergeKey(source: string, writtenTag: string): boolean {
  if (writtenTag === '' || writtenTag === '!') return source === '<<';
  return fullTag(writtenTag.replace(/%([\da-f]{2})/gi, unescaped)) === `${standard}merge`;
}

function unescaped(_: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}

/** The tag of a collection, where it is not that of every one of its kind. */
export function oddCollectionTag(tag: string, kind: 'seq' | 'map'): { tag?: string } {
  return ['', '!', `!!${kind}`].includes(tag) ? {} : { tag };
}
