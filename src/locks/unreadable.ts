import type { Problem } from '../model/finding.ts';
import { code, msg } from '../model/message.ts';
import { LineMap } from '../model/text/text.ts';
import type { Repeated, SyntaxFault } from '../syntax/parsed.ts';

/** The consequence of a lock that cannot be read. */
export const verifiesNothing = msg`No skill is verified against it.`;

/** Why a lock cannot be parsed: a merge conflict, or the first fault. */
export function unreadableLock(
  path: string,
  text: string,
  fault: SyntaxFault,
  syntax: 'YAML' | 'JSON',
): Problem {
  const notes = [{ message: verifiesNothing }];
  const conflict = /^<{7} /m.exec(text);
  if (!conflict) {
    const { message, help, at } = fault;
    return { rule: 'lock-syntax', message, help, notes, at, about: syntax.toLowerCase() };
  }
  const at = new LineMap(text).locate(path, conflict.index, conflict.index + 7);
  const message = msg`Unresolved merge conflict.`;
  return { rule: 'lock-syntax', message, notes, at, about: 'conflict' };
}

/** Reports a duplicate key. */
export function duplicateKey({ key, keyAt, first }: Repeated): Problem {
  return {
    rule: 'lock-syntax',
    message: msg`Duplicate key ${code(key)}.`,
    notes: [{ message: msg`First declared here.`, at: first.keyAt }],
    at: keyAt,
    about: `duplicate\0${key}`,
  };
}
