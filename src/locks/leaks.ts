import type { Problem } from '../model/finding.ts';
import { leaksHome, sanitizePaths } from '../model/sanitize.ts';
import { quoted } from '../model/seen.ts';
import type { Field, Value } from '../model/value.ts';

/** The fields of a lock whose text or key names somebody's home directory. */
export function pathLeaks(root: Value, text: string): readonly Problem[] {
  if (!leaksHome(text)) return [];
  const problems: Problem[] = [];
  const left: { field: Field | null; value: Value }[] = [{ field: null, value: root }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { field, value } = next;
    if (value.kind === 'table') {
      for (const inner of value.fields.values()) {
        if (leaksHome(inner.key)) problems.push(leak(inner.key, inner.key, inner.keyAt));
        left.push({ field: inner, value: inner.value });
      }
    } else if (value.kind === 'list') {
      left.push(...value.items.map((item) => ({ field, value: item })));
    } else if (leaksHome(String(value.value))) {
      problems.push(leak(field?.key ?? '', String(value.value), value.at));
    }
  }
  return problems;
}

function leak(key: string, path: string, at: Value['at']): Problem {
  const mended = sanitizePaths(path);
  const message = `Field ${quoted(sanitizePaths(key))} names somebody's home directory, which no other machine has; a shared lock says ${quoted(mended)}.`;
  return { rule: 'lock-path-leak', message, at, about: `${key}\0${mended}` };
}
