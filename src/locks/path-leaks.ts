import type { Problem } from '../model/finding.ts';
import { code, msg } from '../model/message.ts';
import { leaksHome, sanitizePaths } from '../model/text/sanitize.ts';
import { fields, items, type Value } from '../model/value/value.ts';

/** The fields of a lock with a home directory in their text or key. */
export function pathLeaks(root: Value, text: string): readonly Problem[] {
  return leaksHome(text) ? collectLeaks('', root) : [];
}

/** Recursion is bounded: parsed values have a depth limit. */
function collectLeaks(key: string, value: Value): Problem[] {
  if (value.kind === 'list') return items(value).flatMap((item) => collectLeaks(key, item));
  if (value.kind !== 'table') return leakProblems(key, String(value.value), value.at);
  return fields(value).flatMap((field) => [
    ...leakProblems(field.key, field.key, field.keyAt),
    ...collectLeaks(field.key, field.value),
  ]);
}

function leakProblems(key: string, scalar: string, at: Value['at']): Problem[] {
  if (!leaksHome(scalar)) return [];
  const sanitized = sanitizePaths(scalar);
  const message = msg`Home directory in ${code(sanitizePaths(key))} shows a user name.`;
  const help = msg`Write ${code(sanitized)}.`;
  return [{ rule: 'lock-path-leak', message, help, at, about: `${key}\0${sanitized}` }];
}
