import type { Problem } from '../model/finding.ts';
import { code, type Insert, msg, namePart } from '../model/message.ts';

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

/** The form of a SHA-256 in hexadecimal digits. */
export const sha256Form = msg`${code('sha256:')} and 64 hexadecimal digits`;
