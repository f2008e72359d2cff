import type { Problem } from '../model/finding.ts';
import { code, type Insert, msg, namePart, pathPart, words } from '../model/message.ts';
import { sanitizePaths } from '../model/text/sanitize.ts';
import { LineMap } from '../model/text/text.ts';
import { get, source, type Value } from '../model/value/value.ts';
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

/** The versions of a format that are read, and the field that says which one a lock has. */
export interface KnownVersions {
  readonly field: string;
  readonly known: readonly string[];
}

/** Reports a lock of another version of its format: its entries are read as those of a known one. */
export function versionProblems(root: Value, { field, known }: KnownVersions): readonly Problem[] {
  const version = get(root, field);
  const written = source(version);
  if (!version || written === undefined || known.some((name) => isOf(written, name))) return [];
  const message = msg`${code(field)} of this lock is ${code(written)}, which is unknown.`;
  const notes = [
    { message: msg`Its entries are read as those of version ${code(known.at(-1) ?? '')}.` },
  ];
  return [
    {
      rule: 'lock-unrecognised',
      message,
      notes,
      at: version.at,
      about: field,
      value: written,
      severity: 'warning',
    },
  ];
}

/** `1.0.0` is of version 1. */
function isOf(written: string, version: string): boolean {
  return written === version || written.startsWith(`${version}.`);
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

/** A field of a lock entry with a text that is no hash. */
interface HashPlace extends Pick<Problem, 'at'> {
  readonly id: string;
  readonly field: string;
  readonly about: string;
}

/** Reports a text in the place of a hash; `form` is how a hash is written. */
export function hashProblem({ id, field, at, about }: HashPlace, form: Insert): Problem {
  return {
    rule: 'lock-syntax',
    message: msg`Invalid hash: ${code(field)} of ${namePart(id)}.`,
    help: msg`Write ${form}.`,
    at,
    about,
  };
}

/** Reports an entry without a hash. */
export function missingHash(
  id: string,
  field: string,
  at: Problem['at'],
  about = `${id}\0${field}`,
): Problem {
  const message = msg`Missing ${code(field)}: ${namePart(id)} is not verified.`;
  return { rule: 'lock-syntax', message, at, about };
}

/** Reports a path that leads out of the repository: it is another one on each machine, so it verifies nothing. */
export function outsideProblem(
  id: string,
  path: string,
  at: Problem['at'],
  furtherPaths = 0,
): Problem {
  const more = words(furtherPaths === 0 ? '' : ` and ${furtherPaths} more`);
  return {
    rule: 'lock-syntax',
    message: msg`${pathPart(sanitizePaths(path))}${more} of ${namePart(id)} not verified: outside the repository.`,
    at,
    about: `${id}\0outside`,
    severity: 'warning',
  };
}

/** The form of a SHA-256 in hexadecimal digits. */
export const sha256Form = msg`${code('sha256:')} and 64 hexadecimal digits`;
