import type { ScalarEvent, ScalarTagDefinition } from 'js-yaml';
import { yamlPackage } from '../model/packages.cjs';

/**
 * What a scalar of YAML 1.2's core schema stands for: null, a boolean, a number, or its text. `source` is that
 * text, `tag` what is written in front of it, if anything. A tag the schema does not have says nothing.
 */
export function resolved({ style }: ScalarEvent, source: string, tag: string): unknown {
  if (tag !== '') return tagged(source, tag);
  return style === yamlPackage().SCALAR_STYLE.PLAIN ? untagged(source) : source;
}

let byFirst: ReadonlyMap<string, readonly ScalarTagDefinition[]> | undefined;

function untagged(source: string): unknown {
  byFirst ??= tagsByFirst();
  for (const tag of byFirst.get(source.charAt(0)) ?? []) {
    const value = tag.resolve(source, false, tag.tagName);
    if (value !== yamlPackage().NOT_RESOLVED) return value;
  }
  // Beyond the doubles: to the package a text, to readers of the manifest a number.
  return /^[-+]?\d/.test(source) && Math.abs(Number(source)) === Infinity ? Number(source) : source;
}

function tagged(source: string, written: string): unknown {
  const name = written.replace(/^!<(.*)>$/s, '$1').replace(/^!!/, 'tag:yaml.org,2002:');
  const tag = coreTags().find(({ tagName }) => tagName === name);
  const value = tag?.resolve(source, true, name);
  return tag && value !== yamlPackage().NOT_RESOLVED ? value : source;
}

function coreTags(): readonly ScalarTagDefinition[] {
  const { nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag } = yamlPackage();
  return [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag];
}

function tagsByFirst(): ReadonlyMap<string, readonly ScalarTagDefinition[]> {
  const found = new Map<string, ScalarTagDefinition[]>();
  for (const tag of coreTags()) {
    for (const first of tag.implicitFirstChars ?? []) {
      found.set(first, [...(found.get(first) ?? []), tag]);
    }
  }
  return found;
}
