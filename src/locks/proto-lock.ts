import type { Problem } from '../model/finding.ts';
import { LineMap } from '../model/text.ts';
import { type Field, fields, get, type Value } from '../model/value.ts';
import type { SyntaxFault } from '../syntax/parsed.ts';
import { parseYaml } from '../syntax/yaml.ts';
import type { LockFormat } from './format.ts';
import { pathLeaks } from './leaks.ts';
import { readEntry } from './proto-entry.ts';

const skillsKey = /(?:^|[\s{,"'])skills["']?\s*:/;
const hashKey = /content_hash["']?\s*:/;

/** The lock of ADR-003: YAML that holds `skills: {<id>: {content_hash}}`. */
export const protoLock: LockFormat = {
  id: 'proto-lock',
  title: 'Lock file of ADR-003',
  source: 'ADR-003, "Lockfile Workflow"',
  parse(path, text) {
    // Most files of this name belong to other tools and may be large: they are not parsed at all.
    if (!skillsKey.test(text) || !hashKey.test(text)) return null;
    const { root, faults, duplicates } = parseYaml(path, text);
    const fault = faults[0];
    const format = 'proto-lock';
    if (fault) {
      const problems = [unreadable(path, text, fault)];
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

/** What keeps a text from being read: a marker of git's, or the first fault. */
function unreadable(path: string, text: string, fault: SyntaxFault): Problem {
  const conflict = /^<{7} /m.exec(text);
  if (!conflict) {
    const message = `The lock is not valid YAML: ${fault.message}. No skill is verified against it.`;
    return { rule: 'lock-syntax', message, at: fault.at, about: 'yaml' };
  }
  const range = new LineMap(text).range(conflict.index, conflict.index + 7);
  const message =
    'The lock holds the marker of an unresolved merge conflict. No skill is verified against it.';
  return { rule: 'lock-syntax', message, at: { path, range }, about: 'conflict' };
}

/** Says that a key stands twice. */
export function duplicateKey({ key, keyAt }: Field): Problem {
  const message = `Key "${key}" stands here a second time; parsers disagree on which one counts.`;
  return { rule: 'lock-syntax', message, at: keyAt, about: `duplicate\0${key}` };
}
