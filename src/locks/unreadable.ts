import type { Problem } from '../model/finding.ts';
import { LineMap } from '../model/text/text.ts';
import { code } from '../model/value/format-value.ts';
import type { Field } from '../model/value/value.ts';
import type { SyntaxFault } from '../syntax/parsed.ts';

/** Why a lock cannot be parsed: a merge conflict, or the first fault. */
export function unreadableLock(
  path: string,
  text: string,
  fault: SyntaxFault,
  syntax: 'YAML' | 'JSON',
): Problem {
  const conflict = /^<{7} /m.exec(text);
  if (!conflict) {
    const message = `The lock is not valid ${syntax}: ${fault.message}. No skill is verified against it.`;
    return { rule: 'lock-syntax', message, at: fault.at, about: syntax.toLowerCase() };
  }
  const at = new LineMap(text).locate(path, conflict.index, conflict.index + 7);
  const message =
    'The lock has the marker of an unresolved merge conflict. No skill is verified against it.';
  return { rule: 'lock-syntax', message, at, about: 'conflict' };
}

/** Reports a duplicate key. */
export function duplicateKey({ key, keyAt }: Field): Problem {
  const message = `Key ${code(key)} is a duplicate. Parsers differ in which value they use.`;
  return { rule: 'lock-syntax', message, at: keyAt, about: `duplicate\0${key}` };
}
