import type { Problem } from '../model/finding.ts';
import { quoted } from '../model/format-value.ts';
import { leaksHome, sanitizePaths } from '../model/text/sanitize.ts';
import { fields, items, type Value } from '../model/value.ts';

/** The fields of a lock whose text or key names somebody's home directory. */
export function pathLeaks(root: Value, text: string): readonly Problem[] {
  return leaksHome(text) ? leaksOf('', root) : [];
}

/** The values are those of a parsed text, whose depth is bounded. */
function leaksOf(key: string, value: Value): Problem[] {
  if (value.kind === 'list') return items(value).flatMap((item) => leaksOf(key, item));
  if (value.kind !== 'table') return leak(key, String(value.value), value.at);
  return fields(value).flatMap((field) => [
    ...leak(field.key, field.key, field.keyAt),
    ...leaksOf(field.key, field.value),
  ]);
}

function leak(key: string, path: string, at: Value['at']): Problem[] {
  if (!leaksHome(path)) return [];
  const mended = sanitizePaths(path);
  const message = `Field ${quoted(sanitizePaths(key))} names somebody's home directory, which no other machine has; a shared lock says ${quoted(mended)}.`;
  return [{ rule: 'lock-path-leak', message, at, about: `${key}\0${mended}` }];
}
