import type { Document, Pair, Scalar, YAMLMap } from 'yaml';
import { yamlEditPackage } from '../../model/packages.cjs';
import { sanitizePaths } from '../../model/text/sanitize.ts';
import { compareText } from '../../model/text/text.ts';
import {
  fieldsOfTarget,
  isProvenance,
  type LockTarget,
  normalizedField,
} from '../choose-targets.ts';

const yaml = yamlEditPackage();

/**
 * A lock under edit. Keeps keys, their order, comments, quotes and line endings; the YAML library reformats
 * blanks before comments, values over several lines and list indentation. New keys are inserted in order, and
 * a removed entry takes the comment above it along.
 */
export class LockDocument {
  readonly #doc: Document;
  readonly #originalText: string;
  readonly #root: YAMLMap;
  readonly #skills: YAMLMap;

  /** `text` is YAML that `parseYaml` accepts, without duplicate keys. */
  constructor(text: string) {
    this.#originalText = text;
    this.#doc = yaml.parseDocument(text.replaceAll('\r\n', '\n'), {
      // Keeps numbers and booleans as text, so 1.10 and 0x1F stay as written.
      schema: 'failsafe',
      customTags: ['null'],
      uniqueKeys: false,
      logLevel: 'silent',
      sortMapEntries: (a, b) => compareText(keyOf(a), keyOf(b)),
    });
    this.#root = yaml.isMap(this.#doc.contents) ? this.#doc.contents : new yaml.YAMLMap();
    this.#skills = ensureMap(this.#root, 'skills');
  }

  /** Whether a rewrite preserves the text: not for JSON, nor with anchors, which removals may break. */
  get isEditable(): boolean {
    let isEditable = this.#doc.errors.length === 0 && !this.#root.flow;
    yaml.visit(this.#doc, {
      Node(_, node) {
        if (yaml.isAlias(node) || node.anchor !== undefined) isEditable = false;
      },
    });
    return isEditable;
  }

  /** Each entry as text, by id. */
  entries(): ReadonlyMap<string, string> {
    return new Map(this.#skills.items.map((pair) => [keyOf(pair), JSON.stringify(pair.value)]));
  }

  /** Writes the targets, keeps entries of `keptNames`, and removes all others. */
  update(targets: readonly LockTarget[], keptNames: ReadonlySet<string>): void {
    const names = new Set([...keptNames, ...targets.map(({ name }) => name)]);
    const skills = this.#skills;
    const [first] = skills.items;
    skills.items = skills.items.filter((pair) => names.has(keyOf(pair)));
    for (const target of targets.toSorted((a, b) => compareText(a.name, b.name))) {
      updateEntry(ensureMap(skills, createKey(target.name)), fieldsOfTarget(target));
    }
    // The comment above the first entry moves with it if a new entry precedes it.
    if (first && yaml.isScalar(first.key) && skills.items.indexOf(first) > 0) {
      first.key.commentBefore = skills.commentBefore ?? null;
      skills.commentBefore = null;
    }
    yaml.visit(this.#doc, {
      Scalar(key, node) {
        if (key !== 'key' && typeof node.value === 'string') node.value = sanitizePaths(node.value);
      },
    });
  }

  /** Sets the timestamp, if the lock has one. */
  setTimestamp(generatedAt: string): void {
    if (this.#root.has('generated_at')) setField(this.#root, 'generated_at', generatedAt);
  }

  /** The text with its original byte order mark, line endings and indentation. */
  toString(): string {
    const indent = /^\ufeff?skills:[^\n]*\n( {1,8})\S/m.exec(this.#originalText)?.[1]?.length ?? 2;
    const text = this.#doc
      .toString({ lineWidth: 0, flowCollectionPadding: false, indent })
      // Our parser rejects these characters unescaped; the library writes such texts in double quotes.
      .replace(/[\x7f-\x84\x86-\x9f\ufffe\uffff]/g, (character) => {
        return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
      });
    const withLineEndings = /^.*\r\n/.test(this.#originalText)
      ? text.replaceAll('\n', '\r\n')
      : text;
    return this.#originalText.startsWith('\ufeff') ? `\ufeff${withLineEndings}` : withLineEndings;
  }
}

/** Updates an entry. Provenance changes with the content, and is removed if unknown for the new content. */
function updateEntry(entry: YAMLMap, fields: ReadonlyMap<string, string | null>): void {
  const differs = (name: string) => {
    const current = entry.get(name) || null;
    const normalized = typeof current === 'string' ? normalizedField(name, current) : current;
    return normalized !== fields.get(name);
  };
  const hasNewIntegrity = Boolean(entry.get('integrity')) && differs('integrity');
  const hasChanged = differs('content_hash') || differs('version') || hasNewIntegrity;
  for (const [name, value] of fields) {
    if (!differs(name) || (isProvenance(name, value) && !hasChanged)) continue;
    if (value === null) removeField(entry, name);
    else setField(entry, name, value);
  }
}

/** Sets a field; keeps the comment and the quotes of the previous value. */
function setField(map: YAMLMap, name: string, value: string): void {
  const existing = map.get(name, true);
  const scalar = yaml.isScalar(existing) ? existing : new yaml.Scalar(value);
  scalar.value = value;
  if (scalar.type !== 'QUOTE_SINGLE') scalar.type = 'QUOTE_DOUBLE';
  map.set(name, scalar);
}

/** Removes a field; keeps the comment above it. */
function removeField(map: YAMLMap, name: string): void {
  const index = map.items.findIndex((pair) => keyOf(pair) === name);
  const [removedPair] = map.items.splice(index, 1);
  const comment = yaml.isScalar(removedPair?.key) ? removedPair.key.commentBefore : null;
  const next = map.items[index]?.key;
  const join = (other: string | null | undefined) => [comment, other].filter(Boolean).join('\n');
  if (!comment) return;
  if (yaml.isScalar(next)) next.commentBefore = join(next.commentBefore);
  else map.comment = join(map.comment);
}

/** The mapping under a key; created if absent. */
function ensureMap(parent: YAMLMap, key: string | Scalar): YAMLMap {
  const value = parent.get(key, true);
  const map = yaml.isMap(value) ? value : new yaml.YAMLMap();
  if (yaml.isNode(value))
    Object.assign(map, { comment: value.comment, spaceBefore: value.spaceBefore });
  if (map.items.length === 0) map.flow = false;
  parent.set(key, map);
  return map;
}

function keyOf({ key }: Pair): string {
  return String(yaml.isScalar(key) ? key.value : key);
}

/** A key in quotes, unless every YAML reader, 1.1 or 1.2, parses it as text. */
function createKey(text: string): Scalar {
  const isReservedWord = /^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  const key = new yaml.Scalar(text);
  key.type = !isReservedWord && /^[A-Z_][\w.-]*$/i.test(text) ? 'PLAIN' : 'QUOTE_DOUBLE';
  return key;
}
