import { type Field, fields, get, type Value } from '../model/value.ts';
import { parseYaml } from '../syntax/yaml.ts';
import type { LockFormat } from './format.ts';
import { pathLeaks } from './leaks.ts';
import { readEntry } from './proto-entry.ts';
import { duplicateKey, unreadable } from './unreadable.ts';

const skillsKey = /(?:^|[\s{,"'])skills["']?\s*:/;
const hashKey = /content_hash["']?\s*:/;

/** The lock of ADR-003: YAML that holds `skills: {<id>: {content_hash}}`. */
export const protoLock: LockFormat = {
  id: 'proto-lock',
  title: 'Lock file of ADR-003',
  source: 'ADR-003, "Lockfile Workflow"',
  files: [],
  writer: null,
  finds: 'name',
  parse(path, text) {
    // Most files of this name belong to other tools and may be large: they are not parsed at all.
    if (!skillsKey.test(text) || !hashKey.test(text)) return null;
    const { root, faults, duplicates } = parseYaml(path, text);
    const fault = faults[0];
    const format = 'proto-lock';
    if (fault) {
      const problems = [unreadable(path, text, fault, 'YAML')];
      return looksLikeOurs(text) ? { path, format, entries: [], problems, text } : null;
    }
    const tables = skillTables(root, duplicates);
    if (!root || !tables.some(holdsHash) || isForeign(root)) return null;
    const read = tables.slice(0, 1).flatMap(fields).map(readEntry);
    return {
      path,
      format,
      entries: read.map(({ entry }) => entry),
      problems: [
        ...duplicates.map(duplicateKey),
        ...read.flatMap(({ problems }) => problems),
        ...pathLeaks(root, text),
      ],
      text,
    };
  },
};

/** What stands under `skills`, first in the file first: a second one could hide what others read. */
function skillTables(root: Value | null, duplicates: readonly Field[]): readonly Value[] {
  const all = [...fields(root ?? undefined), ...duplicates];
  return all.filter(({ key }) => key === 'skills').map(({ value }) => value);
}

function holdsHash(skills: Value): boolean {
  return fields(skills).some(({ value }) => get(value, 'content_hash') !== undefined);
}

/**
 * Two other tools write `skills: {<name>: {content_hash}}` too, over other bytes: `skills.lock` of
 * skil-lock (the SKILL.md alone) and `aiskills.lock`. Their headers tell them apart.
 */
function isForeign(root: Value): boolean {
  const has = (key: string) => get(root, key) !== undefined;
  return (has('schema_version') && has('generated_by')) || has('aiskills_version');
}

/** Whether a text that is no YAML was meant to be a lock of this format. */
function looksLikeOurs(text: string): boolean {
  const skills = /^["']?skills["']?[ \t]*:/m.exec(text);
  if (!skills || /^(?:schema_version|aiskills_version):/m.test(text)) return false;
  return text.includes('content_hash', skills.index);
}
