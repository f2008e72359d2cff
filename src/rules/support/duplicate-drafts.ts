import type { Entry } from '../../dialects/manifest-v1/entries.ts';
import type { Draft } from '../../model/finding.ts';
import { code, type Message, msg } from '../../model/message.ts';

/** Drafts for entries that repeat an earlier entry. */
export function* duplicateDrafts(
  entries: readonly Entry[],
  noun: Message,
  identity: (entry: Entry) => readonly string[] = ({ name }) => [name],
): Iterable<Draft> {
  const firstByKey = new Map<string, Entry>();
  for (const entry of entries) {
    const key = identity(entry).join('\0');
    const earlier = firstByKey.get(key);
    firstByKey.set(key, earlier ?? entry);
    if (!earlier) continue;
    const message = msg`${noun} ${code(entry.name)} is declared twice.`;
    const notes = [{ message: msg`First declared here.`, at: earlier.at }];
    yield { message, help: msg`Keep one declaration.`, notes, at: entry.at, about: key };
  }
}
