import type { Entry } from '../../dialects/manifest-v1/entries.ts';
import type { Draft } from '../../model/finding.ts';
import { quote } from '../../model/format-value.ts';

/** The entries that stand for something an earlier entry already declares. */
export function* repeated(
  entries: readonly Entry[],
  word: string,
  identity: (entry: Entry) => readonly string[] = ({ name }) => [name],
): Iterable<Draft> {
  const first = new Map<string, Entry>();
  for (const entry of entries) {
    const key = identity(entry).join('\0');
    const earlier = first.get(key);
    first.set(key, earlier ?? entry);
    if (!earlier) continue;
    const line = earlier.at.range?.start.line;
    const stated = `${word} ${quote(entry.name)} is declared again`;
    const message = `${stated}; its first declaration is on line ${line}.`;
    yield { message, at: entry.at, about: key, stated };
  }
}
