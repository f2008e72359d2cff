import type { Problem } from '../model/finding.ts';
import { nameOf } from '../model/text/path.ts';
import { code } from '../model/value/format-value.ts';
import { get } from '../model/value/value.ts';
import { lockCommand } from '../model/words/lock-command.ts';
import { parseJson } from '../syntax/json/json.ts';
import { parseYaml } from '../syntax/yaml/yaml.ts';
import type { LockFormat } from './format.ts';
import { foreignTool } from './formats/proto-lock.ts';
import { lockFormats } from './read.ts';
import { unreadableLock } from './unreadable.ts';

/**
 * Reports a file that no format accepts but that looks like a lock, by name or by content. Null for the many
 * files of other tools.
 */
export function unrecognisedLock(path: string, text: string): Problem | null {
  const tool = foreignTool(path, text);
  if (tool !== null)
    return problem(
      path,
      `The lock is written by ${tool}, and Skillaccord cannot compute its hashes.`,
    );
  const format = formatForFile(path);
  if (!format) return unreadFormat(path, text);
  const syntax = path.endsWith('.json') ? 'JSON' : 'YAML';
  const { root, faults } = syntax === 'JSON' ? parseJson(path, text) : parseYaml(path, text);
  const [fault] = faults;
  if (text.trim() === '' || (root === null && !fault)) return emptyLock(path);
  if (fault)
    return format.writer === null && isProtobufLock(text)
      ? null
      : unreadableLock(path, text, fault, syntax);
  if (format.writer === null) {
    const skills = get(root ?? undefined, 'skills');
    const looksLikeLock = skills?.kind === 'table' && skills.fields.size > 0;
    const advice = ` Delete the file and run ${code(lockCommand(path))}: the new lock has the hashes.`;
    return looksLikeLock
      ? problem(path, `No entry of the lock has a \`${format.field}\`.`, advice)
      : null;
  }
  const isForeign = get(root ?? undefined, 'lockfileVersion') !== undefined;
  const reason = isForeign
    ? `Another tool than ${format.writer.name} wrote this lock.`
    : `The file has the name of the lock of ${format.writer.name}, but no \`${format.field}\`.`;
  return problem(path, reason);
}

/** The tools whose locks have these names; several write a `skills.lock`. */
const otherTools: ReadonlyMap<string, string> = new Map([
  ['agents.lock', 'dotagents'],
  ['skill.lock', 'another tool'],
  ['skillfold.lock', 'skillfold'],
  ['skills.lock.yaml', 'another tool'],
  ['skills.lock', 'another tool'],
  ['skills.lock.json', 'another tool'],
]);

/** The names of locks that are read only to say that nothing verifies them. */
export const otherLockNames: readonly string[] = [...otherTools.keys()];

/** Reports a lock of skills in a format that is not read; other files of such a name are left alone. */
function unreadFormat(path: string, text: string): Problem | null {
  const tool = otherTools.get(nameOf(path).toLowerCase());
  if (tool === undefined || !/^[\s{]*["']?(?:skills|agents)["']?\s*:/m.test(text)) return null;
  return problem(
    path,
    `The lock is written by ${tool}, in a format that Skillaccord does not read.`,
  );
}

/** Protolock, a tool for protobuf, also writes a `proto.lock`. */
function isProtobufLock(text: string): boolean {
  return /"(?:definitions|protofiles|protopath)"/.test(text);
}

function emptyLock(path: string): Problem {
  const message = 'The lock is empty. No skill is verified against it.';
  return { rule: 'lock-syntax', message, at: { path }, about: 'empty' };
}

/** The format with this file name. */
export function formatForFile(path: string): LockFormat | undefined {
  return lockFormats.find(({ files }) => files.includes(nameOf(path)));
}

function problem(path: string, reason: string, advice = ''): Problem {
  const message = `${reason} The lock verifies no skill.${advice}`;
  return { rule: 'lock-unrecognised', message, at: { path }, about: 'unrecognised' };
}
