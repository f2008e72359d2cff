import type { Problem } from '../model/finding.ts';
import { code, msg } from '../model/message.ts';
import type { Proto, Reference } from '../model/proto.ts';
import { type Field, fields, items, type Value } from '../model/value/value.ts';
import { parseJson } from '../syntax/json/json.ts';
import type { Repeated, SyntaxFault } from '../syntax/parsed.ts';
import { parseYamlDocuments } from '../syntax/yaml/yaml.ts';
import { hasPin } from './pins.ts';
import { readReference } from './reference.ts';

const skillKeyPattern = /(?:^|[\s{[,"'])skill["']?\s*:/;
/** Text with an escaped or misspelt `skill:` key. */
const escapedKeyPattern = /\\[uUx]|skill["']?\s*:/i;

/** Whether a file may be a proto, by its name. */
export function isProtoName(path: string): boolean {
  return /\.(?:ya?ml|json)$/.test(path);
}

/**
 * Parses the references of a file; null without any. Unless `isExplicit`, files that mention no skill are
 * unrelated and not checked. Never throws.
 */
export function readProto(path: string, raw: string, isExplicit = false): Proto | null {
  const mentionsSkill = isExplicit || skillKeyPattern.test(raw);
  if (!mentionsSkill && !escapedKeyPattern.test(raw)) return null;
  const text = raw.replace(/^\uFEFF/, '');
  const isJson = path.endsWith('.json');
  const documents = isJson ? [parseJson(path, text)] : [...parseYamlDocuments(path, text)];
  const references: Reference[] = [];
  const problems: Problem[] = [];
  for (const { root, faults, duplicates } of documents) {
    const readReferences = Array.from(findSkillKeys(root), ({ container, field }) =>
      readReference(field, container),
    );
    const referenceProblems = [
      ...readReferences.flatMap(({ problems }) => problems),
      ...miscasedKeys(root),
    ];
    const found = readReferences.flatMap(({ reference }) => reference ?? []);
    if (mentionsSkill) problems.push(...faults.map(syntaxProblem));
    // Without references, duplicate keys are irrelevant.
    const documentProblems =
      found.length + referenceProblems.length > 0
        ? [...duplicates.map(duplicateKey), ...referenceProblems]
        : [];
    for (const problem of documentProblems) problems.push(problem);
    for (const reference of found) references.push(reference);
  }
  return references.length + problems.length > 0 ? { path, references, problems, text } : null;
}

function syntaxProblem({ message, help, at }: SyntaxFault): Problem {
  const notes = [{ message: msg`Its references were not checked.` }];
  return { rule: 'proto-syntax', message, help, notes, at, about: 'syntax' };
}

interface SkillKey {
  readonly field: Field;
  /** The mapping with the key. */
  readonly container: Value;
}

const dataKeys: ReadonlySet<string> = new Set(['skill', 'inputs', 'with']);

/** Every `skill:` key, except inside references and the values they pass. */
function* findSkillKeys(value: Value | null): Iterable<SkillKey> {
  if (!value) return;
  for (const item of items(value)) yield* findSkillKeys(item);
  const tableFields = fields(value);
  const field = tableFields.find(({ key }) => key === 'skill');
  if (field) yield { field, container: value };
  for (const { key, value: inner } of tableFields) {
    if (!field || !dataKeys.has(key)) yield* findSkillKeys(inner);
  }
}

/** Keys such as `Skill` with a pin, which no reader treats as a reference. */
function* miscasedKeys(value: Value | null): Iterable<Problem> {
  if (!value) return;
  for (const item of items(value)) yield* miscasedKeys(item);
  for (const { key, keyAt, value: inner } of fields(value)) {
    if (key !== 'skill' && key.toLowerCase() === 'skill' && hasPin(inner)) {
      const message = msg`Unknown key ${code(key)}. Its pin has no effect.`;
      const help = msg`Write ${code('skill')}.`;
      yield { rule: 'proto-syntax', message, help, at: keyAt, about: `key\0${key}` };
    }
    yield* miscasedKeys(inner);
  }
}

function duplicateKey({ key, keyAt, first }: Repeated): Problem {
  const message = msg`Duplicate key ${code(key)}.`;
  const notes = [{ message: msg`First declared here.`, at: first.keyAt }];
  return { rule: 'proto-syntax', message, notes, at: keyAt, about: `duplicate\0${key}` };
}
