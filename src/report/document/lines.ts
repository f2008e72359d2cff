import type { Message } from '../../model/message.ts';
import type { Line, Span } from './document.ts';

/** What a line takes besides words of ours: a raw string does not compile. */
export type Insert = Exclude<Span, string> | Line | Message | number;

/** Words of ours with spans between them. */
export function line(words: TemplateStringsArray, ...inserts: readonly Insert[]): Line {
  return words.flatMap((word, index) => {
    const insert = inserts[index];
    return [...(word === '' ? [] : [word]), ...(insert === undefined ? [] : spansOf(insert))];
  });
}

function spansOf(insert: Insert): Line {
  if (typeof insert === 'number') return [String(insert)];
  if ('parts' in insert) return insert.parts;
  return 'kind' in insert ? [insert] : insert;
}

/** The lines as one, with a separator of ours between them; empty ones are left out. */
export function joinLines(lines: readonly Insert[], separator: string): Line {
  return lines
    .map(spansOf)
    .filter((spans) => spans.length > 0)
    .flatMap((spans, index) => (index === 0 ? spans : [separator, ...spans]));
}

/** The first items of a list, with a count of the rest: `a, b and 3 more`. */
export function firstOf(items: readonly Insert[], limit: number): Line {
  // A count of one is as long as the item itself.
  const shown = items.length === limit + 1 ? items : items.slice(0, limit);
  const rest = items.length - shown.length;
  const last = rest > 0 ? line`${rest} more` : shown.at(-1);
  const others = rest > 0 ? shown : shown.slice(0, -1);
  if (last === undefined) return [];
  return others.length === 0 ? spansOf(last) : line`${joinLines(others, ', ')} and ${last}`;
}

/** The line in bold. */
export function strong(spans: Line): Line {
  return [{ kind: 'strong', line: spans }];
}

/** The message without its full stop; words of ours end with it. */
export function unstopped({ parts }: Message): Message {
  const last = parts.at(-1);
  return typeof last === 'string' && last.endsWith('.')
    ? { parts: [...parts.slice(0, -1), last.slice(0, -1)] }
    : { parts };
}
