import type { Problem } from '../model/finding.ts';
import type { Proto, Reference } from '../model/proto.ts';
import { quoted } from '../model/seen.ts';
import { type Field, fields, items, type Value } from '../model/value.ts';
import { parseJson } from '../syntax/json.ts';
import { parseYaml } from '../syntax/yaml.ts';
import { readReference } from './reference.ts';

const mention = /(?:^|[\s{,"'])skill["']?\s*:/;

/** Whether a file is one that protos are written in, by its name. */
export function isProtoName(path: string): boolean {
  return /\.(?:ya?ml|json)$/.test(path);
}

/** The references a file makes; null for a file that makes none. Never throws. */
export function readProto(path: string, given: string): Proto | null {
  // What speaks of no skill is somebody else's, and may be anything.
  if (!mention.test(given)) return null;
  const text = given.replace(/^\uFEFF/, '');
  const { root, faults, duplicates } = (path.endsWith('.json') ? parseJson : parseYaml)(path, text);
  const [fault] = faults;
  if (fault?.code === 'MULTIPLE_DOCS') {
    const message = 'Several YAML documents stand in this file; no reference in them is checked.';
    const several = { rule: 'proto-syntax', message, at: fault.at, about: 'documents' };
    const problems: readonly Problem[] = [{ ...several, severity: 'note' }];
    return { path, references: [], problems, text };
  }
  if (fault) {
    const kind = path.endsWith('.json') ? 'JSON' : 'YAML';
    const message = `The proto is not valid ${kind}: ${fault.message}. No reference in it is checked.`;
    const problem = { rule: 'proto-syntax', message, at: fault.at, about: 'syntax' };
    return { path, references: [], problems: [problem], text };
  }
  const found: Reference[] = [];
  const problems: Problem[] = [];
  for (const { holder, field } of skillKeys(root)) {
    const read = readReference(field, holder);
    if (read.reference) found.push(read.reference);
    problems.push(...read.problems);
  }
  if (found.length + problems.length === 0) return null;
  return { path, references: found, problems: [...duplicates.map(twice), ...problems], text };
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

function twice({ key, keyAt }: Field): Problem {
  const message = `Key ${quoted(key)} stands here a second time; parsers disagree on which one counts.`;
  return { rule: 'proto-syntax', message, at: keyAt, about: `duplicate\0${key}` };
}
