import type { Entry } from '../../dialects/manifest-v1/entries.ts';
import type { Draft } from '../../model/finding.ts';
import { code, quote } from '../../model/value/format-value.ts';

/** Drafts for entries that repeat an earlier entry. */
export function* duplicateDrafts(
  entries: readonly Entry[],
  noun: string,
  identity: (entry: Entry) => readonly string[] = ({ name }) => [name],
): Iterable<Draft> {
  const firstByKey = new Map<string, Entry>();
  for (const entry of entries) {
    const key = identity(entry).join('\0');
    const earlier = firstByKey.get(key);
    firstByKey.set(key, earlier ?? entry);
    if (!earlier) continue;
    const line = earlier.at.range?.start.line;
    const declaredAgain = `${noun} ${quote(entry.name)} is declared again`;
    const message = `${noun} ${code(entry.name)} is declared twice, first on line ${line}. Some agents use the first declaration, others the second.`;
    yield { message, at: entry.at, about: key, identity: declaredAgain };
  }
}
