import type { Problem } from '../model/finding.ts';
import { canonical } from '../model/value/canonical.ts';
import { code } from '../model/value/format-value.ts';
import { toJson } from '../model/value/value.ts';
import type { Repeated } from '../syntax/parsed.ts';

/** Reports a key that a frontmatter has twice, at the second place; its line is no part of the fingerprint. */
export function duplicateKey({ key, keyAt, value, first }: Repeated): Problem {
  const line = first.keyAt.range?.start.line;
  return {
    rule: 'frontmatter-duplicate-key',
    message: `Key ${code(key)} is a duplicate of line ${line}. Parsers differ in which value they use: keep one.`,
    at: keyAt,
    about: key,
    value: [toJson(first.value), toJson(value)],
    identity: canonical([key]),
  };
}
