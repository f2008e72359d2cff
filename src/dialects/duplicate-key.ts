import type { Problem } from '../model/finding.ts';
import { code, msg } from '../model/message.ts';
import type { Location } from '../model/text/text.ts';
import { canonical } from '../model/value/canonical.ts';
import { toJson } from '../model/value/value.ts';
import type { Repeated } from '../syntax/parsed.ts';

/** Reports a key that a frontmatter has twice, at the second place. */
export function duplicateKey({ key, keyAt, value, first }: Repeated): Problem {
  return {
    rule: 'frontmatter-duplicate-key',
    ...duplicateWords(key, first.keyAt),
    at: keyAt,
    about: key,
    value: [toJson(first.value), toJson(value)],
    identity: canonical([key]),
  };
}

/** What is said of a key that a mapping has twice. */
export function duplicateWords(
  key: string,
  firstAt: Location,
): Pick<Problem, 'message' | 'help' | 'notes'> {
  return {
    message: msg`Duplicate key ${code(key)}. Parsers differ in the value they use.`,
    help: msg`Keep one of them.`,
    notes: [{ message: msg`First declared here.`, at: firstAt }],
  };
}
