import type { Problem } from '../model/finding.ts';
import { code, type Message, msg, words } from '../model/message.ts';
import { nameOf } from '../model/text/path.ts';
import { get, items, type Value } from '../model/value/value.ts';
import { lockCommand } from '../model/words/lock-command.ts';
import { shownValue } from '../model/words/shown-value.ts';
import { parseJson } from '../syntax/json/json.ts';
import { parseYaml } from '../syntax/yaml/yaml.ts';
import type { LockFormat } from './format.ts';
import { foreignTool } from './formats/proto-lock.ts';
import { unreadableLock, verifiesNothing } from './problems.ts';
import { lockFormats } from './read.ts';

/**
 * Reports a file that no format accepts but that looks like a lock, by name or by content. Null for the many
 * files of other tools.
 */
export function unrecognisedLock(path: string, text: string): Problem | null {
  const tool = foreignTool(path, text);
  if (tool !== null)
    return problem(path, msg`Lock of ${words(tool)}, whose hashes are not supported.`);
  const format = formatForFile(path);
  if (!format) return unreadFormat(path, text) ?? emptyAdrLock(path, text);
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
    const help = msg`Delete the file, then run ${code(lockCommand(path))}.`;
    return looksLikeLock
      ? problem(path, msg`No lock entry has ${code(format.field)}.`, help)
      : isProtobufLock(text)
        ? null
        : lockWithoutEntries(path, root);
  }
  const isForeign = get(root ?? undefined, 'lockfileVersion') !== undefined;
  const message = isForeign
    ? msg`This lock was not written by ${words(format.writer.name)}.`
    : msg`No ${code(format.field)} in the lock of ${words(format.writer.name)}.`;
  return problem(path, message);
}

/** The fields at the top of a lock of ADR-003, in a file of any name. */
const adrHeader = /^(?:generated_at|beads_version):/m;
const emptyHead = /^skills:/m;

/** Reports an empty lock of ADR-003 of any name; a list of skills is that of another tool. */
function emptyAdrLock(path: string, text: string): Problem | null {
  if (!adrHeader.test(text) || !emptyHead.test(text)) return null;
  const { root } = parseYaml(path, text);
  return items(get(root ?? undefined, 'skills')).length > 0 ? null : lockWithoutEntries(path, root);
}

/** Reports a lock of ADR-003 without entries, or with something else in their place. */
function lockWithoutEntries(path: string, root: Value | null): Problem | null {
  const isTable = root?.kind === 'table';
  const skills = isTable ? get(root, 'skills') : (root ?? undefined);
  if (skills?.kind === 'table' && skills.fields.size > 0) return null;
  const notes = [{ message: verifiesNothing }];
  const isEmpty = !skills || skills.kind === 'null' || skills.kind === 'table';
  const found = isEmpty ? undefined : shownValue(skills);
  const subject = isTable ? code('skills') : words('The lock');
  return {
    rule: 'lock-syntax',
    message: found ? msg`${subject} is ${found}, not a mapping.` : msg`Lock without entries.`,
    help: msg`Run ${code(lockCommand(path))}.`,
    notes,
    at: skills?.at ?? { path },
    about: 'entries',
    // It becomes so when the last skill goes.
    ...(isEmpty && { severity: 'warning' as const }),
  };
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
  if (tool === undefined || !/^[ \t{]*["']?(?:skills|agents)["']?\s*:/m.test(text)) return null;
  return problem(path, msg`Lock of ${words(tool)}, whose format is not supported.`);
}

/** Protolock, a tool for protobuf, also writes a `proto.lock`. */
function isProtobufLock(text: string): boolean {
  return /"(?:definitions|protofiles|protopath)"/.test(text);
}

function emptyLock(path: string): Problem {
  const message = msg`Empty lock.`;
  const notes = [{ message: verifiesNothing }];
  return { rule: 'lock-syntax', message, notes, at: { path }, about: 'empty' };
}

/** The format with this file name. */
export function formatForFile(path: string): LockFormat | undefined {
  return lockFormats.find(({ files }) => files.includes(nameOf(path)));
}

function problem(path: string, message: Message, help?: Message): Problem {
  const notes = [{ message: verifiesNothing }];
  return { rule: 'lock-unrecognised', message, help, notes, at: { path }, about: 'unrecognised' };
}
