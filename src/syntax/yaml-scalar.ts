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
export function resolved({ style }: ScalarEvent, source: string, tag: string): unknown {
  if (tag !== '') return tagged(source, tag);
  return style === SCALAR_STYLE.PLAIN ? untagged(source) : source;
}

function untagged(source: string): unknown {
  for (const tag of tagsByFirst.get(source.charAt(0)) ?? []) {
    const value = tag.resolve(source, false, tag.tagName);
    if (value !== NOT_RESOLVED) return value;
  }
  // Beyond the doubles: to the package a text, to readers of the manifest a number.
  return /^[-+]?\d/.test(source) && Math.abs(Number(source)) === Infinity ? Number(source) : source;
}

function tagged(source: string, written: string): unknown {
  const name = written.replace(/^!<(.*)>$/s, '$1').replace(/^!!/, 'tag:yaml.org,2002:');
  const tag = coreTags.find(({ tagName }) => tagName === name);
  const value = tag?.resolve(source, true, name);
  return tag && value !== NOT_RESOLVED ? value : source;
}
