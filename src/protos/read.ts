import type { Problem } from '../model/finding.ts';
import { quoted } from '../model/format-value.ts';
import type { Proto, Reference } from '../model/proto.ts';
import { type Field, fields, items, type Value } from '../model/value.ts';
import { parseJson } from '../syntax/json/json.ts';
import type { SyntaxFault } from '../syntax/parsed.ts';
import { parseYamlDocuments } from '../syntax/yaml/yaml.ts';
import { hasPin } from './pins.ts';
import { readReference } from './reference.ts';

const mention = /(?:^|[\s{[,"'])skill["']?\s*:/;
/** In which a `skill:` key may stand all the same, written otherwise: with escapes, or misspelt. */
const hint = /\\[uUx]|skill["']?\s*:/i;

/** Whether a file is one that protos are written in, by its name. */
export function isProtoName(path: string): boolean {
  return /\.(?:ya?ml|json)$/.test(path);
}

/**
 * The references a file makes; null for a file that makes none. What speaks of no skill is somebody
 * else's, and may be anything, unless it was `named`. Never throws.
 */
export function readProto(path: string, given: string, named = false): Proto | null {
  const speaks = named || mention.test(given);
  if (!speaks && !hint.test(given)) return null;
  const text = given.replace(/^\uFEFF/, '');
  const isJson = path.endsWith('.json');
  const documents = isJson ? [parseJson(path, text)] : [...parseYamlDocuments(path, text)];
  const references: Reference[] = [];
  const problems: Problem[] = [];
  for (const { root, faults, duplicates } of documents) {
    const read = Array.from(skillKeys(root), ({ holder, field }) => readReference(field, holder));
    const said = [...read.flatMap((one) => one.problems), ...miswritten(root)];
    const found = read.flatMap(({ reference }) => reference ?? []);
    const language = isJson ? 'JSON' : 'YAML';
    const part = documents.length > 1 ? 'document' : 'proto';
    if (speaks) problems.push(...faults.map((fault) => unreadable(fault, language, part)));
    // What uses no skill may write its keys as it likes.
    const more = found.length + said.length > 0 ? [...duplicates.map(twice), ...said] : [];
    for (const one of more) problems.push(one);
    for (const one of found) references.push(one);
  }
  return references.length + problems.length > 0 ? { path, references, problems, text } : null;
}

function unreadable({ code, message, at }: SyntaxFault, language: string, part: string): Problem {
  const rest = part === 'document' && code === 'TOO_MUCH' ? 'from it on' : 'in it';
  const text = `The ${part} is not valid ${language}: ${message}. No reference ${rest} is checked.`;
  return { rule: 'proto-syntax', message: text, at, about: 'syntax' };
}

interface SkillKey {
  readonly field: Field;
  /** The mapping it stands in. */
  readonly holder: Value;
}

const dataKeys: ReadonlySet<string> = new Set(['skill', 'inputs', 'with']);

/** Every `skill:` key, but for those in what a reference says and in the values it passes. */
function* skillKeys(value: Value | null): Iterable<SkillKey> {
  if (!value) return;
  for (const item of items(value)) yield* skillKeys(item);
  const all = fields(value);
  const field = all.find(({ key }) => key === 'skill');
  if (field) yield { field, holder: value };
  for (const one of all) {
    if (!field || !dataKeys.has(one.key)) yield* skillKeys(one.value);
  }
}

/** Keys such as `Skill`, under which a pin stands: nobody looks for a reference there. */
function* miswritten(value: Value | null): Iterable<Problem> {
  if (!value) return;
  for (const item of items(value)) yield* miswritten(item);
  for (const { key, keyAt, value: inner } of fields(value)) {
    if (key !== 'skill' && key.toLowerCase() === 'skill' && hasPin(inner)) {
      const message = `Key ${quoted(key)} references nothing, so what it pins is not pinned; "skill" does.`;
      yield { rule: 'proto-syntax', message, at: keyAt, about: `key\0${key}` };
    }
    yield* miswritten(inner);
  }
}

function twice({ key, keyAt }: Field): Problem {
  const message = `Key ${quoted(key)} stands here a second time; parsers disagree on which one counts.`;
  return { rule: 'proto-syntax', message, at: keyAt, about: `duplicate\0${key}` };
}
